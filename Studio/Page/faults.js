// SPDX-License-Identifier: MIT
// Conflicts of constraints with the sums that prove them, and ambiguous views with two equally good layouts.

import { byId, element, points } from "./elements.js";
import { state, changed, listen, place, view } from "./state.js";
import { reason } from "./details.js";
import { select } from "./screen.js";

const calm = matchMedia("(prefers-reduced-motion: reduce)");
let report = { conflicts: [], ambiguities: [] };
let question = "";
let timer = 0;
/// The ambiguity that is shown in the picture, and the button that shows it.
let playing = null;
let frame = 0;

/// Requests the conflicts and ambiguities soon after the last change.
function ask() {
  clearTimeout(timer);
  timer = setTimeout(async () => {
    if (!state.file || !state.layout) return;
    const { text } = state.engine.ask("patch", { document: state.file.document, text: true });
    const values = place();
    const next = JSON.stringify([text, values]);
    if (next === question) return;
    question = next;
    try {
      const answer = await state.background.ask(state.file.name, text, "faults", values);
      if (!answer || question !== next) return;
      report = answer;
    } catch {
      report = { conflicts: [], ambiguities: [] };
    }
    stop();
    build();
  }, 200);
}

/// Leaves the processor to a drag. The question is asked again when the drag has ended.
function rest() {
  clearTimeout(timer);
  question = "";
  state.background.cancel("faults");
}

function build() {
  const { conflicts, ambiguities } = report;
  const section = byId("faults");
  section.hidden = conflicts.length + ambiguities.length === 0;
  const used = new Set();
  section.replaceChildren(
    ...conflicts.length ? [element("h2", {}, count(conflicts, "conflict", "conflicts"))] : [],
    ...conflicts.map((each) => conflict(each, used)),
    ...ambiguities.length ? [element("h2", {}, count(ambiguities, "ambiguous place", "ambiguous places"))] : [],
    ...ambiguities.map(ambiguity));
}

const count = ({ length }, one, several) => `${length} ${length === 1 ? one : several}`;

function conflict({ members, sum }, used) {
  const show = (lines) => { state.fault = lines && { lines }; changed("hover"); };
  const all = members.flatMap(({ lines }) => lines);
  const broken = members.find(({ standing }) => standing === "broken");
  return element(
    "article", { class: "fault", onpointerenter: () => show(all), onpointerleave: () => show(null) },
    element("p", {}, sum ? element("b", {}, sum) : "These constraints cannot all hold."),
    element("p", {}, `Without any one of these ${members.length}, the others can hold.`,
      broken ? ` ${broken.text} gives way.` : ""),
    element("ol", { class: "reasons" }, ...members.map((each) => {
      const item = reason(each, used);
      item.addEventListener("focusin", () => show(each.lines));
      item.addEventListener("focusout", () => show(null));
      return item;
    })));
}

/// The frames in the picture on the way from one layout to the other; `share` is from 0 to 1.
function frames({ views }, share) {
  return views.flatMap(({ id, name, one, other }) => {
    const seen = view(id);
    if (!seen) return [];
    const [x, y] = seen.picture;
    const at = (index) => one[index] + (other[index] - one[index]) * share;
    return [{ name: seen.name ?? name, frame: [x + at(0) - one[0], y + at(1) - one[1], at(2), at(3)] }];
  });
}

function draw(each, share) {
  state.fault = { frames: frames(each, share) };
  changed("hover");
}

function stop() {
  cancelAnimationFrame(frame);
  playing = null;
  state.fault = null;
  changed("hover");
  for (const button of byId("faults").querySelectorAll("[aria-pressed]")) button.setAttribute("aria-pressed", "false");
}

/// Moves the views from one layout to the other and back, until the button is pressed again.
function play(each, button) {
  const wasOn = button.getAttribute("aria-pressed") === "true";
  stop();
  if (wasOn) return;
  playing = each;
  button.setAttribute("aria-pressed", "true");
  const start = performance.now();
  const step = (now) => {
    if (playing !== each) return;
    draw(each, (1 - Math.cos(((now - start) / 1200) * Math.PI)) / 2);
    frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
}

function toggle(each, button) {
  const isOther = button.getAttribute("aria-pressed") === "true";
  stop();
  if (isOther) return;
  playing = each;
  button.setAttribute("aria-pressed", "true");
  draw(each, 1);
}

function ambiguity(each) {
  const ids = each.views.map(({ id }) => id);
  return element(
    "article", { class: "fault" },
    element("p", {}, element("b", {}, `${each.text[0].toUpperCase()}${each.text.slice(1)}.`)),
    element("p", { class: "row" },
      element("button", {
        type: "button", class: "animate", "aria-pressed": "false", hidden: calm.matches,
        onclick: ({ target }) => play(each, target),
      }, "Animate"),
      element("button", {
        type: "button", class: "other", "aria-pressed": "false", onclick: ({ target }) => toggle(each, target),
      }, "Other layout"),
      ids.length ? element("button", { type: "button", onclick: () => select(ids[0]) }, "Select") : null),
    element("ul", { class: "frames" }, ...each.views.map(({ name, one, other }) =>
      element("li", {}, `${name}: (${one.map(points).join(", ")}) or (${other.map(points).join(", ")})`))),
    each.fix ? element("p", {}, `To fix it: ${each.fix[0].toLowerCase()}${each.fix.slice(1)}.`) : null);
}

export function startFaults() {
  calm.addEventListener("change", () => { stop(); build(); });
  listen((kind) => {
    if (kind === "layout" && playing) stop();
    if (kind === "moving") rest();
    if (["scene", "conditions", "history", "settled"].includes(kind)) ask();
  });
}
