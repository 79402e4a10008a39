// SPDX-License-Identifier: MIT
// Asks for layouts and draws them. While the views stay the same, they are not transferred again.

import { byId } from "./elements.js";
import { Picture } from "./picture.js";
import { state, place } from "./state.js";

let picture = null;
let drawn = null;
/// The views of the last answer that listed them.
let listed = [];

/// The layout of the scene on the screen. If it has the same views as the last layout, their frames are requested
/// on first use, which is rare during a drag.
export function askLayout() {
  const known = state.layout;
  const request = { ...place(), ...state.overlays, since: known?.version, brief: true };
  const answer = state.engine.ask("layout", { ...request, picture: "list" });
  if (answer.views) listed = answer.views;
  answer.count = listed.length;
  if (answer.views) return answer;
  const names = listed;
  let views = null;
  return Object.defineProperty(answer, "views", { get: () => { views ??= askViews(request, names); return views; } });
}

/// The views of a layout with their frames. If the document was closed or edited since, the frames that were listed
/// last; the next layout replaces them.
function askViews(request, names) {
  let answer = null;
  try {
    answer = state.engine.ask("layout", { ...request, brief: false, picture: "none" });
  } catch {
    return names;
  }
  const { views, frames } = answer;
  if (!views && frames.length !== names.length * 8) return names;
  return views ?? names.map((view, index) => {
    const start = index * 8;
    return { ...view, frame: frames.slice(start, start + 4), picture: frames.slice(start + 4, start + 8) };
  });
}

/// The number of calls of `prepareSizes`. A new call ends the former one.
let turn = 0;

/// Lays the scene out once in the other orientation and size classes, while the browser has nothing else to do. The first
/// layout in each of them reads all elements, which would take longer than a frame of a drag.
export function prepareSizes(isBusy) {
  turn += 1;
  const own = turn;
  const [width, height] = state.layout.size;
  const sizes = [[700, height], [Math.max(700, height) + 100, height], [width, 440], [width, 300]];
  const prepare = () => {
    if (own !== turn || !state.file) return;
    if (isBusy()) { idle(prepare); return; }
    const size = sizes.shift();
    if (!size) return;
    const request = place();
    [request.canvas.width, request.canvas.height] = size;
    try {
      state.engine.ask("layout", { ...request, brief: true, picture: "none" });
    } catch {
      return;
    }
    idle(prepare);
  };
  idle(prepare);
}

const idle = (body) => (window.requestIdleCallback ? requestIdleCallback(body) : setTimeout(body, 200));

/// Draws the last layout at a scale, if that is not what the canvas shows.
export function drawLayout(scale) {
  const key = state.layout.list;
  if (drawn?.key === key && drawn.scale === scale) return;
  drawn = { key, scale };
  if (!picture) {
    picture = new Picture(document.createElement("canvas"));
    byId("picture").replaceChildren(picture.canvas);
  }
  picture.show(key, scale);
}
