// SPDX-License-Identifier: MIT
// Plumb Studio inside the pages of other commands: writes each page with `plumb`, and opens Studio in headless Chromium.
//
//   node Studio/Tests/pages.mjs plumb studio.html [FOLDER for pictures]
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import assert from "node:assert/strict";
import { Chromium } from "./chromium.mjs";

const [plumb, studio, pictures] = process.argv.slice(2);
const examples = new URL("../../Examples/", import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), "plumb-pages-"));
const player = join(folder, "Player.storyboard");
const changed = join(folder, "Changed.storyboard");
const original = readFileSync(join(examples, "Player.storyboard"), "utf8");
const evil = original.replace('userLabel="Track"', 'userLabel="&lt;/script&gt;&lt;svg onload=&quot;window.hacked=1&quot;&gt;"');
writeFileSync(player, original);
writeFileSync(changed, original.replace('constant="236"', 'constant="180"'));

function write(name, ...values) {
  const page = join(folder, `${name}.html`);
  // Most commands exit with 1 because they find something.
  const { stderr } = spawnSync(plumb, [name, ...values, "--studio", studio, "-o", page], { encoding: "utf8" });
  const text = readFileSync(page, "utf8");
  assert.equal(text.split('id="live-studio"').length, 2, `the page contains Studio once\n${stderr}`);
  return `file://${page}`;
}

const frame = `document.querySelector("dialog.studio iframe").contentDocument`;
const inside = (selector) => `${frame}.querySelector(${JSON.stringify(selector)})`;
const button = (name) => `[...document.querySelectorAll("[data-live]")].find((each) =>
  (each.getAttribute("aria-label") ?? "").includes(${JSON.stringify(name)}))`;

/// Presses a button by keyboard, and waits until Studio shows a file.
async function open(browser, element) {
  await browser.run(`{ const each = ${element}; each.focus(); each.click(); }`);
  await browser.until(`${frame}?.documentElement.dataset.ready === "true" && ${inside("#tree li")} !== null`);
}
const isShown = (name) => `${inside("#scene")}.selectedOptions[0]?.parentNode.label.endsWith(${JSON.stringify(name)})`;
const close = (browser) => browser.run(`document.querySelector("dialog.studio > button").click()`);
const width = `${inside("[name=width]")}.valueAsNumber`;

async function test(name, address, options, body) {
  if (!name.includes(process.env.ONLY ?? "")) return;
  const browser = new Chromium(process.env.CHROMIUM);
  try {
    await browser.open(address, options);
    await browser.until("document.readyState === 'complete'");
    await body(browser);
    assert.deepEqual(browser.messages, [], "no errors on the console");
    console.log(`passed: ${name}`);
  } catch (error) {
    process.exitCode = 1;
    console.log(`failed: ${name}\n${error.stack}`);
    if (pictures) await browser.picture(`${pictures}/failed.png`);
  } finally {
    await browser.close();
  }
}

async function picture(browser, name) {
  await new Promise((go) => setTimeout(go, 1500));
  if (pictures) await browser.picture(`${pictures}/${name}.png`);
}

