// The contact sheet: every picture at every size. `?theme=dark`, `?part=cards`.
import { mount } from "svelte";
import "../src/art/palette.css";
import Sheet from "./Sheet.svelte";

const asked = new URLSearchParams(location.search);
document.documentElement.dataset.theme = asked.get("theme") ?? "light";
mount(Sheet, { target: document.body, props: { part: asked.get("part") ?? "all" } });
