// SPDX-License-Identifier: MIT
// Operates the page in headless Chromium: open, select, why, edit, undo, drag, by pointer and by keyboard.
//
//   node Studio/Tests/browser.mjs studio.html Examples/Player.storyboard [FOLDER for pictures]
import assert from "node:assert/strict";
import { drop, pause, picture, query, test, text } from "./browser-harness.mjs";

const broken = `${query("#verdict")}.textContent.startsWith("One rule breaks")`;
const holds = `${query("#verdict")}.textContent.startsWith("Every rule holds")`;

for (const dark of [false, true]) {
  const suffix = dark ? "-dark" : "";
  await test(`the walk-through${suffix}`, { dark }, async (browser) => {
    await drop(browser, "Player.storyboard", text);
    await browser.until(broken);
    await picture(browser, `opened${suffix}`);
    // Go to the first size that breaks the rule.
    await browser.press("#strip [data-low]");
    await browser.until(`${query("[name=width]")}.valueAsNumber > 448`);
    await browser.until(`${query('[data-edge=width]')}?.getAttribute("aria-expanded") === "true"`);
    const reasons = await browser.run(`${query("#details")}.textContent`);
    assert.match(reasons, /Why this width\?/);
    assert.match(reasons, /Track\.width == 0\.5 × Bar\.width @900/);
    assert.match(reasons, /Track\.width <= 236, line 29\. It holds with/);
    assert.ok(await browser.run(`document.querySelectorAll("#overlay .line").length > 0`));
    await picture(browser, `why${suffix}`);
    // Edit the limit of the width.
    const input = '[data-element="Trk-mx-001"] input';
    await browser.run(`${query(input)}.focus(); ${query(input)}.select()`);
    await browser.type("224");
    await browser.until(`${query("#undo")}.disabled === false`);
    assert.equal(await browser.run(`document.activeElement === ${query(input)}`), true);
    await browser.run("document.activeElement.blur()");
    await browser.run(`${query("[name=width]")}.focus()`);
    await browser.until(holds);
    await picture(browser, `fixed${suffix}`);
    await browser.press("#changes");
    const patch = await browser.run(`${query("#patch pre")}.textContent`);
    assert.match(patch, /^--- a\/Player\.storyboard\n\+\+\+ b\/Player\.storyboard\n@@/);
    assert.match(patch, /\n\+.*constant="224" id="Trk-mx-001"/);
    await picture(browser, `patch${suffix}`);
    await browser.press("#patch [value=close]");
    // Undo is one step, although three digits were typed.
    await browser.press("#undo");
    await browser.until(broken);
    assert.equal(await browser.run(`${query("#undo")}.disabled`), true);
  });
}

await test("dragging the edge of the screen", {}, async (browser) => {
  await drop(browser, "Player.storyboard", text);
  await browser.until(broken);
  const [x, y] = await browser.run(`(() => {
    const { left, top, width, height } = ${query(".handle.right")}.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  })()`);
  await browser.mouse("mousePressed", x, y);
  for (let step = 1; step <= 40; step += 1) await browser.mouse("mouseMoved", x + step, y);
  await pause(200);
  assert.ok(await browser.run(`${query("[name=width]")}.valueAsNumber > 430`));
  await browser.mouse("mouseReleased", x + 40, y, 0);
  assert.ok(await browser.run(`${query("#picture canvas")}.width > 400`));
});

await test("everything is reachable by keyboard and has a name", {}, async (browser) => {
  await drop(browser, "Player.storyboard", text);
  await browser.until(broken);
  await browser.run(`${query("#tree li")}.focus()`);
  for (let step = 0; step < 3; step += 1) await browser.key("ArrowDown", 0, 40);
  assert.match(await browser.run(`${query("#details h2")}.textContent`), /^Track/);
  await browser.key("ArrowLeft", 0, 37);
  assert.match(await browser.run(`${query("#details h2")}.textContent`), /^Bar/);
  await browser.run(`${query(".handle.right")}.focus()`);
  await browser.key("ArrowRight", 8, 39);
  await browser.until(`${query("[name=width]")}.valueAsNumber === 403`);
  const nameless = await browser.run(`[...document.querySelectorAll("button, select, input:not([hidden]), textarea, [role]")]
    .filter((e) => !e.textContent.trim() && !e.getAttribute("aria-label") && !e.labels?.length)
    .map((e) => e.outerHTML.slice(0, 80))`);
  assert.deepEqual(nameless, []);
});

await test("hostile files cannot run scripts", {}, async (browser) => {
  const evil = text.replace("Now playing", "&lt;img src=x onerror=&quot;window.hacked=1&quot;&gt;")
    .replace('userLabel="Track"', 'userLabel="&lt;svg onload=&quot;window.hacked=1&quot;&gt;"');
  await drop(browser, "<img src=x onerror='window.hacked=1'>.storyboard", evil);
  // The long text is truncated too.
  await browser.until(`${query("#verdict")}.textContent.includes("rules break")`);
  await browser.run(`document.querySelectorAll("#tree li")[3].click()`);
  await pause(500);
  assert.equal(await browser.run("window.hacked"), undefined);
  await drop(browser, "bad.xib", "<document");
  await browser.until(`${query("#message")}.classList.contains("error")`);
  const connected = await browser.run(`fetch("https://example.com/").then(() => "yes", () => "no")`);
  assert.equal(connected, "no");
  browser.messages.length = 0;
});

await test("a narrow window", { width: 400, height: 850 }, async (browser) => {
  await drop(browser, "Player.storyboard", text);
  await browser.until(broken);
  assert.ok(await browser.run("document.documentElement.scrollWidth <= 400"));
  await picture(browser, "narrow");
});

await import("./browser-faults.mjs");
await import("./browser-compare.mjs");
await import("./browser-format.mjs");
await import("./browser-log.mjs");
