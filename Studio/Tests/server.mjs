// SPDX-License-Identifier: MIT
// Operates the page that `plumb studio` serves, in headless Chromium: reload, write back, refusals.
//
//   node Studio/Tests/server.mjs plumb studio.html Examples/Player.storyboard
//
// `plumb-studio` must be beside the page or beside `plumb`.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import assert from "node:assert/strict";
import { Chromium } from "./chromium.mjs";

const [plumb, page, source] = process.argv.slice(2);
const original = readFileSync(source, "utf8");
const folder = mkdtempSync(join(tmpdir(), "plumb-studio-"));
const file = join(folder, "Player.storyboard");
writeFileSync(file, original);
writeFileSync(join(folder, "secret.txt"), "secret");
const server = spawn(plumb, ["studio", "--no-open", "--page", page, file], { stdio: ["ignore", "pipe", "inherit"] });
const address = await new Promise((resolve, reject) => {
  let text = "";
  server.stdout.on("data", (data) => {
    text += data;
    const found = /http:\/\/\S+/.exec(text);
    if (found) resolve(found[0]);
  });
  server.once("exit", (code) => reject(new Error(`plumb studio ended with ${code}`)));
});

const query = (selector) => `document.querySelector(${JSON.stringify(selector)})`;
const input = '[data-element="Trk-mx-001"] input';
const message = `${query("#message")}.textContent`;

/// The status of a request with a path that no browser sends.
const status = (path, headers = {}) => new Promise((resolve, reject) => {
  const { hostname, port } = new URL(address);
  request({ hostname, port, path, headers }, (response) => {
    response.resume();
    resolve(response.statusCode);
  }).on("error", reject).end();
});

/// Replaces the file, as editors do.
function write(text) {
  writeFileSync(`${file}~`, text);
  renameSync(`${file}~`, file);
}

async function limit(browser, value) {
  await browser.run(`{
    const field = ${query(input)};
    field.focus();
    field.value = "${value}";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.dispatchEvent(new Event("change", { bubbles: true }));
    field.blur();
  }`);
}

const browser = new Chromium(process.env.CHROMIUM);
try {
  await browser.open(address);
  await browser.until("document.documentElement.dataset.ready === 'true'");
  await browser.until(`${query("#verdict")}.textContent.startsWith("One rule breaks")`);
  assert.equal(await browser.run(`${query("#save")}.disabled`), true);
  await browser.press("#strip button");
  await browser.until(`${query(input)} !== null`);
  console.log("passed: the served page shows the file");

  // A change in an editor: size and selection stay.
  const width = await browser.run(`${query("[name=width]")}.valueAsNumber`);
  const chosen = await browser.run(`${query('#tree [aria-selected="true"]')}.dataset.id`);
  write(original.replace('constant="236" id="Trk-mx-001"', 'constant="230" id="Trk-mx-001"'));
  await browser.until(`${query(input)}?.value === "230"`);
  assert.equal(await browser.run(`${query("[name=width]")}.valueAsNumber`), width);
  assert.equal(await browser.run(`${query('#tree [aria-selected="true"]')}.dataset.id`), chosen);
  console.log("passed: a change on disk is shown, and the size and the selection stay");

  // Half a file does not replace the picture.
  const before = readFileSync(file, "utf8");
  write(before.slice(0, 900));
  await browser.until(`${message}.includes("Player.storyboard, line")`);
  assert.ok(await browser.run(`document.querySelectorAll("#tree li").length > 3`));
  write(before);
  await browser.until(`${message}.includes("has changed on disk")`);
  console.log("passed: a broken file is named, and the next one is shown");

  await limit(browser, 224);
  await browser.until(`${query("#save")}.disabled === false`);
  await browser.press("#save");
  await browser.until(`${message} === "Saved Player.storyboard."`);
  assert.equal(
    readFileSync(file, "utf8"),
    original.replace('constant="236" id="Trk-mx-001"', 'constant="224" id="Trk-mx-001"'));
  assert.equal(await browser.run(`${query("#save")}.disabled`), true);
  assert.deepEqual(readdirSync(folder).sort(), ["Player.storyboard", "secret.txt"]);
  console.log("passed: an edit is written as a change of one attribute");

  // An edit in the page and another one on disk.
  await limit(browser, 200);
  await browser.until(`${query("#save")}.disabled === false`);
  write(original);
  await browser.until(`${message}.includes("Undo the edits")`);
  await browser.press("#save");
  await browser.until(`${message}.includes("Nothing was written")`);
  assert.equal(readFileSync(file, "utf8"), original);
  await browser.press("#undo");
  await browser.until(`${query(input)}?.value === "236"`);
  console.log("passed: a file that has changed is not overwritten");

  const token = new URL(address).pathname;
  assert.equal(await status(token), 200);
  for (const path of [
    "/", "/../secret.txt", `${token}../secret.txt`, `${token}secret.txt`, `${token}%2e%2e/secret.txt`,
    `${token}..%2f..%2f${folder}/secret.txt`, `${folder}/secret.txt`, token.slice(0, -1),
    token.replace(/.\/$/, "/"), `/${"0".repeat(32)}/`, "http://example.com/",
  ]) assert.equal(await status(path), 404, path);
  for (const headers of [{ host: "example.com" }, { origin: "http://example.com" }, { "sec-fetch-site": "cross-site" }]) {
    assert.equal(await status(token, headers), 403, JSON.stringify(headers));
  }
  // A page from elsewhere cannot read or write through the server.
  await browser.open("data:text/html,<p>other</p>");
  const stolen = await browser.run(`fetch(${JSON.stringify(address)}).then((answer) => answer.text(), () => "refused")`);
  assert.equal(stolen, "refused");
  const written = await browser.run(`fetch(${JSON.stringify(`${address}save`)}, {
    method: "POST", mode: "no-cors", body: '{"file":0,"revision":0,"text":""}',
  }).then(({ status }) => status, () => 0)`);
  assert.equal(written, 0);
  assert.equal(readFileSync(file, "utf8"), original);
  console.log("passed: no other path, token, host or origin gets an answer");
} catch (error) {
  process.exitCode = 1;
  console.log(`failed: ${error.stack}`);
  if (process.env.PICTURES) await browser.picture(join(process.env.PICTURES, "server.png"));
} finally {
  await browser.close();
  server.kill();
  rmSync(folder, { recursive: true, force: true });
}
