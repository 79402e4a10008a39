// SPDX-License-Identifier: MIT
// Opening files, the controls of the screen, and the history.

import { byId, element, points, say } from "./elements.js";
import { state, changed, listen } from "./state.js";
import { conditionFields, readConditions, writeConditions } from "./conditions.js";
import { updateNow, resize } from "./screen.js";

export function openText(name, text) {
  try {
    const { document, scenes, initial } = state.engine.ask("open", { name, text });
    state.files.push({ document, name, scenes, original: text });
    if (!scenes.length) throw new Error(`${name} has no scene.`);
    fillScenes();
    show(document, initial ?? scenes[0].id);
    say(`Opened ${name}: ${scenes.length} ${scenes.length === 1 ? "scene" : "scenes"}.`);
    return document;
  } catch (error) {
    say(`${name}${error.line ? `, line ${error.line}` : ""}: ${error.message}`, true);
    return null;
  }
}

/// Opens the new text of a file. The scene, its size and the selection stay.
export function reopen(old, name, text) {
  try {
    const { document, scenes } = state.engine.ask("open", { name, text });
    const file = state.files.find((each) => each.document === old);
    state.engine.ask("close", { document: old });
    Object.assign(file, { document, scenes, original: text });
    fillScenes();
    if (state.file === file) {
      if (!scenes.some(({ id }) => id === state.scene)) {
        show(document, scenes[0]?.id);
      } else {
        byId("scene").value = `${document} ${state.scene}`;
        state.history = { undo: 0, redo: 0, changed: false };
        changed("history");
        updateNow();
        changed("selection", "settled");
      }
    } else if (state.file) {
      byId("scene").value = `${state.file.document} ${state.scene}`;
    }
    say(`${name} has changed on disk.`);
    return document;
  } catch (error) {
    say(`${name}${error.line ? `, line ${error.line}` : ""}: ${error.message}`, true);
    return null;
  }
}

function fillScenes() {
  byId("scene").replaceChildren(...state.files.map(({ name, document, scenes }) =>
    element("optgroup", { label: name }, ...scenes.map(({ id, title }) =>
      element("option", { value: `${document} ${id}` }, title)))));
}

export function show(document, scene, size = null) {
  state.file = state.files.find((file) => file.document === document);
  Object.assign(state, { scene, selected: null, why: null, layout: null, size });
  state.history = state.engine.ask("history", { document });
  byId("scene").value = `${document} ${scene}`;
  byId("welcome").hidden = true;
  changed("scene", "history");
  updateNow();
  changed("settled");
}

function readCanvas() {
  const form = byId("canvas").elements;
  state.conditions = readConditions(form);
  state.overlays = { outlines: form.outlines.checked, guides: form.guides.checked };
}

/// Shows a scene with the size and the conditions in the `canvas` of a request.
export function showAt(document, scene, { width, height, ...conditions }) {
  writeConditions(byId("canvas").elements, conditions);
  readCanvas();
  show(document, scene, width ? [width, height] : null);
}

function startCanvas() {
  const form = byId("canvas");
  const [device, ...fields] = conditionFields();
  form.prepend(device);
  byId("overlays").before(...fields);
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("change", (event) => {
    if (["width", "height"].includes(event.target.name) || event.target.dataset.overlay) return;
    readCanvas();
    if (event.target.name === "device") state.size = null;
    updateNow();
    changed("conditions", "settled");
  });
  for (const name of ["width", "height"]) {
    form.elements[name].addEventListener("change", () => {
      const [width, height] = ["width", "height"].map((each) => form.elements[each].valueAsNumber);
      if (width > 0 && height > 0) resize(width, height);
      requestAnimationFrame(() => changed("settled"));
    });
  }
  byId("own").addEventListener("click", () => {
    state.size = null;
    updateNow();
    changed("settled");
  });
}

function step(name) {
  if (!state.file) return;
  try {
    state.history = state.engine.ask(name, { document: state.file.document });
    say(name === "undo" ? "Undone." : "Done again.");
  } catch (error) {
    say(error.message, true);
    return;
  }
  changed("history");
  updateNow();
  changed("settled");
}

/// Shows the changes since the file was opened.
export function showPatch() {
  const { patch } = state.engine.ask("patch", { document: state.file.document });
  const dialog = byId("patch");
  dialog.querySelector("pre").textContent = patch;
  dialog.showModal();
}

async function act(event) {
  const dialog = byId("patch");
  const action = event.target.value;
  if (action === "close") dialog.close();
  if (action === "copy") {
    try {
      await navigator.clipboard.writeText(dialog.querySelector("pre").textContent);
    } catch {
      getSelection().selectAllChildren(dialog.querySelector("pre"));
      document.execCommand("copy");
    }
    dialog.close();
    say("The change is in the clipboard.");
  }
  if (action === "save") {
    const { text } = state.engine.ask("patch", { document: state.file.document, text: true });
    const address = URL.createObjectURL(new Blob([text]));
    element("a", { href: address, download: state.file.name }).click();
    setTimeout(() => URL.revokeObjectURL(address), 1000);
  }
}

function keys(event) {
  if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z") return;
  if (event.target.tagName === "TEXTAREA" || event.target.type === "text") return;
  event.preventDefault();
  step(event.shiftKey ? "redo" : "undo");
}

export function startFiles() {
  startCanvas();
  byId("scene").addEventListener("change", () => {
    const [document, ...scene] = byId("scene").value.split(" ");
    show(Number(document), scene.join(" "));
  });
  byId("undo").addEventListener("click", () => step("undo"));
  byId("redo").addEventListener("click", () => step("redo"));
  byId("changes").addEventListener("click", showPatch);
  byId("patch").addEventListener("click", act);
  addEventListener("keydown", keys);
  listen((kind) => {
    if (kind === "history") {
      byId("undo").disabled = !state.history.undo;
      byId("redo").disabled = !state.history.redo;
      byId("changes").disabled = !state.history.changed;
    }
    if (kind === "layout") {
      const form = byId("canvas").elements;
      for (const [index, name] of ["width", "height"].entries()) {
        if (form[name] !== document.activeElement) form[name].value = points(state.layout.size[index]);
      }
      const { conflicts } = state.layout;
      if (conflicts) say(`${conflicts} ${conflicts === 1 ? "conflict" : "conflicts"} of constraints at this size.`, true);
    }
  });
}
