/** The pictures of the start page: they are on their way while its words are, and are drawn after them. */

type Pictures = typeof import("./pictures");
const code = import("./pictures");
let drawn: Promise<Pictures> | undefined;

const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
export const pictures = (): Promise<Pictures> => (drawn ??= painted().then(() => code));
