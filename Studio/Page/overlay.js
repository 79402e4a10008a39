// SPDX-License-Identifier: MIT
// The drawing over the picture: the selection, the reasons for an edge, distances, and rectangles of all views.

import { byId, shape, points, say } from "./elements.js";
import { state, changed, listen, place, view } from "./state.js";
import { distances } from "./distances.js";

/// The overlays that are switched on, and the answer about them.
const shown = { alignment: false, baselines: false, margins: false, safeArea: false };
let rectangles = null;
let thin = 1;

/// Draws the overlay of a picture. `scale` is the number of pixels per point.
export function drawOverlay(width, height, scale) {
  const overlay = byId("overlay");
  thin = 1 / scale;
  const parts = [...layoutRectangles(), ...faultParts()];
  const selected = view(state.selected);
  if (selected) {
    parts.push(box(selected.picture, "selected", 2));
    parts.push(...distancesToPointed(selected) ?? reasons());
  }
  if (!parts.length && !overlay.firstChild) return;
  overlay.setAttribute("viewBox", `0 0 ${width} ${height}`);
  overlay.replaceChildren(...parts);
}

const box = ([x, y, width, height], name, weight = 1.5) =>
  shape("rect", { class: name, x, y, width, height, "stroke-width": weight * thin });

function reasons() {
  const edge = state.why?.edges.find((each) => each.edge === state.edge);
  const seen = new Set();
  const parts = [];
  for (const reason of edge?.because ?? []) {
    if (reason.kind === "screen") continue;
    for (const each of reason.lines) {
      if (seen.has(String(each))) continue;
      seen.add(String(each));
      parts.push(line(each, reason.element && reason.element === state.hovered ? "strong" : ""));
    }
  }
  return parts;
}

/// The distances between the selected view and the one under the pointer.
function distancesToPointed(selected) {
  const pointed = view(state.pointed);
  if (!pointed || pointed === selected) return null;
  const { lines, guides } = distances(selected.picture, pointed.picture);
  const [x, y, width, height] = pointed.picture;
  const size = label(`${pointed.name}  ${points(width)} × ${points(height)}`, x, y - 5 * thin, "start");
  size.setAttribute("class", "pointed");
  return [
    box(pointed.picture, "pointed"), size,
    ...guides.map(([x1, y1, x2, y2]) =>
      shape("line", { class: "guide", x1, y1, x2, y2, "stroke-width": thin, "stroke-dasharray": `${3 * thin}` })),
    ...lines.map((each) => line(each, "distance")),
  ];
}

/// The lines of a conflict, and the frames of an ambiguous layout.
function faultParts() {
  const { lines = [], frames = [] } = state.fault ?? {};
  return [
    ...frames.map(({ name, frame }) => shape("g", { class: "witness" },
      box(frame, "other", 2), label(name, frame[0] + 4 * thin, frame[1] + 14 * thin, "start"))),
    ...lines.map((each) => line(each, "conflict")),
  ];
}

function label(text, x, y, anchor) {
  const node = shape("text", {
    x, y, "font-size": 12 * thin, "text-anchor": anchor, "stroke-width": 3 * thin,
  });
  node.textContent = text;
  return node;
}

/// A line with caps at its ends and its length.
function line([x1, y1, x2, y2], name) {
  const length = Math.abs(x2 - x1) + Math.abs(y2 - y1);
  const isAcross = y1 === y2;
  const isStrong = name === "strong";
  const group = shape("g", { class: `line ${name}`, "stroke-width": (isStrong ? 3 : 1.5) * thin });
  group.append(shape("line", { x1, y1, x2, y2 }));
  const cap = 5 * thin;
  for (const [x, y] of [[x1, y1], [x2, y2]]) {
    group.append(isAcross
      ? shape("line", { x1: x, x2: x, y1: y - cap, y2: y + cap })
      : shape("line", { x1: x - cap, x2: x + cap, y1: y, y2: y }));
  }
  if (length >= 0.5) {
    group.append(label(
      points(length), (x1 + x2) / 2 + (isAcross ? 0 : 6 * thin), (y1 + y2) / 2 - (isAcross ? 5 * thin : -4 * thin),
      isAcross ? "middle" : "start"));
  }
  return group;
}

/// Alignment rectangles and baselines of all views; margins and safe areas of the selected and the root view.
function layoutRectangles() {
  if (!rectangles) return [];
  const parts = [];
  const root = state.layout.views[0]?.id;
  for (const each of rectangles) {
    const isNear = each.id === state.selected || each.id === root;
    if (shown.alignment) parts.push(box(each.alignment, "alignment", 1));
    if (shown.margins && isNear) parts.push(box(each.margins, "margins"));
    if (shown.safeArea && isNear && each.safeArea) parts.push(box(each.safeArea, "safeArea"));
    const [x, , width] = each.alignment;
    for (const y of shown.baselines ? new Set((each.baselines ?? []).map((y) => Math.round(y * 100) / 100)) : []) {
      parts.push(shape("line", { class: "baseline", x1: x, x2: x + width, y1: y, y2: y, "stroke-width": thin }));
    }
  }
  return parts;
}

function ask() {
  rectangles = null;
  if (!state.file || !Object.values(shown).includes(true)) return;
  try {
    rectangles = state.engine.ask("overlays", place()).views;
  } catch (error) {
    say(error.message, true);
  }
}

/// Shows the distances to a view, or none.
export function pointAt(id) {
  if (state.pointed === id) return;
  state.pointed = id;
  changed("hover");
}

export function startOverlay() {
  for (const input of byId("overlays").querySelectorAll("input")) {
    if (!(input.name in shown)) continue;
    input.addEventListener("change", () => {
      shown[input.name] = input.checked;
      ask();
      changed("hover");
    });
  }
  const tree = byId("tree");
  tree.addEventListener("pointerover", (event) => pointAt(event.target.closest("li")?.dataset.id ?? null));
  tree.addEventListener("pointerleave", () => pointAt(null));
  listen((kind) => {
    if (kind === "scene") state.pointed = null;
    if (kind === "layout") ask();
  });
}