try {
  for (const dark of [false, true]) {
    const suffix = dark ? "-dark" : "";
    await test(`range opens the size that breaks a rule${suffix}`, write("range", player, "--width", "320...1366"), { dark }, async (browser) => {
      await picture(browser, `page-range${suffix}`);
      const track = button("at 449 points");
      await open(browser, track);
      await browser.until(`${width} === 449 && ${inside('#tree [aria-selected="true"]')}?.textContent.startsWith("Track")`);
      assert.equal(await browser.run(`${inside("#to")}.value`), "1366");
      await browser.until(`${inside("#verdict")}.textContent.includes("rule breaks between 320 and 1366")`);
      await picture(browser, `live-range${suffix}`);
      // An edit stays while the dialog is closed, and the focus returns to the button.
      await browser.run(`{
        const field = ${inside('[data-element="Trk-mx-001"] input')};
        field.value = "224";
        field.dispatchEvent(new Event("input", { bubbles: true }));
      }`);
      await browser.until(`${inside("#undo")}.disabled === false`);
      await close(browser);
      assert.equal(await browser.run(`document.activeElement === ${track}`), true);
      await open(browser, button("at 320 points"));
      await browser.until(`${width} === 320`);
      assert.equal(await browser.run(`${inside("#undo")}.disabled`), false);
      assert.equal(await browser.run(`${frame}.querySelectorAll("#scene optgroup").length`), 1);
    });

    await test(`matrix opens the conditions of a picture${suffix}`,
      write("matrix", player, "--devices", "iPhone SE,iPad", "--text-sizes", "L", "--pseudo", "longer", "--dark"), { dark }, async (browser) => {
        await picture(browser, `page-matrix${suffix}`);
        const wanted = `[...document.querySelectorAll("[data-live]")].find(({ dataset: { live } }) =>
          JSON.parse(live).canvas.texts === "longer" && JSON.parse(live).canvas.dark)`;
        const canvas = JSON.parse(await browser.run(`${wanted}.dataset.live`)).canvas;
        await open(browser, wanted);
        await browser.until(`${inside("[name=textSize]")}.value === "L" && ${inside("[name=dark]")}.checked`);
        assert.equal(await browser.run(`${inside("[name=device]")}.value`), canvas.device);
        assert.equal(await browser.run(`${inside("[name=texts]")}.value`), canvas.texts ?? "");
        await picture(browser, `live-matrix${suffix}`);
      });

    await test(`diff opens both versions${suffix}`, write("diff", player, changed), { dark }, async (browser) => {
      await picture(browser, `page-diff${suffix}`);
      await open(browser, button("before"));
      await browser.until(isShown("Player.storyboard"));
      await close(browser);
      await open(browser, button("iPhone SE, after"));
      await browser.until(isShown("Changed.storyboard"));
      assert.match(await browser.run(`${inside("[name=device]")}.selectedOptions[0].textContent`), /^iPhone SE/);
      await picture(browser, `live-diff${suffix}`);
    });

    await test(`explain opens a conflict${suffix}`, write("explain", join(examples, "Conflict.log")), { dark }, async (browser) => {
      await picture(browser, `page-explain${suffix}`);
      await open(browser, button("Conflict.log:"));
      assert.match(await browser.run(`${inside("#log option")}.textContent`), /Conflict\.log:\d+/);
      await browser.run(`${inside("#log .fix button")}.click()`);
      await browser.until(`${inside("#message")}.textContent.startsWith("Tried")`);
      await picture(browser, `live-explain${suffix}`);
    });

    await test(`preview opens the selected view${suffix}`, write("preview", player), { dark }, async (browser) => {
      await browser.run(`{
        const appearance = document.querySelector("select[name=appearance]");
        appearance.selectedIndex = 1;
        appearance.dispatchEvent(new Event("change"));
        [...document.querySelectorAll("[role=treeitem]")].find((each) => each.textContent.startsWith("Track")).click();
      }`);
      await picture(browser, `page-preview${suffix}`);
      await open(browser, `document.querySelector("[data-live]")`);
      await browser.until(`${inside('#tree [aria-selected="true"]')}?.textContent.startsWith("Track") && ${inside("[name=dark]")}.checked`);
      await picture(browser, `live-preview${suffix}`);
    });
  }

  writeFileSync(player, evil);
  for (const values of [["range", player, "--width", "320...500"], ["preview", player]]) {
    await test(`hostile names in ${values[0]} are text, and nothing is loaded`, write(...values), {}, async (browser) => {
      await open(browser, `document.querySelector("[data-live]")`);
      await browser.run(`${frame}.querySelectorAll("#tree li")[3].click()`);
      await new Promise((go) => setTimeout(go, 500));
      assert.equal(await browser.run(`String(window.hacked) + ${frame}.defaultView.hacked`), "undefinedundefined");
      const load = `fetch("https://example.com/").then(() => "yes", () => "no")`;
      assert.equal(await browser.run(load), "no");
      assert.equal(await browser.run(`${frame}.defaultView.eval(${JSON.stringify(load)}).catch(() => "no")`)
        .catch(() => "no"), "no");
      // An injected script does not run.
      await browser.run(`document.body.append(Object.assign(document.createElement("script"), { textContent: "window.hacked = 1" }))`);
      assert.equal(await browser.run("window.hacked"), undefined);
      browser.messages.length = 0;
    });
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
