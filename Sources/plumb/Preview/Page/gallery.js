"use strict";
// The page's data: tables of lines, rows and texts. Pictures and views refer to their indices (base 36).
const data = JSON.parse(document.getElementById("data").textContent);
const byId = (id) => document.getElementById(id);
const numbers = (list) => (list === "" ? [] : list.split(" ").map((n) => parseInt(n, 36)));
const points = (n) => String(Math.round(n * 100) / 100).replace("-", "−");
const size = (w, h) => `${points(w)} × ${points(h)}`;

function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (value !== undefined && value !== false) element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children);
  return element;
}

// --- The state of the page. It is part of the URL, so that a view can be linked to.

const state = { scene: 0, view: -1, zoom: 0, switches: data.switches.map((s) => s.initial) };

function readAddress() {
  const asked = new URLSearchParams(location.hash.slice(1));
  data.switches.forEach((item, index) => {
    const place = item.options.indexOf(asked.get(item.key));
    state.switches[index] = place < 0 ? item.initial : place;
  });
  const scene = data.scenes.findIndex(
    (s) => s.id === asked.get("scene") && (!asked.has("file") || data.files[s.file].name === asked.get("file")));
  state.scene = scene < 0 ? firstScene() : scene;
  state.zoom = 0;
  state.view = asked.has("view") ? rows().findIndex((row) => row.id === asked.get("view")) : -1;
}

function writeAddress() {
  const scene = data.scenes[state.scene];
  const asked = new URLSearchParams({ file: data.files[scene.file].name, scene: scene.id });
  if (state.view >= 0 && rows()[state.view].id) asked.set("view", rows()[state.view].id);
  data.switches.forEach((item, index) => {
    if (state.switches[index] !== item.initial) asked.set(item.key, item.options[state.switches[index]]);
  });
  history.replaceState(null, "", "#" + asked);
}

function firstScene() {
  return Math.max(0, data.scenes.findIndex((s) => s.isInitial));
}

/** The index of the selected combination. The last switch changes fastest. */
const condition = () =>
  data.switches.reduce((sum, item, index) => sum * item.options.length + state.switches[index], 0);

const drawing = (scene) => data.drawings[numbers(scene.drawings)[condition()]];

/** The views of a drawing, superviews first. */
function rows(scene = data.scenes[state.scene]) {
  return numbers(drawing(scene).views).map((index) => {
    const [view, x, y, width, height, left, top, contentWidth, contentHeight, hidden, held] = data.rows[index];
    const [id, name, className, line, depth] = data.views[view];
    return {
      id, name, className, line, depth, x, y, width, height, left, top, contentWidth, contentHeight,
      isHidden: hidden === 1,
      constraints: numbers(held).map((n) => data.texts[n]),
    };
  });
}

// --- Pictures: created when they become visible, released when they are no longer visible.

const sight = new IntersectionObserver((entries) => {
  for (const entry of entries) {
    const image = entry.target;
    if (entry.isIntersecting && !image.src) {
      const lines = numbers(data.pictures[drawing(data.scenes[image.dataset.scene]).picture]);
      const text = lines.map((n) => data.lines[n]).join("\n");
      image.src = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
    } else if (!entry.isIntersecting && image.src) {
      release(image);
    }
  }
}, { root: byId("viewport"), rootMargin: "400px" });

function release(image) {
  if (image.src) URL.revokeObjectURL(image.src);
  image.removeAttribute("src");
}

// --- The canvas: the scenes of one file.

