// SPDX-License-Identifier: MIT
// The strip below the screen: where each rule holds, for all sizes along one axis.

import { byId, element, points } from "./elements.js";
import { state, changed, listen, place } from "./state.js";
import { resize, select, fit } from "./screen.js";

let report = null;
let timer = 0;
let question = "";

function limits() {
  return [byId("from"), byId("to")].map((input) => input.valueAsNumber);
}

/// Asks for the proof, soon after the last change.
function ask() {
  clearTimeout(timer);
  timer = setTimeout(async () => {
    if (!state.file) return;
    const [from, to] = limits();
    if (!(from >= 1 && to >= from)) return;
    const axis = byId("axis").value;
    const values = { ...place(), axis, from, to, budget: 1500 };
    // The length along the axis has no influence.
    const canvas = state.size ?? state.ownSize ?? state.layout?.size;
    values.canvas = { ...values.canvas, width: canvas[0], height: canvas[1] };
    values.canvas[axis] = from;
    const text = state.engine.ask("patch", { document: state.file.document, text: true }).text;
    const next = JSON.stringify([text, values]);
    if (next === question) return draw();
    question = next;
    byId("strip").setAttribute("aria-busy", "true");
    try {
      const answer = await state.background.ask(state.file.name, text, "range", values);
      if (question !== next) return;
      report = answer;
    } catch (error) {
      report = null;
      byId("verdict").textContent = error.message;
    }
    byId("strip").removeAttribute("aria-busy");
    build();
  }, 150);
}

/// Shows a size and, if a rule breaks there, its first view.
function go(length, refutation) {
  const [width, height] = state.size ?? state.layout.size;
  if (byId("axis").value === "width") resize(length, height); else resize(width, length);
  requestAnimationFrame(() => {
    if (refutation?.views[0]) select(refutation.views[0].id);
    fit();
    changed("settled");
  });
}

const percent = (length) => ((length - report.from) / Math.max(1e-9, report.to - report.from)) * 100;

function bar(refutation) {
  const row = element("div", {
    class: "bar",
    onclick: (event) => {
      const frame = row.getBoundingClientRect();
      go(report.from + ((event.clientX - frame.left) / frame.width) * (report.to - report.from), refutation);
    },
  });
  for (const [from, to] of refutation?.ranges ?? []) {
    row.append(element("span", {
      class: "broken", title: `${points(from)} to ${points(to)}`,
      style: `left: ${percent(from)}%; width: max(3px, ${percent(to) - percent(from)}%)`,
    }));
  }
  for (const point of report.breakpoints) {
    row.append(element("span", { class: "break", style: `left: ${percent(point)}%` }));
  }
  row.append(element("span", { class: "now" }));
  return row;
}

function build() {
  byId("strip").replaceChildren();
  if (!report) return;
  const { broken, proved, breakpoints, reached, to, from, axis } = report;
  byId("verdict").textContent = broken.length
    ? `${broken.length === 1 ? "One rule breaks" : `${broken.length} rules break`} between ${points(from)} and ${points(to)} points.`
    : `Every rule holds from ${points(from)} to ${points(to)} points.`;
  if (reached < to) byId("verdict").textContent += ` Sizes above ${points(reached)} are not decided.`;
  const rows = broken.map((each) => {
    const names = each.views.map(({ name }) => name).join(" and ");
    const ranges = each.ranges.map(([low, high]) => `${points(low)} to ${points(high)}`).join(", ");
    return element("div", { class: "rule" },
      element("button", {
        type: "button", "data-first": each.first, title: each.constraints.join("\n"),
        onclick: () => go(each.first, each),
      }, element("b", {}, names || "The layout"), ` ${each.text}: `, element("span", {}, `${axis} ${ranges}`)),
      bar(each));
  });
  if (!rows.length) rows.push(element("div", { class: "rule" }, bar(null)));
  byId("strip").append(...rows);
  if (proved.length) {
    byId("strip").append(element("p", { class: "proved" }, `Proved: ${proved.map(({ text }) => text).join("; ")}.`));
  }
  byId("strip").append(element("p", { class: "quiet" },
    `${breakpoints.length + 1} pieces; grey lines mark sizes at which the layout changes its behaviour.`));
  draw();
}

function draw() {
  if (!report || !state.layout) return;
  const length = state.layout.size[report.axis === "width" ? 0 : 1];
  for (const now of byId("strip").querySelectorAll(".now")) {
    now.style.left = `${Math.min(100, Math.max(0, percent(length)))}%`;
  }
  for (const button of byId("strip").querySelectorAll("button")) {
    const index = [...byId("strip").querySelectorAll("button")].indexOf(button);
    const isHere = report.broken[index].ranges.some(([low, high]) => length >= low - 0.01 && length <= high + 0.01);
    button.classList.toggle("here", isHere);
  }
}

export function startStrip() {
  byId("from").value = 320;
  byId("to").value = 1024;
  for (const id of ["axis", "from", "to"]) byId(id).addEventListener("change", ask);
  listen((kind) => {
    if (kind === "layout") { byId("range").hidden = false; draw(); }
    if (["scene", "conditions", "history", "settled"].includes(kind)) ask();
  });
}
