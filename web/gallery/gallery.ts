/** A page for developers, shown by `make dev` alone: every game's telling positions in all themes and languages. */
import { mount } from "svelte";
import "../src/style/tokens.css";
import "virtual:fonts/latin.css";
import "../src/style/base.css";
import Gallery from "./Gallery.svelte";

mount(Gallery, { target: document.body });
