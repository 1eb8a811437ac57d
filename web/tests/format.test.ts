import { describe, expect, test, vi } from "vitest";
import { catalogue, Texts } from "../src/texts/format";

const ENGLISH = `
list-and = { $a } and { $b }
list-comma = { $a }, { $b }
list-empty = nothing
district-blue = blue
log-played = { $seat } plays { $card } in { $district }.
log-dealt = You are dealt { $cards }.
cards =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
`;
const FRENCH = `
list-and = { $a } et { $b }
list-comma = { $a }, { $b }
district-blue = bleu
reason-no-card = pas de { $card }
log-played = { $seat } joue { $card } en { $district }.
log-dealt = Vous recevez { $cards }.
`;
const ARROW = `
raised = limit { $before } -> { $after }
`;
const english = new Texts("en", [catalogue(ENGLISH)]);
const french = new Texts("fr", [catalogue(FRENCH)]);

describe("a message", () => {
  test("has a real arrow that no line ends beside", () => {
    const said = new Texts("en", [catalogue(ARROW)]).say("raised", { before: 6, after: 8 });
    expect(said).toBe("limit 6\u00a0→\u00a08");
  });

  test("has nested messages that are said in the same language", () => {
    const message = {
      id: "log-played",
      args: { seat: "Ann", card: "B4", district: { id: "district-blue" } },
    };
    expect(english.say(message)).toBe("Ann plays B4 in blue.");
    expect(french.say(message)).toBe("Ann joue B4 en bleu.");
  });

  test.each([
    [[], "nothing"],
    [["B4"], "B4"],
    [["B4", "P2"], "B4 and P2"],
    [["B4", "P2", "G6"], "B4, P2 and G6"],
    [["B4", { id: "district-blue" }], "B4 and blue"],
  ])("joins the list %j", (cards, joined) => {
    expect(english.say("log-dealt", { cards })).toBe(`You are dealt ${joined}.`);
  });

  test("is taken apart at its cards, and a player may be called like one", () => {
    const args = { seat: "G5", card: "B4", district: { id: "district-blue" } };
    expect(french.parts({ id: "log-played", args })).toEqual(["G5 joue ", "B4", " en bleu."]);
    const cards = ["B4", "P2", "G6"];
    expect(english.parts({ id: "log-dealt", args: { cards } })).toEqual([
      "You are dealt ",
      "B4",
      ", ",
      "P2",
      " and ",
      "G6",
      ".",
    ]);
  });

  test("gives numbers to Fluent as numbers", () => {
    expect(english.say("cards", { count: 1 })).toBe("one card");
    expect(english.say("cards", { count: 3 })).toBe("3 cards");
    expect(english.say("cards", { count: -1234.5 })).toBe("-1,234.5 cards");
  });

  test("needs no formatter of the browser for a small number, which all languages write alike", () => {
    vi.stubGlobal("Intl", {});
    const seats = new Texts("fr", [catalogue("seats = { $count } places")]);
    expect(seats.say("seats", { count: 3 })).toBe("3 places");
    vi.unstubAllGlobals();
  });

  test("has its text with it where a language needs none", () => {
    const reason = { id: "reason-no-card", args: { card: "B4" }, text: "there is no B4" };
    expect(french.say("log-dealt", { cards: reason })).toBe("Vous recevez pas de B4.");
    expect(english.say("log-dealt", { cards: reason })).toBe("You are dealt there is no B4.");
  });

  test("is its id when nobody has it, and a missing variable does not break it", () => {
    expect(english.say({ id: "no-such-thing" })).toBe("no-such-thing");
    expect(english.say("log-dealt")).toContain("You are dealt");
  });

  test("keeps what follows a name that is written from right to left in its place, once", () => {
    const seat = "\u05e9\u05e8\u05d4";
    const name = `\u2068${seat}\u2069`;
    const said = english.say("log-played", { seat, card: "+4", district: "" });
    expect(said).toBe(`${name} plays +4 in .`);
    expect(english.say("log-dealt", { cards: [seat, "Ann", seat] })).toBe(
      `You are dealt ${name}, Ann and ${name}.`,
    );
    const nested = { id: "log-dealt", args: { cards: seat } };
    expect(english.say("log-dealt", { cards: nested })).toBe(`You are dealt You are dealt ${name}..`);
    expect(english.say("log-dealt", { cards: said })).toBe(`You are dealt ${said}.`);
  });

  test("holds markup as plain text", () => {
    const seat = "<b>Ann</b>";
    expect(english.say("log-played", { seat, card: "B4", district: "" })).toContain(seat);
  });
});
