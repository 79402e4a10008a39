// SPDX-License-Identifier: MIT
// The selected view: its frame, the reasons for its edges, and fields for their numbers.

import { byId, element, points, say } from "./elements.js";
import { state, changed, listen, view } from "./state.js";
import { select, update } from "./screen.js";
import { distances } from "./distances.js";
import { pointAt } from "./overlay.js";

const questions = {
  leading: "Why does it start here?", width: "Why this width?",
  top: "Why at this height?", height: "Why this high?",
};
const words = {
  decides: "decides", slack: "has room", "gave-way": "gives way", broken: "broken",
};
/// The fields by element and property. They are kept while the numbers change, so that they keep the focus.
let fields = new Map();
/// The field of the current step of the history.
let current = null;

/// Changes a property. Changes of one field in a row are one step of the history.
export function edit(values, key) {
  try {
    state.history = state.engine.ask("edit", {
      document: state.file.document, ...values, continues: current === key,
    });
    current = key;
    say("");
  } catch (error) {
    say(error.message, true);
    return;
  }
  changed("history");
  update();
}

export function endStep() { current = null; }

function field(id, property, value, label) {
  const key = `${id} ${property}`;
  const kept = fields.get(key);
  const input = kept?.isConnected || kept === document.activeElement ? kept : null;
  if (input) {
    if (input !== document.activeElement) input.value = points(value);
    return input.closest("label");
  }
  const next = element("input", {
    type: "number", step: property === "multiplier" ? 0.05 : 1, value: points(value),
    ...(property === "priority" ? { min: 1, max: 1000 } : {}),
    oninput: () => {
      if (next.value !== "" && Number.isFinite(next.valueAsNumber)) {
        edit({ element: id, [property]: next.valueAsNumber }, key);
      }
    },
    onchange: () => { endStep(); changed("settled"); },
    onblur: endStep,
  });
  fields.set(key, next);
  const name = element("span", { class: "scrub", title: "Drag to change" }, label);
  name.addEventListener("pointerdown", (event) => scrub(event, next, property));
  return element("label", { class: "number" }, name, next);
}

/// Changes a number while the pointer moves.
function scrub(event, input, property) {
  event.preventDefault();
  const start = event.clientX;
  const value = input.valueAsNumber;
  const step = property === "multiplier" ? 0.01 : 1;
  const move = (now) => {
    input.value = points(value + Math.round((now.clientX - start) / 2) * step);
    input.dispatchEvent(new Event("input"));
  };
  const end = () => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    input.dispatchEvent(new Event("change"));
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", end);
}

export function reason(each, used) {
  const item = element(
    "li", {
      class: each.standing, "data-element": each.element,
      onmouseenter: () => { state.hovered = each.element; changed("hover"); },
      onmouseleave: () => { state.hovered = null; changed("hover"); },
    },
    element("p", {},
      element("span", { class: "badge" }, words[each.standing]), " ",
      element("b", {}, each.text), each.line ? `, line ${each.line}. ` : ". ", each.effect));
  if (each.numbers && !used.has(each.element)) {
    used.add(each.element);
    item.append(element("p", { class: "row" }, ...Object.entries(each.numbers).map(
      ([property, value]) => field(each.element, property, value, property))));
  }
  return item;
}

function edgeSection(edge, used) {
  const isOpen = edge.edge === state.edge;
  const button = element("button", {
    type: "button", class: "question", "aria-expanded": String(isOpen), "data-edge": edge.edge,
    onclick: () => { select(state.selected, edge.edge); },
  }, element("span", {}, questions[edge.edge] ?? edge.edge), element("b", {}, `${edge.edge} ${edge.sum}`));
  const section = element("section", {}, element("h3", {}, button));
  if (!isOpen) return section;
  section.append(element("ol", { class: "reasons" }, ...edge.because.map((each) => reason(each, used))));
  if (edge.others.length) {
    section.append(
      element("h4", {}, "Also on this view, without influence at this size"),
      element("ul", { class: "reasons" }, ...edge.others.map((each) => reason(each, used))));
  }
  return section;
}

function textField(id, text) {
  const input = element("input", {
    type: "text", value: text, oninput: () => edit({ element: id, text: input.value }, `${id} text`),
    onblur: endStep, onchange: () => { endStep(); changed("settled"); },
  });
  return element("label", { class: "block" }, "Text ", input);
}

/// The list of views to which distances can be shown, in place of pointing at a view.
function pointedField(seen) {
  const choose = ({ target }) => {
    pointAt(target.value || null);
    const other = view(target.value);
    if (!other) return;
    const { lines } = distances(seen.picture, other.picture);
    say(`From ${seen.name} to ${other.name}: ${lines.map(([x, y, z, w]) =>
      `${y === w ? "horizontally" : "vertically"} ${points(Math.abs(z - x) + Math.abs(w - y))}`).join(", ") || "the same edges"}.`);
  };
  return element("label", { class: "block" }, "Distances to ",
    element("select", { "data-edge": "distances", onchange: choose }, element("option", { value: "" }, "the view under the pointer"),
      ...state.layout.views.filter(({ id }) => id !== seen.id).map(({ id, name }) =>
        element("option", { value: id, selected: id === state.pointed }, name))));
}

function show() {
  const details = byId("details");
  const focused = details.contains(document.activeElement) ? document.activeElement : null;
  const edge = focused?.dataset.edge;
  // A text that is being typed stays as it is.
  if (focused?.type === "text") return;
  const seen = view(state.selected);
  if (!state.why || !seen) {
    if (!details.querySelector(":scope > .quiet")) {
      details.replaceChildren(element("p", { class: "quiet" }, "Select a view to see why it is where it is."));
    }
    return;
  }
  const { view: shown, edges, unexplained } = state.why;
  const used = new Set();
  const parts = [
    element("h2", {}, shown.name, " ", element("small", {}, `${shown.class}, line ${shown.line}`)),
    element("dl", { class: "frame" }, ...["x", "y", "width", "height"].flatMap((name, index) => [
      element("dt", {}, name), element("dd", {}, points(shown.frame[index]))])),
    shown.text != null ? textField(shown.id, shown.text) : null,
    element("label", { class: "block" },
      element("input", {
        type: "checkbox", ...(shown.hidden ? { checked: true } : {}),
        onchange: (event) => { edit({ element: shown.id, hidden: event.target.checked }, null); endStep(); },
      }), " Hidden"),
    pointedField(seen),
    ...edges.map((each) => edgeSection(each, used)),
    unexplained.length
      ? element("p", {}, `${unexplained.join(", ")}: no constraint takes part; the superview places this view.`) : null,
  ].filter(Boolean);
  details.replaceChildren(...parts);
  if (focused?.isConnected) focused.focus();
  else if (edge) details.querySelector(`[data-edge=${edge}]`)?.focus();
}

export function startDetails() {
  listen((kind) => {
    if (kind === "selection" || kind === "scene") { fields = new Map(); current = null; }
    if (kind === "layout" || kind === "selection") show();
    const list = byId("details").querySelector("[data-edge=distances]");
    if (kind === "hover" && list) list.value = state.pointed ?? "";
  });
}
