// SPDX-License-Identifier: MIT
// The server of `plumb studio`: files that change on disk are opened again, and edits are written back. Without the
// server this module does nothing.

import { byId, element, say } from "./elements.js";
import { state, changed, listen } from "./state.js";
import { openText, reopen } from "./files.js";

/// The files of the server by number: { name, revision, text, document }. `text` waits while the page has edits.
let served = [];
let button = null;

const isServed = () => location.protocol === "http:" && served.length > 0;

async function ask(name, question) {
  const response = await fetch(name, {
    method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(question),
  });
  if (!response.ok && response.status !== 409) throw new Error(`the server answered ${response.status}`);
  return response.json();
}

/// Remembers which document shows which file of the server.
export function serve(file, document) {
  if (file.revision == null) return;
  served[file.file] = { name: file.name, revision: file.revision, document, waiting: null };
}

const own = (document) => served.find((each) => each?.document === document);

function hasEdits(file) {
  return state.engine.ask("history", { document: file.document }).changed;
}

/// Shows a changed text, unless the page has edits that would be lost.
function receive({ file: index, text, revision }) {
  const file = served[index];
  if (!file) return;
  file.revision = revision;
  if (file.document == null) {
    file.document = openText(file.name, text);
    return;
  }
  if (hasEdits(file)) {
    file.waiting = text;
    say(`${file.name} has changed on disk. Undo the edits to see it, or save them under another name.`, true);
    return;
  }
  open(file, text);
}

function open(file, text) {
  // While the text cannot be opened, perhaps because only half of it is written, nothing is saved over it.
  file.waiting = text;
  const document = reopen(file.document, file.name, text);
  if (document == null) return;
  file.document = document;
  file.waiting = null;
}

async function watch() {
  for (let pause = 0; ;) {
    try {
      const revisions = served.map(({ revision }) => revision);
      for (const change of await ask("changes", { revisions })) {
        // A save in the meantime has another revision already.
        if (served[change.file]?.revision === revisions[change.file]) receive(change);
      }
      pause = 0;
    } catch {
      pause = Math.min(5000, pause + 500);
      if (pause === 1000) say("The server has ended; edits stay in the page. Start 'plumb studio' again to write them.", true);
    }
    if (pause) await new Promise((go) => setTimeout(go, pause));
  }
}

async function save() {
  const file = own(state.file?.document);
  if (!file) return;
  if (file.waiting != null) {
    say(`${file.name} has changed on disk. Nothing was written.`, true);
    return;
  }
  button.disabled = true;
  const { text } = state.engine.ask("patch", { document: file.document, text: true });
  try {
    const { revision, message } = await ask("save", { file: served.indexOf(file), revision: file.revision, text });
    if (message) throw new Error(message);
    file.revision = revision;
    const history = state.engine.ask("saved", { document: file.document, text });
    if (state.file?.document === file.document) state.history = history;
    say(`Saved ${file.name}.`);
  } catch (error) {
    say(error.message, true);
  }
  changed("history");
}

export function startLive() {
  if (!isServed()) return;
  button = element("button", { id: "save", type: "button", title: "Write the change to the file (Ctrl S)", onclick: save }, "Save");
  byId("changes").after(button);
  addEventListener("keydown", (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "s") return;
    event.preventDefault();
    if (!button.disabled) save();
  });
  listen((kind) => {
    if (kind !== "history" && kind !== "scene") return;
    const file = own(state.file?.document);
    button.disabled = !file || !state.history.changed;
    if (file?.waiting != null && !state.history.changed) {
      const text = file.waiting;
      queueMicrotask(() => file.waiting === text && open(file, text));
    }
  });
  button.disabled = !state.history.changed;
  watch();
}
