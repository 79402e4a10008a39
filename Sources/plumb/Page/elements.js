// SPDX-License-Identifier: MIT
// Small functions for elements. Text of files is never markup.

export const byId = (id) => document.getElementById(id);

/// An element with attributes and children. Strings become text.
export function element(name, attributes = {}, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    else if (value === true) node.setAttribute(key, "");
    else if (value !== false && value != null) node.setAttribute(key, value);
  }
  node.append(...children.filter((child) => child != null));
  return node;
}

export function shape(name, attributes = {}, ...children) {
  const node = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  node.append(...children);
  return node;
}

/// A number with at most three decimals.
export const points = (value) => String(Math.round(value * 1000) / 1000);

export function say(text, isError = false) {
  const message = byId("message");
  message.textContent = text;
  message.classList.toggle("error", isError);
}

/// The item of a tree to which a key leads; undefined if it leads to none.
export function treeTarget({ key }, items) {
  const at = items.indexOf(document.activeElement);
  if (at < 0) return undefined;
  const level = (item) => Number(item.getAttribute("aria-level"));
  switch (key) {
    case "ArrowDown": return items[at + 1];
    case "ArrowUp": return items[at - 1];
    case "Home": return items[0];
    case "End": return items.at(-1);
    case "ArrowRight": return items[at + 1] && level(items[at + 1]) > level(items[at]) ? items[at + 1] : undefined;
    case "ArrowLeft": return items.slice(0, at).findLast((item) => level(item) < level(items[at]));
    default: return undefined;
  }
}
