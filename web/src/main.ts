import { connection, SERVERLESS } from "#connection";
import { mount } from "svelte";
import App from "./App.svelte";
import "./page.css";
import { PREFIX } from "./prefix";

mount(App, { target: document.getElementById("app")! });

// With a server, for an offline page, and so that the page can be installed: nothing of a game is kept.
// Without one it keeps the whole page, when there is nothing more urgent to load.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  const register = () => void navigator.serviceWorker.register(`${PREFIX}${import.meta.env.BASE_URL}sw.js`).catch(() => undefined);
  if (SERVERLESS) void connection.ask("GET", "/options").then(register, register);
  else addEventListener("load", register);
}
