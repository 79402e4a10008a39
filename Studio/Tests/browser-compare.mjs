// SPDX-License-Identifier: MIT
// Comparing two layouts, and the strip of all sizes. browser.mjs runs these tests.
import assert from "node:assert/strict";
import { drop, picture, query, test, text } from "./browser-harness.mjs";

const broken = `${query("#verdict")}.textContent.startsWith("One rule breaks")`;
const set = (selector, value) => `{
  const field = ${query(selector)};
  if (field.type === "checkbox" || field.type === "radio") field.checked = ${JSON.stringify(value)}; else field.value = ${JSON.stringify(value)};
  field.dispatchEvent(new Event("input", { bubbles: true }));
}`;
const output = `${query("#compare output")}.textContent`;

for (const dark of [false, true]) {
  const suffix = dark ? "-dark" : "";
  await test(`comparing two settings${suffix}`, { dark }, async (browser) => {
    await drop(browser, "Player.storyboard", text);
    await browser.until(broken);
    await browser.press("#comparing");
    await browser.until(`document.querySelectorAll("#compare .result img").length === 2`);
    // Light and dark have the same frames.
    assert.equal(await browser.run(output), "Every view has the same frame.");
    await browser.run(set("#compare fieldset:nth-of-type(2) [name=textSize]", "AX3"));
    await browser.run(set("#compare fieldset:nth-of-type(2) [name=texts]", "longer"));
    assert.match(await browser.run(`${query("#compare .result")}.textContent`), /AX3, 40 % longer/);
    await browser.run(set("#compare fieldset:nth-of-type(2) [name=device]", "retina4_7"));
    await picture(browser, `beside${suffix}`);
    await browser.run(set("#compare [name=mode][value=over]", true));
    await browser.run(set("#compare [name=amount]", 30));
    assert.equal(await browser.run(`${query("#compare .stack").replace(/$/, "")}.lastChild.style.opacity`), "0.3");
    await picture(browser, `over${suffix}`);
    await browser.run(set("#compare [name=mode][value=differences]", true));
    assert.ok(await browser.run(`document.querySelectorAll("#compare tbody tr").length > 2`));
    assert.ok(await browser.run(`document.querySelectorAll("#compare .outlines .one").length > 2`));
    await picture(browser, `differences${suffix}`);
    await browser.press("#compare [value=close]");
    assert.equal(await browser.run(`${query("#compare")}.open`), false);
  });
}

await test("comparing before and after an edit", {}, async (browser) => {
  await drop(browser, "Player.storyboard", text);
  await browser.until(broken);
  await browser.press("#strip [data-low]");
  await browser.until(`${query('[data-element="Trk-mx-001"] input')} !== null`);
  await browser.run(set('[data-element="Trk-mx-001"] input', "224"));
  await browser.until(`${query("#changes")}.disabled === false`);
  await browser.press("#comparing");
  await browser.run(set("#compare [name=mode][value=differences]", true));
  assert.equal(await browser.run(output), "1 view differs.");
  assert.match(await browser.run(`${query("#compare tbody")}.textContent`), /Track.*width −/);
});

await test("the strip leads to every range and change", {}, async (browser) => {
  await drop(browser, "Player.storyboard", text);
  await browser.until(broken);
  const words = await browser.run(`${query("#strip")}.textContent`);
  assert.match(words, /Track and Next .*448\.667 to 495\.333/);
  assert.match(words, /holds from 320 to 448\.667, 495\.333 to 1024/);
  assert.match(words, /Proved for every size: \d+ rules/);
  const width = `${query("[name=width]")}.valueAsNumber`;
  await browser.run(`[...document.querySelectorAll("#strip button")].find((each) => each.textContent === "Next change").click()`);
  await browser.until(`${width} > 394`);
  const first = await browser.run(width);
  await browser.run(`[...document.querySelectorAll("#strip button")].find((each) => each.textContent === "Next change").click()`);
  await browser.until(`${width} > ${first}`);
  // A click into the bar.
  const [x, y] = await browser.run(`(() => {
    const { left, top, width, height } = ${query("#strip .bar")}.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  })()`);
  await browser.click(x, y);
  await browser.until(`Math.abs(${width} - 672) < 3`);
});
