/** What is drawn on the start page. */
export { default as Card } from "../art/Card.svelte";
export { default as Rob } from "../art/Rob.svelte";
export { default as Scene } from "./Scene.svelte";
