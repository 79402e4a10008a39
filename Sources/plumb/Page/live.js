// SPDX-License-Identifier: MIT
// Opens Plumb Studio over the page. The page contains it once, and starts it when it is needed first.

const live = { dialog: null, frame: null, isReady: false, wanted: null };

/** Sends the wanted file and place, as soon as Studio listens. */
function sendWanted() {
  if (!live.isReady || !live.wanted) return;
  const number = live.wanted.file;
  const file = JSON.parse(byId("live-files").textContent)[number];
  live.frame.contentWindow.postMessage({ number, ...file, place: live.wanted }, "*");
  live.wanted = null;
}

function startStudio() {
  live.frame = element("iframe", { title: "Plumb Studio", srcdoc: JSON.parse(byId("live-studio").textContent) });
  const close = element("button", { type: "button", onclick: () => live.dialog.close() }, "Close");
  live.dialog = element("dialog", { class: "studio", "aria-label": "Plumb Studio" }, close, live.frame);
  document.body.append(live.dialog);
}

addEventListener("message", ({ source, data }) => {
  if (source !== live.frame?.contentWindow || data !== "ready") return;
  live.isReady = true;
  sendWanted();
});

addEventListener("click", ({ target }) => {
  const button = target.closest?.("[data-live]");
  if (!button) return;
  live.wanted = JSON.parse(button.dataset.live);
  if (!live.dialog) startStudio();
  live.dialog.showModal();
  sendWanted();
});