/** The frames of the scenes of the file, in points. Locations in files are in 600ths of the screen. */
function places(scenes) {
  const file = data.scenes[state.scene].file;
  const [width, height] = drawing(data.scenes[state.scene]).screen;
  const boxes = new Map();
  let bottom = -Infinity;
  for (const index of scenes) {
    const { location } = data.scenes[index];
    const [w, h] = drawing(data.scenes[index]).size;
    if (!location) continue;
    boxes.set(index, { x: (location[0] * width) / 600 - w / 2, y: (location[1] * height) / 600 - h / 2, w, h });
    bottom = Math.max(bottom, boxes.get(index).y + h);
  }
  // Scenes without a location are placed below, in rows.
  let [x, y, row] = [0, Number.isFinite(bottom) ? bottom + 160 : 0, 0];
  for (const index of scenes) {
    if (boxes.has(index)) continue;
    const [w, h] = drawing(data.scenes[index]).size;
    if (x > 0 && x + w > 4200) [x, y, row] = [0, y + row + 120, 0];
    boxes.set(index, { x, y, w, h });
    x += w + 100;
    row = Math.max(row, h);
  }
  const all = [...boxes.values()];
  const [left, top] = [Math.min(...all.map((b) => b.x)) - 160, Math.min(...all.map((b) => b.y)) - 120];
  for (const box of all) { box.x -= left; box.y -= top; }
  return boxes;
}

let boxes = new Map();
let extent = [0, 0];

function showPlane() {
  const plane = byId("plane");
  plane.querySelectorAll("img").forEach((image) => { sight.unobserve(image); release(image); });
  const file = data.scenes[state.scene].file;
  const scenes = data.scenes.map((_, index) => index).filter((index) => data.scenes[index].file === file);
  boxes = places(scenes);
  extent = [0, 0];
  for (const box of boxes.values()) {
    extent = [Math.max(extent[0], box.x + box.w + 100), Math.max(extent[1], box.y + box.h + 80)];
  }
  plane.replaceChildren(arrows(scenes));
  for (const index of scenes) {
    const scene = data.scenes[index];
    const box = boxes.get(index);
    const image = make("img", { alt: "", width: box.w, height: box.h, "data-scene": index });
    const label = `${scene.title}, ${size(box.w, box.h)} points, ${rows(scene).length} views`;
    plane.append(make("figure", { "data-scene": index, style: `left:${box.x}px;top:${box.y}px;width:${box.w}px` },
      make("figcaption", {}, scene.title),
      make("button", { type: "button", class: "screen", "aria-label": label, onclick: (event) => pressed(index, event) }, image)));
    sight.observe(image);
  }
  showZoom();
  showChoice();
}

function arrows(scenes) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.id = "arrows";
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("width", extent[0]);
  svg.setAttribute("height", extent[1]);
  for (const index of scenes) {
    const from = boxes.get(index);
    if (data.scenes[index].isInitial) {
      svg.append(arrow(from.x - 110, from.y + 60, from.x - 8, from.y + 60, "", index, index));
    }
    for (const segue of data.scenes[index].segues) {
      const to = boxes.get(segue.to);
      if (!to || segue.to === index) continue;
      const origin = rows(data.scenes[index]).find((row) => row.id === segue.origin);
      const level = origin ? from.y + Math.min(from.h, Math.max(0, origin.top + origin.height / 2)) : from.y + from.h / 2;
      const line = to.x >= from.x + from.w ? [from.x + from.w, level, to.x - 8, to.y + to.h / 2]
        : to.x + to.w <= from.x ? [from.x, level, to.x + to.w + 8, to.y + to.h / 2]
        : to.y >= from.y ? [from.x + from.w / 2, from.y + from.h, to.x + to.w / 2, to.y - 50]
        : [from.x + from.w / 2, from.y, to.x + to.w / 2, to.y + to.h + 8];
      svg.append(arrow(...line, segue.kind, index, segue.to));
    }
  }
  return svg;
}

