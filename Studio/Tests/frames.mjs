// SPDX-License-Identifier: MIT
// Measures the frames of a drag of a scene of 500 views in headless Chromium: layout and drawing on the page's thread.
//
//   node Studio/Tests/frames.mjs studio.html [FILE]
//
// LIMIT=MEDIAN,WORST fails above these milliseconds. The times are those of a processor, so that other processes on the
// same computer hardly change them.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { Chromium } from "./chromium.mjs";
import { denseScene } from "./scene.mjs";

const [page, file] = process.argv.slice(2);
const text = file ? readFileSync(file, "utf8") : denseScene();
const frames = 300;

/// A browser that collects the events of a trace.
class TracedChromium extends Chromium {
  receive(message) {
    if (message.method === "Tracing.dataCollected") this.events.push(...message.params.value);
    else if (message.method === "Tracing.tracingComplete") this.complete();
    else super.receive(message);
  }

  async trace(body) {
    const { session } = this;
    this.events = [];
    const complete = new Promise((go) => { this.complete = go; });
    this.session = null;
    await this.send("Tracing.start", { traceConfig: { includedCategories: ["devtools.timeline", "toplevel"] } });
    this.session = session;
    await body();
    this.session = null;
    await this.send("Tracing.end");
    this.session = session;
    await complete;
    return this.events;
  }
}

const browser = new TracedChromium(process.env.CHROMIUM);
try {
  await browser.open(`file://${resolve(page)}`);
  await browser.until("document.documentElement.dataset.ready === 'true'");
  await browser.run(`{
    const data = new DataTransfer();
    data.items.add(new File([${JSON.stringify(text)}], "File.storyboard"));
    dispatchEvent(new DragEvent("drop", { dataTransfer: data, cancelable: true }));
  }`);
  await browser.until(`document.querySelector("#picture canvas") && !document.querySelector("#strip[aria-busy]")`, 240);
  await new Promise((go) => setTimeout(go, 2000));
  const drag = (count) => browser.run(`(async () => {
    const handle = document.querySelector(".handle.right");
    const frame = () => new Promise((go) => requestAnimationFrame(go));
    handle.dispatchEvent(new PointerEvent("pointerdown", { clientX: 0, clientY: 0 }));
    for (let step = 0; step < ${count}; step += 1) {
      dispatchEvent(new PointerEvent("pointermove", { clientX: step % 160, clientY: 0 }));
      await frame();
    }
    dispatchEvent(new PointerEvent("pointerup"));
    return document.querySelectorAll("#tree li").length;
  })()`);
  await drag(30);
  await new Promise((go) => setTimeout(go, 1500));
  let views = 0;
  const events = await browser.trace(async () => { views = await drag(frames); });
  // The task of each frame: the callbacks, the layout of the page and its drawing.
  const callback = events.find(({ name }) => name === "FireAnimationFrame");
  const own = events.filter(({ pid, tid, ph }) => pid === callback.pid && tid === callback.tid && ph === "X");
  const callbacks = own.filter(({ name }) => name === "FireAnimationFrame").map(({ ts }) => ts).sort((a, b) => a - b);
  const tasks = own.filter(({ name }) => name.endsWith("RunTask")).filter(({ ts, dur }) => {
    const first = callbacks.find((each) => each >= ts);
    return first !== undefined && first <= ts + dur;
  });
  // Events of the same name are nested; the outermost ones count.
  const outer = tasks.filter((task) => !tasks.some((each) =>
    each !== task && each.ts <= task.ts && each.ts + each.dur >= task.ts + task.dur && each.dur > task.dur));
  const times = outer.map(({ tdur, dur }) => (tdur ?? dur) / 1000).sort((a, b) => a - b).slice(-frames);
  const [median, worst] = [times[times.length >> 1], times.at(-1)];
  const wall = outer.map(({ dur }) => dur / 1000).sort((a, b) => a - b);
  console.log(`${views} views, ${times.length} frames: median ${median.toFixed(1)} ms, worst ${worst.toFixed(1)} ms`
    + ` (with waiting for a processor: median ${wall[wall.length >> 1].toFixed(1)} ms, worst ${wall.at(-1).toFixed(1)} ms)`);
  if (process.env.PARTS) {
    const sums = {};
    for (const { name, tdur, dur } of own) sums[name] = (sums[name] ?? 0) + (tdur ?? dur) / 1000 / frames;
    for (const [name, time] of Object.entries(sums).sort((a, b) => b[1] - a[1]).slice(0, 14)) {
      console.log(`  ${name}: ${time.toFixed(2)} ms a frame`);
    }
  }
  const limits = process.env.LIMIT?.split(",").map(Number);
  if (limits && (median > limits[0] || worst > limits[1])) process.exitCode = 1;
} finally {
  await browser.close();
}
