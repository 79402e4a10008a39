// SPDX-License-Identifier: MIT
// Measures the frames of a drag in headless Chromium: layout and drawing, in milliseconds.
//
//   node Studio/Tests/frames.mjs studio.html FILE
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { Chromium } from "./chromium.mjs";

const [page, file] = process.argv.slice(2);
const browser = new Chromium(process.env.CHROMIUM);
try {
  await browser.open(`file://${resolve(page)}`);
  await browser.until("document.documentElement.dataset.ready === 'true'");
  await browser.run(`{
    const data = new DataTransfer();
    data.items.add(new File([${JSON.stringify(readFileSync(file, "utf8"))}], "File.storyboard"));
    dispatchEvent(new DragEvent("drop", { dataTransfer: data, cancelable: true }));
  }`);
  await browser.until(`document.querySelector("#picture svg") && !document.querySelector("#strip[aria-busy]")`, 120);
  await new Promise((go) => setTimeout(go, 3000));
  const result = await browser.run(`(async () => {
    const handle = document.querySelector(".handle.right");
    const frame = () => new Promise((go) => requestAnimationFrame(go));
    const times = [];
    handle.dispatchEvent(new PointerEvent("pointerdown", { clientX: 0, clientY: 0 }));
    for (let step = 0; step < 320; step += 1) {
      dispatchEvent(new PointerEvent("pointermove", { clientX: step % 160, clientY: 0 }));
      const start = performance.now();
      await frame();
      // The style and layout of the page are part of the frame.
      document.body.getBoundingClientRect();
      if (step >= 20) times.push(performance.now() - start);
      await frame();
    }
    dispatchEvent(new PointerEvent("pointerup"));
    times.sort((a, b) => a - b);
    return { views: document.querySelectorAll("#tree li").length, median: times[150], most: times[299] };
  })()`);
  console.log(`${result.views} views: median ${result.median.toFixed(1)} ms, worst ${result.most.toFixed(1)} ms of 300 frames (with the wait for the frame)`);
} finally {
  await browser.close();
}