function arrow(x1, y1, x2, y2, label, from, to) {
  const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
  group.dataset.from = from;
  group.dataset.to = to;
  const isUpright = Math.abs(y2 - y1) > 2 * Math.abs(x2 - x1);
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const curve = isUpright ? `M${x1} ${y1}C${x1} ${my} ${x2} ${my} ${x2} ${y2}` : `M${x1} ${y1}C${mx} ${y1} ${mx} ${y2} ${x2} ${y2}`;
  const turn = isUpright ? (y2 > y1 ? 90 : -90) : x2 >= x1 ? 0 : 180;
  const width = label.length * 13 + 24;
  group.innerHTML = `<path d="${curve}"/><path class="head" d="M0 0L-22 -12V12Z" transform="translate(${x2} ${y2}) rotate(${turn})"/>`
    + (label ? `<rect x="${mx - width / 2}" y="${my - 18}" width="${width}" height="36" rx="18"/><text x="${mx}" y="${my + 8}"></text>` : "");
  if (label) group.querySelector("text").textContent = label;
  return group;
}

/** A click selects the topmost view under the pointer; the keyboard selects the root view. */
function pressed(index, event) {
  state.scene = index;
  const found = rows();
  if (event.detail === 0) {
    choose(found.length ? 0 : -1);
    byId("details").querySelector("[role=treeitem]")?.focus();
    return;
  }
  const frame = event.currentTarget.getBoundingClientRect();
  const scale = frame.width / boxes.get(index).w;
  const [x, y] = [(event.clientX - frame.left) / scale, (event.clientY - frame.top) / scale];
  choose(found.findLastIndex((row) => !row.isHidden
    && x >= row.left && x < row.left + row.width && y >= row.top && y < row.top + row.height));
}

function choose(view) {
  state.view = view;
  showChoice();
}

function goTo(index) {
  const isElsewhere = data.scenes[index].file !== data.scenes[state.scene].file;
  state.scene = index;
  state.view = -1;
  if (isElsewhere) { state.zoom = 0; showPlane(); } else showChoice();
  const box = boxes.get(index);
  const viewport = byId("viewport");
  viewport.scrollTo((box.x + box.w / 2) * scale - viewport.clientWidth / 2, (box.y + box.h / 2) * scale - viewport.clientHeight / 2);
}

// --- Zoom.

let scale = 1;

/** Zoom 0 fits the whole file but stays readable (at least 0.3); "fit" always fits the whole file. */
function showZoom() {
  const viewport = byId("viewport");
  const fitting = Math.min(1, viewport.clientWidth / extent[0], viewport.clientHeight / extent[1]);
  scale = state.zoom === "fit" ? Math.max(0.02, fitting) : state.zoom || Math.max(0.3, fitting);
  const [left, top] = [viewport.clientWidth - extent[0] * scale, viewport.clientHeight - extent[1] * scale]
    .map((room) => Math.max(0, room / 2));
  byId("plane").style.cssText = `width:${extent[0]}px;height:${extent[1]}px;`
    + `--zoom:${scale};transform:translate(${left}px,${top}px) scale(${scale})`;
  byId("zoom").value = `${Math.round(scale * 100)} %`;
}

function zoomBy(factor, x = byId("viewport").clientWidth / 2, y = byId("viewport").clientHeight / 2) {
  const viewport = byId("viewport");
  const [px, py] = [(viewport.scrollLeft + x) / scale, (viewport.scrollTop + y) / scale];
  state.zoom = Math.min(3, Math.max(0.05, scale * factor));
  showZoom();
  viewport.scrollTo(px * scale - x, py * scale - y);
}

byId("in").onclick = () => zoomBy(1.25);
byId("out").onclick = () => zoomBy(0.8);
byId("fit").onclick = () => { state.zoom = "fit"; showZoom(); };
byId("viewport").addEventListener("wheel", (event) => {
  if (!event.ctrlKey && !event.metaKey) return;
  event.preventDefault();
  const frame = byId("viewport").getBoundingClientRect();
  zoomBy(Math.exp(-event.deltaY / 300), event.clientX - frame.left, event.clientY - frame.top);
}, { passive: false });
window.addEventListener("resize", () => { if (typeof state.zoom === "string" || !state.zoom) showZoom(); });

