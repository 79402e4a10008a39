// SPDX-License-Identifier: MIT
// The tree of the views.

import { byId, element } from "./elements.js";
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
  const views = state.layout?.views ?? [];
  if (shown !== null && shown === state.layout?.version) return;
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
  const items = [...byId("tree").children];
  const index = items.indexOf(document.activeElement);
  const level = (item) => Number(item.getAttribute("aria-level"));
  let next = null;
  if (event.key === "ArrowDown") next = items[index + 1];
  else if (event.key === "ArrowUp") next = items[index - 1];
  else if (event.key === "Home") next = items[0];
  else if (event.key === "End") next = items.at(-1);
  else if (event.key === "ArrowRight" && level(items[index + 1] ?? items[index]) > level(items[index])) next = items[index + 1];
  else if (event.key === "ArrowLeft") next = items.slice(0, index).findLast((item) => level(item) < level(items[index]));
  else return;
  event.preventDefault();
  if (!next) return;
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
