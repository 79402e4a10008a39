// SPDX-License-Identifier: MIT
// A console log: its conflicts as live scenes, and trying the proposed fixes. browser.mjs runs these tests.
import { readFileSync } from "node:fs";
import assert from "node:assert/strict";
import { drop, pause, picture, query, test } from "./browser-harness.mjs";

const log = readFileSync(new URL("../../Examples/Conflict.log", import.meta.url), "utf8");

for (const dark of [false, true]) {
  await test(`a console log${dark ? "-dark" : ""}`, { dark }, async (browser) => {
    await drop(browser, "Conflict.log", log);
    await browser.until(`!${query("#log")}.hidden`);
    const words = await browser.run(`${query("#log")}.textContent`);
    assert.match(words, /12 \+ 8 \+ 200 \+ 12 = 232/);
    assert.match(words, /UIImageView\.height = 200/);
    assert.equal(await browser.run(`document.querySelectorAll("#log .reasons .broken").length`), 1);
    // The conflict is a live scene, in which a fix can be tried and taken back.
    await browser.until(`document.querySelectorAll("#tree li").length > 2`);
    await picture(browser, `log${dark ? "-dark" : ""}`);
    await browser.press("#log .fix button");
    await browser.until(`${query("#undo")}.disabled === false`);
    await browser.until(`${query("#message")}.textContent.startsWith("Tried")`);
    await browser.press("#undo");
    assert.equal(await browser.run(`${query("#undo")}.disabled`), true);
  });
}

await test("a hostile log cannot run scripts", {}, async (browser) => {
  const evil = log.replaceAll("Ridge walk", `<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>`);
  await drop(browser, "<img src=x onerror=window.hacked=1>.log", evil);
  await browser.until(`!${query("#log")}.hidden`);
  await pause(500);
  assert.equal(await browser.run("window.hacked"), undefined);
  assert.equal(await browser.run(`document.querySelectorAll("#log img, #log script").length`), 0);
  await drop(browser, "empty.log", "nothing\n");
  await browser.until(`${query("#message")}.textContent.includes("no conflict")`);
});