// Dragging the background scrolls the canvas.
byId("viewport").addEventListener("pointerdown", (event) => {
  const viewport = byId("viewport");
  if (event.button !== 0 || event.pointerType === "touch" || event.target.closest(".screen")) return;
  const start = [event.clientX + viewport.scrollLeft, event.clientY + viewport.scrollTop];
  const move = (now) => viewport.scrollTo(start[0] - now.clientX, start[1] - now.clientY);
  viewport.addEventListener("pointermove", move);
  window.addEventListener("pointerup", () => viewport.removeEventListener("pointermove", move), { once: true });
});

// --- The selection: scene, view, details.

function showChoice() {
  document.querySelectorAll("figure").forEach((figure) => figure.classList.toggle("chosen", Number(figure.dataset.scene) === state.scene));
  document.querySelectorAll("#arrows g").forEach((group) => group.classList.toggle("chosen", Number(group.dataset.from) === state.scene || Number(group.dataset.to) === state.scene));
  document.querySelectorAll("#list button").forEach((button) => {
    button.setAttribute("aria-current", String(Number(button.dataset.scene) === state.scene));
  });
  document.querySelectorAll(".mark").forEach((mark) => mark.remove());
  const found = rows();
  const row = found[state.view];
  if (row) {
    document.querySelector(`figure[data-scene="${state.scene}"] .screen`).append(make("div", {
      class: "mark", style: `left:${row.left}px;top:${row.top}px;width:${row.width}px;height:${row.height}px`,
    }));
  }
  showDetails(found, row);
  writeAddress();
}

function showDetails(found, row) {
  const scene = data.scenes[state.scene];
  const drawn = drawing(scene);
  const parts = [
    make("h2", {}, scene.title),
    make("p", {}, `${data.files[scene.file].name} · ${scene.id} · ${size(...drawn.size)} pt`),
  ];
  if (drawn.conflicts) parts.push(make("p", { class: "broken" }, `${drawn.conflicts} constraint conflict${drawn.conflicts > 1 ? "s" : ""}`));
  parts.push(links("Leads to", scene.segues.map((s) => [s.to, s.kind])));
  const sources = data.scenes.flatMap((other, index) => other.segues.filter((s) => s.to === state.scene).map((s) => [index, s.kind]));
  parts.push(links("Reached from", sources));
  parts.push(make("h3", { id: "views" }, "Views"), tree(found));
  const facts = make("div", { id: "facts", "aria-live": "polite" });
  if (row) facts.append(...factsOf(row));
  else facts.append(make("p", {}, "Click a view, or choose one in the list above."));
  parts.push(facts);
  const hadFocus = byId("details").contains(document.activeElement);
  byId("details").replaceChildren(...parts);
  if (hadFocus) byId("details").querySelector("[role=treeitem][tabindex='0']")?.focus();
}

function links(title, ends) {
  const shown = ends.filter(([index]) => index >= 0);
  if (!shown.length) return "";
  return make("div", { class: "links" }, make("h3", {}, title), make("ul", {}, ...shown.map(([index, kind]) =>
    make("li", {}, make("button", { type: "button", onclick: () => goTo(index) }, `${data.scenes[index].title} (${kind})`)))));
}

