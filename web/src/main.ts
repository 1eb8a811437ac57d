import { mount } from "svelte";
import App from "./App.svelte";
import "./page.css";

mount(App, { target: document.getElementById("app")! });

// For an offline page, and so that the page can be installed. Nothing of a game is kept.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined));
}
