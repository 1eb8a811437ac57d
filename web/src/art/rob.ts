// ROB, drawn 100 wide and 120 high.
import { both, box, circle, circles, halves, polygon, type Layer } from "./kit";

const BODY = "M49.5 76L70 78L79 84L76 118L49.5 118Z";
const HEAD = "M49.5 20C66 20 78 26 78 40L78 62C78 70 72 73 66 73L49.5 73Z";

export const ROB: readonly Layer[] = [
  ["iron", "M50 22L50 10", 2.4],
  ["f", circle(50, 8, 5.5)],
  ["white", circle(48.2, 6.4, 1.5)],
  // arms and body
  ["iron", both("M74 88C88 86 92 96 90 106"), 5],
  ["steel", both("M84 104L96 104L97 114L92 114L92 110L88 110L88 114L83 114Z")],
  ...halves("silver", "steel", BODY),
  ["iron", both(BODY.slice(0, -1)), 1.6],
  ["iron", "M21 84L79 84", 1.4],
  ["ink", box(36, 91, 28, 16)],
  ["f", "M39 99L44 99L47 94L52 104L55 99L61 99", 2],
  ["gold", circle(40, 112.5, 2) + circle(50, 112.5, 2) + circle(60, 112.5, 2)],
  ["iron", box(42, 70, 16, 7)],
  ["steel", "M42 72.4L58 72.4M42 75L58 75", 1],
  // head
  ["iron", both("M76 38L84 38L86 44L86 54L84 60L76 60Z")],
  ["f", circles(33, 49, 2.4)],
  ...halves("silver", "steel", HEAD),
  ["iron", both(HEAD.slice(0, -1)), 1.6],
  ["iron", "M28 30L72 30", 1.2],
  ["ink", "M30 34L70 34L73 38L73 54L70 58L30 58L27 54L27 38Z"],
  ["f", circles(11, 46, 7.5)],
  ["white", circles(11, 46, 4.4)],
  ["ink", circles(10.4, 45.4, 2.6)],
  ["white", circle(37.4, 43.4, 1.5) + circle(59.4, 43.4, 1.5)],
  ["iron", "M37 61L63 61C62 69 56 71 50 71C44 71 38 69 37 61Z"],
  ["silver", "M43 61L43 69M50 61L50 71M57 61L57 69", 1.4],
  ["gold", polygon(32, 26, 1.8, 6) + polygon(68, 26, 1.8, 6)],
];
