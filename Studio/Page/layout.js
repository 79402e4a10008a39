// SPDX-License-Identifier: MIT
// Asks for layouts and draws them. While the views stay the same, only their frames are transferred.

import { byId } from "./elements.js";
import { Picture } from "./picture.js";
import { state, place } from "./state.js";

let picture = null;
let drawn = null;

/// The layout of the scene on the screen, as the engine's answer with all views.
export function askLayout() {
  const known = state.layout;
  const { frames, ...answer } = state.engine.ask("layout", {
    ...place(), ...state.overlays, picture: "list", since: known?.version,
  });
  if (!frames) return answer;
  // Views are replaced, not changed, because others may still use those of the last layout.
  answer.views = known.views.map((view, index) => {
    const start = index * 8;
    return { ...view, frame: frames.slice(start, start + 4), picture: frames.slice(start + 4, start + 8) };
  });
  return answer;
}

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
