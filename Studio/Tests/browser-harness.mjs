// SPDX-License-Identifier: MIT
// Tests that operate the page in headless Chromium. The arguments are the page, a storyboard, and a folder for pictures.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import assert from "node:assert/strict";
import { Chromium } from "./chromium.mjs";

export const [page, file, folder] = process.argv.slice(2);
export const text = readFileSync(file, "utf8");
export const pause = (milliseconds) => new Promise((go) => setTimeout(go, milliseconds));

/// Runs a test. ONLY=TEXT selects the tests whose names contain the text.
export async function test(name, options, body) {
  if (!name.includes(process.env.ONLY ?? "")) return;
  const browser = new Chromium(process.env.CHROMIUM);
  try {
    await browser.open(`${page.startsWith("http") ? page : `file://${resolve(page)}`}${options.hash ?? ""}`, options);
    await browser.until("document.documentElement.dataset.ready === 'true'");
    await body(browser);
    assert.deepEqual(browser.messages, [], "no errors on the console");
    console.log(`passed: ${name}`);
  } catch (error) {
    process.exitCode = 1;
    console.log(`failed: ${name}\n${error.stack}`);
    if (folder) await browser.picture(`${folder}/failed.png`);
  } finally {
    await browser.close();
  }
}

/// Drops a file on the page.
export async function drop(browser, name, content) {
  await browser.run(`{
    const data = new DataTransfer();
    data.items.add(new File([${JSON.stringify(content)}], ${JSON.stringify(name)}));
    dispatchEvent(new DragEvent("drop", { dataTransfer: data, cancelable: true }));
  }`);
}

export const query = (selector) => `document.querySelector(${JSON.stringify(selector)})`;
export const picture = async (browser, name) => {
  await pause(300);
  if (folder) await browser.picture(`${folder}/${name}.png`);
};
