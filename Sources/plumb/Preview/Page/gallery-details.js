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
    document.querySelector(`figure[data-scene="${state.scene}"] .screen`).append(element("div", {
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
    element("h2", {}, scene.title),
    element("p", {}, `${data.files[scene.file].name} · ${scene.id} · ${size(...drawn.size)} pt`),
  ];
  if (drawn.conflicts) parts.push(element("p", { class: "error" }, `${drawn.conflicts} constraint conflict${drawn.conflicts > 1 ? "s" : ""}`));
  if (data.files[scene.file].live != null) parts.push(liveButton(scene, row));
  parts.push(links("Leads to", scene.segues.map((s) => [s.to, s.kind])));
  const sources = data.scenes.flatMap((other, index) => other.segues.filter((s) => s.to === state.scene).map((s) => [index, s.kind]));
  parts.push(links("Reached from", sources));
  parts.push(element("h3", { id: "views" }, "Views"), tree(found));
  const facts = element("div", { id: "facts", "aria-live": "polite" });
  if (row) facts.append(...factsOf(row));
  else facts.append(element("p", {}, "Click a view, or choose one in the list above."));
  parts.push(facts);
  const hadFocus = byId("details").contains(document.activeElement);
  byId("details").replaceChildren(...parts);
  if (hadFocus) byId("details").querySelector("[role=treeitem][tabindex='0']")?.focus();
}

/** Opens the scene in Plumb Studio, under the same conditions and with the same view. */
function liveButton(scene, row) {
  const canvas = {};
  data.switches.forEach(({ key, ids, options }, index) => {
    const place = state.switches[index];
    if (key === "device") canvas.device = ids[place] || undefined;
    if (key === "text" && options[place] !== "Default") canvas.textSize = options[place];
    if (key === "orientation" && place) canvas.landscape = true;
    if (key === "appearance" && place) canvas.dark = true;
    if (key === "direction" && place) canvas.rightToLeft = true;
  });
  const place = { file: data.files[scene.file].live, scene: scene.id, canvas, view: row?.id };
  return element("button", { type: "button", class: "live", "data-live": JSON.stringify(place) }, "Open live");
}

function links(title, ends) {
  const shown = ends.filter(([index]) => index >= 0);
  if (!shown.length) return "";
  return element("div", { class: "links" }, element("h3", {}, title), element("ul", {}, ...shown.map(([index, kind]) =>
    element("li", {}, element("button", { type: "button", onclick: () => goTo(index) }, `${data.scenes[index].title} (${kind})`)))));
}

function tree(found) {
  const items = found.map((row, index) => element("div", {
    role: "treeitem", "aria-level": row.depth + 1, "aria-selected": String(index === state.view),
    tabindex: index === Math.max(0, state.view) ? 0 : -1, style: `padding-left:${0.3 + row.depth * 0.8}rem`,
    onclick: () => choose(index),
  }, row.name, " ", element("small", {}, row.className === row.name ? "" : row.className, row.isHidden ? " hidden" : "")));
  const box = element("div", { role: "tree", "aria-labelledby": "views" }, ...items);
  box.addEventListener("keydown", (event) => {
    const next = event.key === "Enter" || event.key === " " ? document.activeElement : treeTarget(event, items);
    if (!next) return;
    event.preventDefault();
    choose(items.indexOf(next));
  });
  setTimeout(() => items[state.view]?.scrollIntoView({ block: "nearest" }));
  return box;
}

function factsOf(row) {
  const facts = [
    ["Class", row.className], ["Id", row.id], ["Line", String(row.line)],
    ["Frame", `${rounded(row.x)}, ${rounded(row.y)}, ${size(row.width, row.height)}`],
    ["On the screen", `${rounded(row.left)}, ${rounded(row.top)}`],
    ["Content size", row.contentWidth === null && row.contentHeight === null ? "none"
      : size(row.contentWidth ?? NaN, row.contentHeight ?? NaN).replaceAll("NaN", "none")],
  ];
  const list = element("ul", { id: "constraints", class: "reasons" }, ...row.constraints.map((text) =>
    element("li", { class: text.startsWith("broken: ") ? "broken" : undefined }, text)));
  return [
    element("h3", {}, row.name),
    element("dl", {}, ...facts.flatMap(([key, value]) => [element("dt", {}, key), element("dd", {}, value)])),
    element("h3", {}, `Constraints (${row.constraints.length})`), list,
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
      return element("li", {}, element("button", { type: "button", "data-scene": index, onclick: () => goTo(index) },
        scene.title, scene.className && scene.className !== scene.title ? element("small", {}, ` ${scene.className}`) : ""));
    });
    return buttons.length ? element("section", {}, element("h2", {}, file.name), element("ul", {}, ...buttons)) : "";
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
  const select = element("select", { name: item.key, onchange: (event) => {
    const id = rows()[state.view]?.id;
    state.switches[index] = event.target.selectedIndex;
    state.view = id === undefined ? -1 : rows().findIndex((row) => row.id === id);
    showPlane();
  } }, ...item.options.map((option) => element("option", {}, option)));
  byId("switches").append(element("label", {}, `${item.name} `, select));
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
