// SPDX-License-Identifier: MIT
// Starts the page.

import { byId, say } from "./elements.js";
import { Background, Engine, moduleBytes } from "./engine.js";
import { state } from "./state.js";
import { startScreen } from "./screen.js";
import { startTree } from "./tree.js";
import { startDetails } from "./details.js";
import { startStrip } from "./strip.js";
import { startFiles, openText } from "./files.js";
import { serve, startLive } from "./live.js";
import { startPlayground } from "./playground.js";

try {
  const bytes = await moduleBytes();
  state.engine = await Engine.start(bytes);
  state.background = new Background(bytes, (request, values) => state.engine.ask(request, values));
  startScreen();
  startTree();
  startDetails();
  startStrip();
  startFiles();
  startPlayground();
  const files = JSON.parse(byId("files").textContent || "[]");
  for (const file of files) serve(file, openText(file.name, file.text));
  startLive();
  document.documentElement.dataset.ready = "true";
} catch (error) {
  say(`This browser cannot run Plumb Studio: ${error.message}`, true);
}
