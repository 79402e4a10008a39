// SPDX-License-Identifier: MIT
// Distances, overlays, conflicts with their sums, and ambiguous views. browser.mjs runs these tests.
import { readFileSync } from "node:fs";
import assert from "node:assert/strict";
import { drop, pause, picture, query, test, text } from "./browser-harness.mjs";

const faults = readFileSync(new URL("Faults.storyboard", import.meta.url), "utf8");

/// Moves the pointer over the middle of a view in the picture.
async function point(browser, name) {
  await browser.run(`[...document.querySelectorAll("#tree li")].find((each) => each.textContent.startsWith("${name}"))
    .dispatchEvent(new PointerEvent("pointerover", { bubbles: true }))`);
}
const overlayTexts = (browser) => browser.run(`[...document.querySelectorAll("#overlay text")].map((each) => each.textContent)`);
const choose = (name) => `[...document.querySelectorAll("#tree li")].find((each) => each.textContent.startsWith("${name}")).click()`;

for (const dark of [false, true]) {
  const suffix = dark ? "-dark" : "";
  await test(`distances and overlays${suffix}`, { dark }, async (browser) => {
    await drop(browser, "Player.storyboard", text);
    await browser.until(`document.querySelectorAll("#tree li").length > 3`);
    await browser.run(choose("Track"));
    await point(browser, "Next");
    // Track ends at 212.667 and Next starts at 226.
    assert.ok((await overlayTexts(browser)).includes("13.667"), String(await overlayTexts(browser)));
    await picture(browser, `distances${suffix}`);
    // By keyboard: a list of the other views.
    await browser.run(`document.querySelector("#tree").dispatchEvent(new PointerEvent("pointerleave"))`);
    assert.ok(!(await overlayTexts(browser)).includes("13.667"));
    await browser.run(`{
      const list = ${query("[data-edge=distances]")};
      list.value = [...list.options].find(({ text }) => text === "Next").value;
      list.dispatchEvent(new Event("change", { bubbles: true }));
    }`);
    assert.match(await browser.run(`${query("#message")}.textContent`), /From Track to Next: horizontally 13\.667/);
    assert.ok((await overlayTexts(browser)).includes("13.667"));
    await browser.run(`document.querySelector("#tree").dispatchEvent(new PointerEvent("pointerleave"))`);
    for (const name of ["alignment", "baselines", "margins", "safeArea"]) {
      const shape = { baselines: "baseline" }[name] ?? name;
      assert.equal(await browser.run(`document.querySelectorAll("#overlay .${shape}").length`), 0);
      await browser.press(`#overlays [name=${name}]`);
      assert.ok(await browser.run(`document.querySelectorAll("#overlay .${shape}").length`) > 0, name);
    }
    await picture(browser, `overlays${suffix}`);
    await browser.press("#overlays [name=baselines]");
    assert.equal(await browser.run(`document.querySelectorAll("#overlay .baseline").length`), 0);
  });

  await test(`conflicts and ambiguity${suffix}`, { dark }, async (browser) => {
    await drop(browser, "Faults.storyboard", faults);
    await browser.until(`!${query("#faults")}.hidden`);
    const words = await browser.run(`${query("#faults")}.textContent`);
    assert.match(words, /1 conflict/);
    assert.match(words, /20 \+ 400 \+ 20 = 440, but .*393.*: 47 points too much\./);
    assert.match(words, /gives way/);
    assert.match(words, /1 ambiguous place/);
    await picture(browser, `faults${suffix}`);
    // The other layout moves the views, and moves back.
    await browser.press("#faults .other");
    const frames = () => browser.run(`[...document.querySelectorAll("#overlay .witness rect")].map((each) => each.getAttribute("width"))`);
    const other = await frames();
    assert.equal(other.length, 2);
    await picture(browser, `witness${suffix}`);
    await browser.press("#faults .other");
    assert.deepEqual(await frames(), []);
    await browser.press("#faults .animate");
    await pause(300);
    const [first, second] = [await frames(), (await pause(300), await frames())];
    assert.notDeepEqual(first, second);
    await browser.press("#faults .animate");
    assert.deepEqual(await frames(), []);
    // A shorter width resolves the conflict.
    await browser.run(`{
      const field = ${query('#faults [data-element="Ban-wd-001"] input')};
      field.focus();
      field.value = "353";
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }`);
    await browser.until(`!${query("#faults")}.textContent.includes("conflict")`);
  });
}

await test("without motion a toggle shows the other layout", { calm: true }, async (browser) => {
  await drop(browser, "Faults.storyboard", faults);
  await browser.until(`!${query("#faults")}.hidden`);
  assert.equal(await browser.run(`${query("#faults .animate")}.hidden`), true);
  await browser.press("#faults .other");
  assert.equal(await browser.run(`document.querySelectorAll("#overlay .witness").length`), 2);
});

await test("names of hostile views are text in conflicts and overlays", {}, async (browser) => {
  const evil = faults.replaceAll('userLabel="Banner"', 'userLabel="&lt;img src=x onerror=&quot;window.hacked=1&quot;&gt;"')
    .replaceAll('userLabel="Name"', 'userLabel="&lt;/text&gt;&lt;script&gt;window.hacked=1&lt;/script&gt;"');
  await drop(browser, "Faults.storyboard", evil);
  await browser.until(`!${query("#faults")}.hidden`);
  assert.match(await browser.run(`${query("#faults")}.textContent`), /<img src=x/);
  await browser.press("#faults .other");
  await pause(300);
  assert.equal(await browser.run("window.hacked"), undefined);
  assert.equal(await browser.run(`document.querySelectorAll("#faults img, #overlay script").length`), 0);
});
