// A bot in JavaScript: lux arena "program:node bot.mjs" random
//
// It plays at home what stays within the limit, as far as the cards tell, and otherwise takes its last choice.
import { createInterface } from "node:readline";

const districts = { B: "blue", P: "pink", Y: "yellow", G: "green" };

function choose(view) {
  const home = view.players[view.seat].totals;
  const fits = (action) => {
    const [verb, card] = action.split(" ");
    const district = districts[card?.[0]];
    return verb === "home" && home[district] + Number(card[1]) <= view.totals[district];
  };
  return view.legal.find(fits) ?? view.legal.at(-1);
}

for await (const line of createInterface({ input: process.stdin })) {
  const word = line.split(" ", 1)[0];
  const rest = line.slice(word.length + 1);
  if (word === "lux") console.log("ready");
  if (word === "choose") console.log("action", choose(JSON.parse(rest)));
}
