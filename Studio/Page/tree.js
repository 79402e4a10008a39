// SPDX-License-Identifier: MIT
// The tree of the views.

import { byId, element, treeTarget } from "./elements.js";
import { state, listen } from "./state.js";
import { select } from "./screen.js";

/// The version of the views that the tree shows.
let shown = null;

function depth(each, all) {
  let level = 1;
  for (let next = all.get(each.parent); next; next = all.get(next.parent)) level += 1;
  return level;
}

function build() {
  if (shown !== null && shown === state.layout?.version) return;
  const views = state.layout?.views ?? [];
  shown = state.layout?.version ?? null;
  const all = new Map(views.map((each) => [each.id, each]));
  byId("tree").replaceChildren(...views.map((each) => {
    const level = depth(each, all);
    return element(
      "li", {
        role: "treeitem", "data-id": each.id, "aria-level": level, tabindex: -1,
        style: `--level: ${level}`, class: each.hidden ? "hidden" : null,
        onclick: () => select(each.id),
      },
      element("span", {}, each.name), " ", element("small", {}, each.class));
  }));
  mark();
}

function mark() {
  const items = [...byId("tree").children];
  const chosen = items.find((item) => item.dataset.id === state.selected);
  for (const item of items) {
    item.setAttribute("aria-selected", item === chosen);
    item.tabIndex = item === (chosen ?? items[0]) ? 0 : -1;
  }
  chosen?.scrollIntoView({ block: "nearest" });
}

function key(event) {
  const next = treeTarget(event, [...byId("tree").children]);
  if (!next) return;
  event.preventDefault();
  select(next.dataset.id);
  next.focus();
}

export function startTree() {
  byId("tree").addEventListener("keydown", key);
  listen((kind) => {
    if (kind === "layout") build();
    if (kind === "selection") mark();
  });
}