function tree(found) {
  const items = found.map((row, index) => make("div", {
    role: "treeitem", "aria-level": row.depth + 1, "aria-selected": String(index === state.view),
    tabindex: index === Math.max(0, state.view) ? 0 : -1, style: `padding-left:${0.3 + row.depth * 0.8}rem`,
    onclick: () => choose(index),
  }, row.name, " ", make("small", {}, row.className === row.name ? "" : row.className, row.isHidden ? " hidden" : "")));
  const box = make("div", { role: "tree", "aria-labelledby": "views" }, ...items);
  box.addEventListener("keydown", (event) => {
    const at = items.indexOf(document.activeElement);
    if (at < 0) return;
    const above = (from) => found.findLastIndex((row, index) => index < from && row.depth < found[from].depth);
    const next = {
      ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1,
      ArrowLeft: above(at), ArrowRight: found[at + 1]?.depth > found[at].depth ? at + 1 : -1,
      Enter: at, " ": at,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    if (next >= 0 && next < items.length) choose(next);
  });
  setTimeout(() => items[state.view]?.scrollIntoView({ block: "nearest" }));
  return box;
}

function factsOf(row) {
  const facts = [
    ["Class", row.className], ["Id", row.id], ["Line", String(row.line)],
    ["Frame", `${points(row.x)}, ${points(row.y)}, ${size(row.width, row.height)}`],
    ["On the screen", `${points(row.left)}, ${points(row.top)}`],
    ["Content size", row.contentWidth === null && row.contentHeight === null ? "none"
      : size(row.contentWidth ?? NaN, row.contentHeight ?? NaN).replaceAll("NaN", "none")],
  ];
  const list = make("ul", { id: "constraints" }, ...row.constraints.map((text) =>
    make("li", { class: text.startsWith("broken: ") ? "broken" : undefined }, text)));
  return [
    make("h3", {}, row.name),
    make("dl", {}, ...facts.flatMap(([key, value]) => [make("dt", {}, key), make("dd", {}, value)])),
    make("h3", {}, `Constraints (${row.constraints.length})`), list,
  ];
}

// --- The list.

function showList() {
  const words = byId("search").value.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  const sections = data.files.map((file, fileIndex) => {
    const buttons = data.scenes.flatMap((scene, index) => {
      if (scene.file !== fileIndex || !words.every((word) => scene.words.includes(word))) return [];
      count += 1;
      return make("li", {}, make("button", { type: "button", "data-scene": index, onclick: () => goTo(index) },
        scene.title, scene.className && scene.className !== scene.title ? make("small", {}, ` ${scene.className}`) : ""));
    });
    return buttons.length ? make("section", {}, make("h2", {}, file.name), make("ul", {}, ...buttons)) : "";
  });
  byId("list").replaceChildren(...sections);
  byId("count").textContent = `${count} of ${data.scenes.length} scenes`;
  document.querySelectorAll("#list button").forEach((button) => {
    button.setAttribute("aria-current", String(Number(button.dataset.scene) === state.scene));
  });
}

byId("search").addEventListener("input", showList);
byId("list").addEventListener("keydown", (event) => {
  const buttons = [...byId("list").querySelectorAll("button")];
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  buttons[buttons.indexOf(document.activeElement) + step]?.focus();
});
byId("search").addEventListener("keydown", (event) => {
  if (event.key !== "ArrowDown") return;
  event.preventDefault();
  byId("list").querySelector("button")?.focus();
});
document.addEventListener("keydown", (event) => {
  if (event.target.matches("input, select") || event.ctrlKey || event.metaKey || event.altKey) return;
  const action = {
    "/": () => byId("search").focus(), "+": () => zoomBy(1.25), "=": () => zoomBy(1.25), "-": () => zoomBy(0.8),
    0: () => byId("fit").click(),
  }[event.key];
  if (!action) return;
  event.preventDefault();
  action();
});

// --- The switches.

data.switches.forEach((item, index) => {
  if (item.options.length < 2) return;
  const select = make("select", { name: item.key, onchange: (event) => {
    const id = rows()[state.view]?.id;
    state.switches[index] = event.target.selectedIndex;
    state.view = id === undefined ? -1 : rows().findIndex((row) => row.id === id);
    showPlane();
  } }, ...item.options.map((option) => make("option", {}, option)));
  byId("switches").append(make("label", {}, `${item.name} `, select));
});

function start() {
  readAddress();
  document.querySelectorAll("#switches select").forEach((select) => {
    select.selectedIndex = state.switches[data.switches.findIndex((item) => item.key === select.name)];
  });
  showList();
  showPlane();
  goToShown();
}

function goToShown() {
  const view = state.view;
  goTo(state.scene);
  if (view >= 0) choose(view);
}

document.title = data.title;
byId("title").textContent = data.title;
byId("skip").onclick = (event) => { event.preventDefault(); byId("viewport").querySelector(".screen")?.focus(); };
window.addEventListener("hashchange", start);
start();
