// SPDX-License-Identifier: MIT
// A console log: its conflicts, each rebuilt as a live scene in which the proposed fixes can be tried.

import { byId, element, say } from "./elements.js";
import { state, changed } from "./state.js";
import { openText } from "./files.js";
import { updateNow } from "./screen.js";

/// Explains the conflicts of a log, and shows one of them. `places` are the names of their lines, if those in the text
/// are others.
export function openLog(name, text, places = null, index = 0) {
  let answer;
  try {
    answer = state.engine.ask("explain", { text });
  } catch (error) {
    say(`${name}: ${error.message}`, true);
    return;
  }
  const { conflicts, left } = answer;
  if (!conflicts.length) {
    say(`${name} contains no conflict of constraints.`, true);
    return;
  }
  const section = byId("log");
  const list = element("select", { onchange: () => show(conflicts[list.selectedIndex], list.selectedIndex) },
    ...conflicts.map(({ title, line, count }, index) =>
      element("option", {}, `${places?.[index] ?? `line ${line}`}${count > 1 ? `, ${count} times` : ""}: ${title}`)));
  section.replaceChildren(
    element("h2", {}, name),
    element("label", { class: "block" }, `${conflicts.length} ${conflicts.length === 1 ? "conflict" : "conflicts"} `, list),
    left ? element("p", { class: "quiet" }, `${left} further ones are not explained.`) : "",
    element("div", { class: "conflict" }));
  section.hidden = false;
  // The views of a message have no colours.
  const { outlines } = byId("canvas").elements;
  outlines.checked = true;
  outlines.dispatchEvent(new Event("change", { bubbles: true }));
  showConflict(index);
}

/// Shows a conflict of the log.
export function showConflict(index) {
  const list = byId("log").querySelector("select");
  list.selectedIndex = index;
  list.dispatchEvent(new Event("change"));
}

function show(conflict, index) {
  const { file, sentence, notes, constraints, fixes } = conflict;
  if (file && conflict.document == null) conflict.document = openText(`Conflict ${index + 1}.xib`, file);
  else if (file) {
    byId("scene").value = [...byId("scene").options].find(({ value }) => value.startsWith(`${conflict.document} `))?.value;
    byId("scene").dispatchEvent(new Event("change"));
  }
  byId("log").querySelector(".conflict").replaceChildren(
    element("p", {}, element("b", {}, sentence)),
    ...(notes ?? []).map((note) => element("p", {}, note)),
    element("ul", { class: "reasons" }, ...constraints.map((each) =>
      element("li", { class: each.broken ? "broken" : each.conflicts ? "decides" : "slack", "data-element": each.element },
        each.broken ? element("span", { class: "badge" }, "broken") : "", ` ${each.text}`,
        each.conflicts ? "" : element("small", {}, " not needed for the conflict")))),
    element("h3", {}, "Fixes"),
    ...fixes.map((fix) => element("article", { class: "fault fix" },
      element("p", {}, fix.text, fix.ends ? "" : " Not enough alone."),
      fix.code ? element("pre", { tabindex: 0 }, fix.code) : "",
      fix.edits?.length && conflict.document != null
        ? element("button", { type: "button", onclick: () => attempt(conflict, fix) }, "Try it") : "")));
}

/// Applies a fix to the scene, as one step of its history.
function attempt({ document }, { edits }) {
  try {
    for (const [index, edit] of edits.entries()) {
      state.history = state.engine.ask("edit", { document, ...edit, continues: index > 0 });
    }
    say("Tried. Undo takes it back.");
  } catch (error) {
    say(error.message, true);
  }
  changed("history");
  updateNow();
  changed("settled");
}
