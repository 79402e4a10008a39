// SPDX-License-Identifier: MIT
// Visual formats: their constraints, a picture, and errors under the place of the mistake. The address holds the text.

import { byId, element, points } from "./elements.js";
import { state, isFramed } from "./state.js";

const samples = {
  plain: "H:|-[title]-(>=8)-[ok(80)]-|\nV:|-[title(40)]\nV:|-[ok(==title)]",
  extended: "|-[title]-(>=8)-[ok(25%)]-|\nV:|-[title,ok(40)]",
};
const help = {
  plain: "One format in each line, for example H:|-[title]-(>=8)-[ok(80)]-|",
  extended: "Several statements, with percentages, centres and lists of views, for example |-[title]-(>=8)-[ok(25%)]-|",
};
const dialog = byId("format");
const field = (name) => dialog.querySelector(`[name=${name}]`);
const area = dialog.querySelector("textarea");

/// An error with the line of the text and marks under its place. A click puts the caret there.
function finding({ message, place, notes, related }, lines) {
  const index = (place.line ?? 1) - 1;
  const line = lines[index] ?? "";
  const start = Math.max(0, (place.column ?? 1) - 1);
  const length = Math.max(1, (place.endColumn ?? start + 2) - start - 1);
  const go = () => {
    const before = lines.slice(0, index).reduce((sum, each) => sum + each.length + 1, 0);
    area.focus();
    area.setSelectionRange(before + start, before + Math.min(line.length, start + length));
  };
  return element("div", { class: "finding" },
    element("p", { class: "error" }, message),
    place.column ? element("pre", { tabindex: 0 }, `${line}\n${" ".repeat(start)}${"^".repeat(length)}`) : null,
    ...(related ?? []).map((each) => element("p", {}, element("code", {}, each.message), each.place?.line ? `, line ${each.place.line}` : "")),
    ...(notes ?? []).map((each) => element("p", { class: "quiet" }, each)),
    place.column ? element("button", { type: "button", onclick: go }, "Go to the mistake") : null);
}

function show() {
  const text = area.value;
  const isExtended = field("extended").checked;
  byId("format-help").textContent = isExtended ? help.extended : help.plain;
  const size = (name, own) => Math.min(2000, Math.max(40, field(name).valueAsNumber || own));
  const { findings, constraints, frames, svg } = state.engine.ask("format", {
    text, extended: isExtended,
    canvas: { width: size("width", 480), height: size("height", 160), rightToLeft: field("rightToLeft").checked },
  });
  const picture = dialog.querySelector(".picture");
  picture.innerHTML = svg;
  picture.setAttribute("aria-label", frames.map(({ name, frame }) => `${name} at ${frame.map(points).join(", ")}`).join("; ") || "No views");
  dialog.querySelector(".constraints").replaceChildren(
    ...constraints.map((each) => element("li", {}, element("code", {}, each))));
  const lines = text.split("\n");
  dialog.querySelector(".findings").replaceChildren(...findings.map((each) => finding(each, lines)));
  area.setAttribute("aria-invalid", String(findings.length > 0));
}

/// The address of the page with the text.
function address() {
  const values = new URLSearchParams({ vfl: area.value });
  if (field("extended").checked) values.set("extended", "1");
  if (field("rightToLeft").checked) values.set("rtl", "1");
  return `#${values}`;
}

/// Changes the address of the page, if it has its own.
function setAddress(address) {
  if (!isFramed) history.replaceState(null, "", address);
}

function keep() {
  show();
  setAddress(address());
  dialog.querySelector("output").textContent = "";
}

/// Opens the playground with the text of a file.
export function openFormat(text) {
  area.value = text.slice(0, 20_000);
  if (!dialog.open) dialog.showModal();
  keep();
}

/// Opens the playground if the address holds a text.
function openAddress() {
  const values = new URLSearchParams(location.hash.slice(1));
  if (!values.has("vfl")) return;
  area.value = values.get("vfl").slice(0, 20_000);
  field("extended").checked = values.has("extended");
  field("rightToLeft").checked = values.has("rtl");
  if (!dialog.open) dialog.showModal();
  show();
}

async function copyLink() {
  setAddress(address());
  try {
    await navigator.clipboard.writeText(location.href);
    dialog.querySelector("output").textContent = "The link is in the clipboard.";
  } catch {
    dialog.querySelector("output").textContent = "The link is in the address of the page.";
  }
}

export function startPlayground() {
  area.value = samples.plain;
  byId("playground").addEventListener("click", () => { dialog.showModal(); keep(); });
  dialog.addEventListener("input", (event) => {
    const [old, next] = field("extended").checked ? ["plain", "extended"] : ["extended", "plain"];
    if (event.target === field("extended") && area.value === samples[old]) area.value = samples[next];
    keep();
  });
  dialog.querySelector("[value=link]").hidden = isFramed;
  dialog.querySelector("[value=link]").addEventListener("click", copyLink);
  dialog.querySelector("[value=close]").addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => setAddress(location.pathname + location.search));
  addEventListener("hashchange", openAddress);
  openAddress();
}
