// SPDX-License-Identifier: MIT
// The open document, the screen and the selection. Parts of the page listen for changes.

export const state = {
  engine: null,
  background: null,
  /// The open files: { document, name, scenes }.
  files: [],
  file: null,
  scene: null,
  /// The conditions without a size, as in requests.
  conditions: {},
  /// The size of the screen; null for the scene's own.
  size: null,
  ownSize: null,
  overlays: {},
  /// The last layout.
  layout: null,
  /// The id of the selected view, and the edge whose reasons are drawn.
  selected: null,
  edge: "width",
  why: null,
  /// The id of the view to which distances are shown.
  pointed: null,
  /// The lines of a conflict, or the frames of another layout, that are drawn over the picture.
  fault: null,
  history: { undo: 0, redo: 0, changed: false },
};

/// Whether another page shows this one in a frame, without an address of its own.
export const isFramed = location.protocol === "about:";

const listeners = [];

/// Calls `listener` with the kind of each change: scene, conditions, layout, selection, hover, history, moving (a drag
/// of the screen begins) and settled.
export function listen(listener) { listeners.push(listener); }

export function changed(...kinds) {
  for (const kind of kinds) for (const listener of listeners) listener(kind);
}

/// The values of a request about the scene on the screen.
export function place() {
  const canvas = { ...state.conditions };
  if (state.size) [canvas.width, canvas.height] = state.size;
  return { document: state.file.document, scene: state.scene, canvas };
}

/// The view with an id in the last layout.
export const view = (id) => (id == null ? undefined : state.layout?.views.find((each) => each.id === id));
