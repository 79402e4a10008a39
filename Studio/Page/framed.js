// SPDX-License-Identifier: MIT
// Studio in a frame of another page. A message of that page names a file and a place. Sources/plumb/Page/live.js sends it.

import { byId } from "./elements.js";
import { state, isFramed } from "./state.js";
import { openText, showAt } from "./files.js";
import { openLog, showConflict } from "./log.js";
import { select } from "./screen.js";

/// The documents of opened files, by their numbers in the other page.
const documents = new Map();

/// Opens a file, or shows it again with its edits, at a place: a conflict of a log, or a scene with its `canvas`, a range
/// of sizes, and a view with the question about one of its edges.
function open({ number, name, text, places, place }) {
  const isOpen = documents.has(number);
  if (place.conflict != null) {
    if (isOpen) showConflict(place.conflict); else openLog(name, text, places, place.conflict);
    documents.set(number, null);
    return;
  }
  const document = isOpen ? documents.get(number) : openText(name, text);
  if (document == null) return;
  documents.set(number, document);
  const { scenes } = state.files.find((each) => each.document === document);
  const scene = scenes.find(({ id }) => id === place.scene) ?? scenes[0];
  if (place.range) for (const key of ["axis", "from", "to"]) byId(key).value = place.range[key];
  showAt(document, scene.id, place.canvas ?? {});
  if (place.view) select(place.view, place.edge);
}

export function startFramed() {
  if (!isFramed) return;
  addEventListener("message", ({ source, data }) => { if (source === parent) open(data); });
  parent.postMessage("ready", "*");
}
