import { sprite } from "virtual:icons";
import { mount } from "svelte";
import App from "./App.svelte";
import "./style/tokens.css";
import "./style/fonts.css";
import "./style/base.css";

document.body.insertAdjacentHTML("afterbegin", sprite);

const app = document.getElementById("app");
if (app) mount(App, { target: app });

// Its hundred small slices are fetched only where a page has Japanese in it, names of players or languages included.
void import("@fontsource-variable/noto-sans-jp/index.css");
