// The page's data: tables of lines, rows and texts. Pictures and views refer to their indices (base 36).
const data = JSON.parse(document.getElementById("data").textContent);
const numbers = (list) => (list === "" ? [] : list.split(" ").map((n) => parseInt(n, 36)));
const rounded = (n) => String(Math.round(n * 100) / 100).replace("-", "−");
const size = (w, h) => `${rounded(w)} × ${rounded(h)}`;

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
    const image = element("img", { alt: "", width: box.w, height: box.h, "data-scene": index });
    const label = `${scene.title}, ${size(box.w, box.h)} points, ${rows(scene).length} views`;
    plane.append(element("figure", { "data-scene": index, style: `left:${box.x}px;top:${box.y}px;width:${box.w}px` },
      element("figcaption", {}, scene.title),
      element("button", { type: "button", class: "screen", "aria-label": label, onclick: (event) => pressed(index, event) }, image)));
    sight.observe(image);
  }
  showZoom();
  showChoice();
}

function arrows(scenes) {
  const svg = shape("svg", { id: "arrows", "aria-hidden": "true", width: extent[0], height: extent[1] });
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
  const isUpright = Math.abs(y2 - y1) > 2 * Math.abs(x2 - x1);
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const curve = isUpright ? `M${x1} ${y1}C${x1} ${my} ${x2} ${my} ${x2} ${y2}` : `M${x1} ${y1}C${mx} ${y1} ${mx} ${y2} ${x2} ${y2}`;
  const turn = isUpright ? (y2 > y1 ? 90 : -90) : x2 >= x1 ? 0 : 180;
  const width = label.length * 13 + 24;
  const group = shape("g", { "data-from": from, "data-to": to },
    shape("path", { d: curve }),
    shape("path", { class: "head", d: "M0 0L-22 -12V12Z", transform: `translate(${x2} ${y2}) rotate(${turn})` }));
  if (label) {
    group.append(
      shape("rect", { x: mx - width / 2, y: my - 18, width, height: 36, rx: 18 }),
      shape("text", { x: mx, y: my + 8 }, label));
  }
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
