// SPDX-License-Identifier: MIT
// The strip below the screen: where each rule holds, for all sizes along one axis.

import { byId, element, points } from "./elements.js";
import { state, changed, listen, place } from "./state.js";
import { resize, select, fit } from "./screen.js";

let report = null;
/// The answer that is built when no drag is under way.
let next = null;
let isMoving = false;
let timer = 0;
let question = "";
/// The line that marks the size of the screen in all bars, and the buttons of ranges.
const now = element("span", { class: "now" });
let ranges = [];

function limits() {
  return [byId("from"), byId("to")].map((input) => input.valueAsNumber);
}

/// Requests the proof soon after the last change.
function ask() {
  clearTimeout(timer);
  timer = setTimeout(async () => {
    if (!state.file) return;
    const [from, to] = limits();
    if (!(from >= 1 && to >= from)) return;
    const axis = byId("axis").value;
    const values = { ...place(), axis, from, to, budget: 1500 };
    // The canvas's length along the axis does not affect the proof.
    const canvas = state.size ?? state.ownSize ?? state.layout?.size;
    values.canvas = { ...values.canvas, width: canvas[0], height: canvas[1] };
    values.canvas[axis] = from;
    const text = state.engine.ask("patch", { document: state.file.document, text: true }).text;
    const asked = JSON.stringify([text, values]);
    if (asked === question) return draw();
    question = asked;
    byId("strip").setAttribute("aria-busy", "true");
    try {
      const answer = await state.background.ask(state.file.name, text, "range", values);
      if (!answer || question !== asked) return;
      next = { report: answer };
    } catch (error) {
      next = { report: null, message: error.message };
    }
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

/// The lines at the sizes at which the layout changes its behaviour, as a background of all bars. An element for each line
/// or each bar would slow down each frame of a drag.
function breaks() {
  const lines = report.breakpoints.map((point) => {
    const [start, end] = [`${percent(point)}%`, `calc(${percent(point)}% + 1px)`];
    return `transparent ${start}, var(--break) ${start} ${end}, transparent ${end}`;
  });
  return lines.length ? `linear-gradient(90deg, ${lines.join(", ")})` : "none";
}

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
  return row;
}

/// The parts of the range outside of some ranges.
function rest(ranges) {
  const parts = [];
  let start = report.from;
  for (const [low, high] of ranges) {
    if (low > start) parts.push([start, low]);
    start = Math.max(start, high);
  }
  if (start < report.to) parts.push([start, report.to]);
  return parts;
}

const words = (ranges) => ranges.map(([low, high]) => `${points(low)} to ${points(high)}`).join(", ");

/// A size inside a range of sizes that break a rule, on half a point if possible.
function inside([low, high]) {
  const whole = Math.ceil(low * 2) / 2;
  return whole <= high ? whole : (low + high) / 2;
}

function rule(each) {
  const names = each.views.map(({ name }) => name).join(" and ");
  const holds = rest(each.ranges);
  return element("div", { class: "rule" },
    element("p", { class: "row", title: each.constraints.join("\n") },
      element("span", {}, element("b", {}, names || "The layout"), ` ${each.text}: ${report.axis}`),
      ...each.ranges.map((range, index) => element("button", {
        type: "button", "data-low": range[0], "data-high": range[1],
        onclick: () => go(index === 0 ? each.first : inside(range), each),
      }, words([range]))),
      element("small", {}, holds.length ? `holds from ${words(holds)}` : "holds nowhere")),
    bar(each));
}

/// Goes to the next or previous size at which the layout changes its behaviour.
function jump(direction) {
  const here = state.layout.size[report.axis === "width" ? 0 : 1];
  const sizes = report.breakpoints;
  const next = direction > 0 ? sizes.find((size) => size > here + 0.01) : sizes.findLast((size) => size < here - 0.01);
  if (next != null) go(next);
}

/// Shows the answer. During a drag it would delay a frame.
function build() {
  if (!next || isMoving) return;
  const { message } = next;
  report = next.report;
  next = null;
  byId("strip").removeAttribute("aria-busy");
  byId("strip").replaceChildren();
  ranges = [];
  if (message) byId("verdict").textContent = message;
  if (!report) return;
  const { broken, proved, breakpoints, reached, to, from } = report;
  byId("strip").style.setProperty("--breaks", breaks());
  byId("verdict").textContent = broken.length
    ? `${broken.length === 1 ? "One rule breaks" : `${broken.length} rules break`} between ${points(from)} and ${points(to)} points.`
    : `Every rule holds from ${points(from)} to ${points(to)} points.`;
  if (reached < to) byId("verdict").textContent += ` Sizes above ${points(reached)} are not decided.`;
  const rows = broken.map(rule);
  if (!rows.length) rows.push(element("div", { class: "rule" }, bar(null)));
  const button = (text, direction) => element("button", {
    type: "button", disabled: breakpoints.length === 0, onclick: () => jump(direction),
  }, text);
  byId("strip").append(
    element("div", { class: "rules" }, ...rows, now),
    element("p", { class: "row" }, button("Previous change", -1), button("Next change", 1),
      element("small", {}, `${breakpoints.length + 1} pieces; grey lines mark sizes at which the layout changes its behaviour.`)),
    ...proved.length ? [element("details", {},
      element("summary", { class: "proved" }, `Proved for every size: ${proved.length} ${proved.length === 1 ? "rule" : "rules"}`),
      element("ul", {}, ...proved.map(({ text }) => element("li", { class: "proved" }, text))))] : []);
  ranges = [...byId("strip").querySelectorAll("[data-low]")].map(({ dataset: { low, high }, classList }) =>
    ({ low: Number(low), high: Number(high), classList }));
  draw();
}

function draw() {
  if (!report || !state.layout) return;
  const length = state.layout.size[report.axis === "width" ? 0 : 1];
  // Unlike its left edge, a transform needs no layout of the page. The unit is a part of the strip's width.
  now.style.transform = `translateX(${Math.min(100, Math.max(0, percent(length)))}cqw)`;
  for (const { low, high, classList } of ranges) classList.toggle("here", length >= low - 0.01 && length <= high + 0.01);
}

export function startStrip() {
  byId("from").value = 320;
  byId("to").value = 1024;
  for (const id of ["axis", "from", "to"]) byId(id).addEventListener("change", ask);
  listen((kind) => {
    if (kind === "layout") { byId("range").hidden = false; draw(); }
    if (kind === "moving") { isMoving = true; clearTimeout(timer); }
    if (kind === "settled") { isMoving = false; build(); }
    if (["scene", "conditions", "history", "settled"].includes(kind)) ask();
  });
}
