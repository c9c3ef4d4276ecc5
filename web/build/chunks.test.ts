import { expect, it } from "vitest";
import { chunkOf, groups } from "./chunks";

it("puts together what pages need together", () => {
  const files: Record<string, string | null> = {
    "/m/node_modules/svelte/src/internal/client/index.js": "shell",
    "/m/node_modules/markdown-it/index.mjs": null,
    "/m/web/src/main.ts": "shell",
    "/m/web/src/App.svelte": "shell",
    "/m/web/src/texts/texts.ts": "shell",
    "/m/web/src/parts/Icon.svelte": "shell",
    "/m/web/src/parts/Icon.svelte?svelte&type=style&lang.css": "shell",
    "\0virtual:icon/lucide:moon": "shell",
    "\0virtual:icon/lucide:hourglass": "icons",
    "\0virtual:icon/game-icons:lion": null,
    "/m/web/src/connection/api.ts": "shell",
    "/m/web/src/pages/TableRow.svelte": "shell",
    "/m/web/src/lesson/LearnLink.svelte": "shell",
    "/m/web/src/settings/Switches.svelte": "shell",
    "/m/web/src/settings/DeviceDialog.svelte": null,
    "/m/web/src/device/me.svelte.ts": "shell",
    "/m/web/src/device/sounds.ts": null,
    "/m/web/src/bots/levels.ts": "bots",
    "/m/web/src/lesson/coach.svelte.ts": "table",
    "/m/web/src/pages/HomePage.svelte": null,
    "/m/web/src/pages/TablePage.svelte": null,
    "/m/web/src/parts/Disc.svelte": "emblems",
    "/m/web/src/parts/emblems.ts": "emblems",
    "/m/web/src/table/company/Mark.svelte": "emblems",
    "/m/web/src/parts/share/CopyButton.svelte": "table",
    "/m/web/src/connection/live.ts": "table",
    "/m/web/src/table/screen/screen.svelte.ts": "table",
    "C:\\m\\web\\src\\board\\Names.svelte": "table",
    "/m/web/src/locales/en.ftl?page": null,
    "/m/src/marula/games/any/web/board/Board.svelte": null,
  };
  expect(Object.fromEntries(Object.keys(files).map((file) => [file, chunkOf(file)]))).toEqual(files);
});

it("lets the first group have what two could", () => {
  const order = groups().sort((one, other) => other.priority - one.priority);
  expect(order.map(({ name }) => name)).toEqual(["shell", "emblems", "icons", "bots", "table"]);
});
