import "virtual:fonts/latin.css";
import { mount } from "svelte";
import App from "./App.svelte";
import "./style/tokens.css";
import "./style/base.css";

/** What the page is set in; the document has asked for it before this script. */
const LETTERS = ['1em "Inter Variable"', '600 1em "Fraunces Variable"'];
/** How long letters are waited for, in milliseconds: after that others do. */
const PATIENCE = 2000;

/** Nothing is shown in other letters first, to be moved when these come. */
async function begin(): Promise<void> {
  const late = new Promise((done) => setTimeout(done, PATIENCE));
  await Promise.race([late, Promise.allSettled(LETTERS.map((font) => document.fonts.load(font)))]);
  const app = document.getElementById("app");
  if (app) mount(App, { target: app });
}

void begin();
