// SPDX-License-Identifier: MIT
// The picture of the scene, its overlay, and the handles that change its size.

import { byId, points, say } from "./elements.js";
import { state, changed, listen, place, view } from "./state.js";
import { askLayout, drawLayout, prepareSizes } from "./layout.js";
import { drawOverlay, pointAt } from "./overlay.js";

let scale = 1;
let isWaiting = false;
let isDragging = false;

/// Lays the scene out before the next frame.
export function update() {
  if (isWaiting) return;
  isWaiting = true;
  requestAnimationFrame(() => {
    isWaiting = false;
    updateNow();
  });
}

export function updateNow() {
  if (!state.file) return;
  try {
    const layout = askLayout();
    state.layout = layout;
    state.scene = layout.scene;
    if (!state.size) state.ownSize = layout.size;
  } catch (error) {
    say(error.message, true);
    return;
  }
  explain();
  changed("layout");
}

/// Asks for the reasons for the selected view's frame.
function explain() {
  state.why = null;
  if (!view(state.selected)) return;
  try {
    state.why = state.engine.ask("why", { ...place(), view: state.selected });
  } catch (error) {
    say(error.message, true);
  }
}

export function select(id, edge) {
  state.selected = id;
  if (edge) state.edge = edge;
  explain();
  changed("selection");
}

export function resize(width, height) {
  const limit = (value) => Math.min(4000, Math.max(80, Math.round(value * 2) / 2));
  state.size = [limit(width), limit(height)];
  update();
}

/// Fits the screen into the window. A drag keeps the scale.
export function fit() {
  if (!state.layout) return;
  const stage = byId("stage");
  const [width, height] = state.layout.size;
  scale = Math.min(
    1.5, Math.max(0.2, Math.min((stage.clientWidth - 72) / width, (stage.clientHeight - 56) / height)));
  draw();
}

function draw() {
  if (!state.layout) return;
  const [width, height] = state.layout.size;
  const screen = byId("screen");
  screen.hidden = false;
  screen.style.width = `${width * scale}px`;
  screen.style.height = `${height * scale}px`;
  const picture = byId("picture");
  drawLayout(scale);
  picture.setAttribute(
    "aria-label",
    `${state.file.name}, ${points(width)} × ${points(height)} points, ${state.layout.count} views`);
  for (const [name, value] of [["right", width], ["bottom", height]]) {
    const handle = document.querySelector(`.handle.${name}`);
    handle.setAttribute("aria-valuenow", value);
    handle.setAttribute("aria-valuetext", `${points(value)} points`);
  }
  drawOverlay(width, height, scale);
}

/// The innermost visible view at a place of the picture.
function hit(event) {
  const frame = byId("picture").getBoundingClientRect();
  const [x, y] = [(event.clientX - frame.left) / scale, (event.clientY - frame.top) / scale];
  return state.layout?.views.findLast(({ picture: [left, top, width, height], hidden }) =>
    !hidden && x >= left && y >= top && x <= left + width && y <= top + height);
}

function drag(event, horizontal, vertical) {
  event.preventDefault();
  const start = [event.clientX, event.clientY];
  const [width, height] = state.layout.size;
  const move = (now) => resize(
    width + (horizontal ? (now.clientX - start[0]) / scale : 0),
    height + (vertical ? (now.clientY - start[1]) / scale : 0));
  const end = () => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    isDragging = false;
    byId("shield").hidden = true;
    changed("settled");
  };
  isDragging = true;
  byId("shield").hidden = false;
  changed("moving");
  addEventListener("pointermove", move);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
}

function steer(event) {
  const step = (event.shiftKey ? 10 : 1) * ({ ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key] ?? 0);
  if (!step) return;
  event.preventDefault();
  const [width, height] = state.size ?? state.layout.size;
  if (event.currentTarget.classList.contains("right")) resize(width + step, height);
  else resize(width, height + step);
}

export function startScreen() {
  for (const [name, horizontal, vertical] of [["right", true, false], ["bottom", false, true], ["corner", true, true]]) {
    const handle = document.querySelector(`.handle.${name}`);
    handle.addEventListener("pointerdown", (event) => drag(event, horizontal, vertical));
    handle.addEventListener("keydown", steer);
    handle.addEventListener("keyup", () => changed("settled"));
  }
  byId("picture").addEventListener("click", (event) => {
    const found = hit(event);
    if (found) select(found.id);
  });
  byId("picture").addEventListener("pointermove", (event) => pointAt(hit(event)?.id ?? null));
  byId("picture").addEventListener("pointerleave", () => pointAt(null));
  new ResizeObserver(() => {
    if (!isDragging) fit();
  }).observe(byId("stage"));
  let [isFirst, isPrepared] = [true, false];
  listen((kind) => {
    if (kind === "scene") isFirst = true;
    if (kind === "scene" || kind === "conditions") isPrepared = false;
    if ((kind === "layout" || kind === "settled") && state.layout && !isPrepared && !isDragging) {
      isPrepared = true;
      prepareSizes(() => isDragging);
    }
    if (kind === "layout" && isFirst) { isFirst = false; fit(); return; }
    if (kind === "settled") fit();
    if (kind === "layout") draw();
    if ((kind === "selection" || kind === "hover") && state.layout) drawOverlay(...state.layout.size, scale);
  });
}
