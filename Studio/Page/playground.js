// SPDX-License-Identifier: MIT
// Visual formats: their constraints, a picture, and errors under the place of the mistake.

import { byId, element, points } from "./elements.js";
import { state } from "./state.js";

function show() {
  const dialog = byId("format");
  const text = dialog.querySelector("textarea").value;
  const { findings, constraints, frames, svg } = state.engine.ask("format", {
    text, extended: dialog.querySelector("[name=extended]").checked, canvas: { width: 480, height: 160 },
  });
  dialog.querySelector(".picture").innerHTML = svg;
  dialog.querySelector(".picture").setAttribute("role", "img");
  dialog.querySelector(".picture").setAttribute(
    "aria-label", frames.map(({ name, frame }) => `${name} at ${frame.map(points).join(", ")}`).join("; "));
  dialog.querySelector(".constraints").replaceChildren(
    ...constraints.map((each) => element("li", {}, element("code", {}, each))));
  const lines = text.split("\n");
  dialog.querySelector(".findings").replaceChildren(...findings.map(({ message, place }) => {
    const line = lines[(place.line ?? 1) - 1] ?? "";
    const caret = place.column ? `\n${" ".repeat(place.column - 1)}${"^".repeat(Math.max(1, (place.endColumn ?? place.column + 1) - place.column))}` : "";
    return element("div", {}, element("p", { class: "error" }, message), element("pre", {}, line + caret));
  }));
}

export function startPlayground() {
  const dialog = byId("format");
  const area = dialog.querySelector("textarea");
  area.value = "H:|-[title]-(>=8)-[ok(80)]-|\nV:|-[title(40)]\nV:|-[ok(==title)]";
  byId("playground").addEventListener("click", () => { dialog.showModal(); show(); });
  dialog.addEventListener("input", show);
  dialog.querySelector("[value=close]").addEventListener("click", () => dialog.close());
}
