// SPDX-License-Identifier: MIT
// Starts the page.

import { byId, say } from "./elements.js";
import { Background, Engine, compiledModule } from "./engine.js";
import { state } from "./state.js";
import { startOverlay } from "./overlay.js";
import { startScreen } from "./screen.js";
import { startTree } from "./tree.js";
import { startDetails } from "./details.js";
import { startFaults } from "./faults.js";
import { startCompare } from "./compare.js";
import { startStrip } from "./strip.js";
import { startFiles, openText } from "./files.js";
import { serve, startLive } from "./live.js";
import { startPlayground } from "./playground.js";
import { startInputs } from "./inputs.js";
import { startFramed } from "./framed.js";

try {
  const module = await compiledModule();
  state.engine = await Engine.start(module);
  state.background = new Background(module, (request, values) => state.engine.ask(request, values));
  startOverlay();
  startScreen();
  startTree();
  startDetails();
  startFaults();
  startStrip();
  startFiles();
  startCompare();
  startPlayground();
  startInputs();
  const files = JSON.parse(byId("files").textContent || "[]");
  for (const file of files) serve(file, openText(file.name, file.text));
  startLive();
  startFramed();
  document.documentElement.dataset.ready = "true";
} catch (error) {
  say(`This browser cannot run Plumb Studio: ${error.message}`, true);
}
