// SPDX-License-Identifier: MIT
// The playground for visual formats. browser.mjs runs these tests.
import assert from "node:assert/strict";
import { drop, pause, picture, query, test } from "./browser-harness.mjs";

const write = (browser, value) => browser.run(`{
  const area = ${query("#format textarea")};
  area.value = ${JSON.stringify(value)};
  area.dispatchEvent(new Event("input", { bubbles: true }));
}`);
const findings = `${query("#format .findings")}.textContent`;

for (const dark of [false, true]) {
  await test(`the playground for visual formats${dark ? "-dark" : ""}`, { dark }, async (browser) => {
    await browser.press("#playground");
    await browser.until(`document.querySelectorAll("#format .constraints li").length > 3`);
    assert.equal(await browser.run(findings), "");
    await picture(browser, `format${dark ? "-dark" : ""}`);
    await write(browser, "V:|-[title]\nH:|-[title]-(>=8-[ok]-|");
    assert.match(await browser.run(`${query("#format .findings pre")}.textContent`), /^H:\|-\[title\]-\(>=8-\[ok\]-\|\n +\^/);
    assert.equal(await browser.run(`${query("#format textarea")}.getAttribute("aria-invalid")`), "true");
    await picture(browser, `mistake${dark ? "-dark" : ""}`);
    await browser.press("#format .finding button");
    assert.ok(await browser.run(`document.activeElement === ${query("#format textarea")} && document.activeElement.selectionStart > 12`));
    // Constraints that contradict each other.
    await write(browser, "H:|[a(300)]|");
    assert.match(await browser.run(findings), /conflict/);
  });
}

await test("the extended syntax and a link that holds the text", {}, async (browser) => {
  await browser.press("#playground");
  await browser.press("#format [name=extended]");
  await browser.until(`document.querySelectorAll("#format .constraints li").length > 3`);
  assert.equal(await browser.run(findings), "");
  await browser.press("#format [value=link]");
  const address = await browser.run("location.href");
  assert.match(address, /#vfl=.*&extended=1$/);
  const constraints = await browser.run(`${query("#format .constraints")}.textContent`);
  await browser.press("#format [value=close]");
  await browser.until(`location.hash === ""`);
  await browser.run(`location.hash = ${JSON.stringify(address.slice(address.indexOf("#")))}`);
  await browser.until(`${query("#format")}.open`);
  assert.equal(await browser.run(`${query("#format .constraints")}.textContent`), constraints);
});

await test("a dropped format opens the playground", {}, async (browser) => {
  await drop(browser, "card.vfl", "H:|[card]|");
  await browser.until(`${query("#format")}.open`);
  assert.equal(await browser.run(`${query("#format .constraints")}.children.length`), 2);
});

await test("a hostile link cannot run scripts", {
  hash: `#${new URLSearchParams({ vfl: "H:|-[<img src=x onerror=window.hacked=1>]-|\n</textarea><script>window.hacked=1</script>" })}`,
}, async (browser) => {
  await browser.until(`${query("#format")}.open`);
  await pause(300);
  assert.equal(await browser.run("window.hacked"), undefined);
  assert.equal(await browser.run(`document.querySelectorAll("#format img, #format script").length`), 0);
});
