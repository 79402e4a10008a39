// SPDX-License-Identifier: MIT
// Opening and dropping storyboards, xibs, folders of them, console logs and visual formats.

import { byId, say } from "./elements.js";
import { openText } from "./files.js";
import { openLog } from "./log.js";
import { openFormat } from "./playground.js";

const isDocument = (name) => /\.(storyboard|xib)$/i.test(name);

export async function openFiles(files) {
  for (const file of files) {
    if (file.size > 32 << 20) {
      say(`${file.name} is larger than 32 MB.`, true);
      continue;
    }
    const text = await file.text();
    if (isDocument(file.name) || /^\s*<(\?xml|document|archive)/.test(text.slice(0, 200))) openText(file.name, text);
    else if (/\.vfl$/i.test(file.name)) openFormat(text);
    else openLog(file.name, text);
  }
}

/// The storyboards and xibs below a folder, at most 500.
async function filesBelow(folder, found = []) {
  const reader = folder.createReader();
  for (;;) {
    const entries = await new Promise((resolve, reject) => reader.readEntries(resolve, reject));
    if (!entries.length) return found;
    for (const entry of entries) {
      if (found.length >= 500) return found;
      if (entry.isDirectory) await filesBelow(entry, found);
      else if (isDocument(entry.name)) found.push(await new Promise((resolve, reject) => entry.file(resolve, reject)));
    }
  }
}

/// Opens dropped files and folders. The entries must be read before the event ends.
export async function openDropped(data) {
  const folders = [...data.items].map((item) => item.webkitGetAsEntry?.()).filter((entry) => entry?.isDirectory);
  const files = [...data.files].filter(({ name }) => !folders.some((folder) => folder.name === name));
  for (const folder of folders) {
    const found = await filesBelow(folder);
    if (!found.length) say(`${folder.name} contains no storyboard and no xib.`, true);
    files.push(...found);
  }
  await openFiles(files);
}

export function startInputs() {
  byId("open").addEventListener("click", () => byId("file").click());
  byId("file").addEventListener("change", () => openFiles(byId("file").files));
  addEventListener("dragover", (event) => { event.preventDefault(); document.body.classList.add("dropping"); });
  addEventListener("dragleave", (event) => { if (!event.relatedTarget) document.body.classList.remove("dropping"); });
  addEventListener("drop", (event) => {
    event.preventDefault();
    document.body.classList.remove("dropping");
    openDropped(event.dataTransfer);
  });
}
