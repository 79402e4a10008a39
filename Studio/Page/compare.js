// SPDX-License-Identifier: MIT
// Two layouts of the scene: under two conditions, or before and after the edits.

import { byId, element, shape, points, say } from "./elements.js";
import { state } from "./state.js";
import { conditionFields, readConditions } from "./conditions.js";

/// The documents with the text as it was opened, by the document with the edits.
const originals = new Map();
let sides = [];

/// The document for a version of the open file.
function version(name) {
  if (name !== "opened") return state.file.document;
  if (!originals.has(state.file.document)) {
    originals.set(state.file.document, state.engine.ask("open", { name: state.file.name, text: state.file.original }).document);
  }
  return originals.get(state.file.document);
}

function ask(fieldset) {
  const canvas = readConditions(fieldset.elements);
  // Without a device the layouts have the size of the screen on the page.
  if (!canvas.device && state.size) [canvas.width, canvas.height] = state.size;
  const layout = state.engine.ask("layout", {
    document: version(fieldset.elements.version.value), scene: state.scene, canvas,
  });
  const names = [...fieldset.elements].filter(({ type, checked, value }) => (type === "checkbox" ? checked : value))
    .map((field) => (field.type === "checkbox" ? field.labels[0].textContent.trim() : field.selectedOptions[0].textContent));
  return { ...layout, title: names.join(", ") };
}

/// The larger width and height of both layouts.
const extent = () => [0, 1].map((index) => Math.max(...sides.map(({ size }) => size[index])));

/// The number of pixels per point at which both layouts fit into the window.
function scale() {
  const [width, height] = extent();
  return Math.min(1, (innerWidth * 0.85) / width, (innerHeight * 0.55) / height);
}

/// A picture that cannot run scripts or load anything.
const image = ({ svg, size: [width, height], title }, name) => element("img", {
  src: `data:image/svg+xml,${encodeURIComponent(svg)}`, width: width * scale(), height: height * scale(),
  alt: `${name}: ${title}`,
});

/// The views whose frames on the screen differ.
function differences() {
  const [one, other] = sides.map(({ views }) => new Map(views.map((each) => [each.id, each])));
  const ids = new Set([...one.keys(), ...other.keys()]);
  return [...ids].map((id) => ({ id, one: one.get(id), other: other.get(id) }))
    .filter(({ one, other }) => !one || !other || one.hidden !== other.hidden
      || one.picture.some((value, index) => Math.abs(value - other.picture[index]) > 0.005));
}

const frameText = (each) => (!each || each.hidden ? "–" : each.picture.map(points).join(", "));

function table(found) {
  if (!found.length) return element("p", { class: "proved" }, "Every view has the same frame.");
  return element("div", { class: "wide", tabindex: 0, role: "region", "aria-label": "Views with different frames" },
    element("table", {},
      element("caption", {}, `${found.length} of ${sides[0].views.length} views differ. Frames on the screen, in points:`),
      element("thead", {}, element("tr", {}, ...["View", "A", "B", "Difference"].map((text) => element("th", { scope: "col" }, text)))),
      element("tbody", {}, ...found.map(({ one, other }) => element("tr", {},
        element("th", { scope: "row" }, (one ?? other).name), element("td", {}, frameText(one)),
        element("td", {}, frameText(other)),
        element("td", {}, one && other ? ["x", "y", "width", "height"].flatMap((name, index) => {
          const difference = other.picture[index] - one.picture[index];
          return Math.abs(difference) > 0.005 ? [`${name} ${difference > 0 ? "+" : "−"}${points(Math.abs(difference))}`] : [];
        }).join(", ") : one ? "only in A" : "only in B"))))));
}

function outlines(found) {
  const [width, height] = extent();
  return shape("svg", {
    viewBox: `0 0 ${width} ${height}`, width: width * scale(), height: height * scale(), class: "outlines", "aria-hidden": "true",
  },
    ...["one", "other"].flatMap((side) => found.filter((each) => each[side] && !each[side].hidden).map((each) => {
      const [x, y, wide, high] = each[side].picture;
      return shape("rect", { class: side, x, y, width: wide, height: high, "stroke-width": 2 });
    })));
}

function build() {
  const dialog = byId("compare");
  const result = dialog.querySelector(".result");
  try {
    sides = [...dialog.querySelectorAll("fieldset")].map(ask);
  } catch (error) {
    result.replaceChildren(element("p", { class: "error" }, error.message));
    return;
  }
  const mode = dialog.querySelector("[name=mode]:checked").value;
  const found = differences();
  const [a, b] = sides;
  const figure = (side, name) => element("figure", {}, element("figcaption", {}, element("b", {}, name), ` ${side.title}`), image(side, name));
  const stack = element("div", { class: "stack" }, image(a, "A"), image(b, "B"));
  const amount = dialog.querySelector("[name=amount]");
  amount.closest("label").hidden = mode !== "over";
  stack.lastChild.style.opacity = amount.value / 100;
  result.replaceChildren(...{
    beside: () => [element("div", { class: "beside" }, figure(a, "A"), figure(b, "B"))],
    over: () => [stack],
    differences: () => [element("div", { class: "beside" },
      element("div", { class: "stack" }, image(a, "A"), outlines(found)), table(found))],
  }[mode]());
  dialog.querySelector("output").textContent =
    found.length ? `${found.length} ${found.length === 1 ? "view differs" : "views differ"}.` : "Every view has the same frame.";
}

function open() {
  const dialog = byId("compare");
  for (const [index, fieldset] of [...dialog.querySelectorAll("fieldset")].entries()) {
    const fields = fieldset.elements;
    if (!fieldset.dataset.ready) {
      fieldset.append(...conditionFields());
      fieldset.dataset.ready = "true";
    }
    for (const [name, value] of Object.entries(state.conditions)) {
      if (!(name in fields)) continue;
      if (value === true) fields[name].checked = true; else fields[name].value = value;
    }
    // After edits the opened file is compared with them, and otherwise light with dark.
    fields.version.value = index === 0 && state.history.changed ? "opened" : "edited";
    if (index === 1 && !state.history.changed) fields.dark.checked = !fields.dark.checked;
  }
  dialog.showModal();
  build();
}

export function startCompare() {
  const dialog = byId("compare");
  byId("comparing").addEventListener("click", () => {
    if (state.layout) open(); else say("Open a file first.", true);
  });
  dialog.addEventListener("input", build);
  dialog.querySelector("[value=close]").addEventListener("click", () => dialog.close());
}
