/** A frame of the gallery: the page itself, in the language and the theme that the frame's address asks for. */
import { preferences } from "../src/device/preferences.svelte";
import { lookIn } from "./looks";

const { at, language, theme } = lookIn(location.search);
preferences.language = language;
preferences.theme = theme;
preferences.motion = 0;
// What a frame shows is nobody's choice for this device.
preferences.keep = () => undefined;

history.replaceState(null, "", at);
void import("../src/main");
