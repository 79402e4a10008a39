// SPDX-License-Identifier: MIT
// Drives headless Chromium over its DevTools protocol, through pipes.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export class Chromium {
  constructor(path = "chromium") {
    this.profile = mkdtempSync(join(tmpdir(), "plumb-studio-"));
    this.process = spawn(path, [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", `--user-data-dir=${this.profile}`,
      "--hide-scrollbars", "--window-size=1400,900",
    ], { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"], detached: true });
    this.ended = new Promise((resolve) => this.process.once("exit", resolve));
    this.number = 0;
    this.waiting = new Map();
    this.messages = [];
    let rest = Buffer.alloc(0);
    this.process.stdio[4].on("data", (data) => {
      rest = Buffer.concat([rest, data]);
      for (let end = rest.indexOf(0); end >= 0; end = rest.indexOf(0)) {
        this.receive(JSON.parse(rest.subarray(0, end).toString()));
        rest = rest.subarray(end + 1);
      }
    });
  }

  receive(message) {
    if (message.id) {
      const [resolve, reject] = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      if (message.error) reject(new Error(message.error.message)); else resolve(message.result);
    } else if (message.method === "Runtime.exceptionThrown") {
      const { exceptionDetails } = message.params;
      this.messages.push(exceptionDetails.exception?.description ?? exceptionDetails.text);
    } else if (message.method === "Log.entryAdded") {
      this.messages.push(message.params.entry.text);
    }
  }

  send(method, params = {}) {
    this.number += 1;
    const message = { id: this.number, method, params };
    if (this.session) message.sessionId = this.session;
    this.process.stdio[3].write(`${JSON.stringify(message)}\0`);
    return new Promise((resolve, reject) => this.waiting.set(message.id, [resolve, reject]));
  }

  async open(url, { dark = false, calm = false, width = 1400, height = 900 } = {}) {
    this.session = null;
    const { targetId } = await this.send("Target.createTarget", { url: "about:blank" });
    this.session = (await this.send("Target.attachToTarget", { targetId, flatten: true })).sessionId;
    for (const domain of ["Page", "Runtime", "Log"]) await this.send(`${domain}.enable`);
    await this.send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: false });
    await this.send("Emulation.setEmulatedMedia", {
      features: [
        { name: "prefers-color-scheme", value: dark ? "dark" : "light" },
        { name: "prefers-reduced-motion", value: calm ? "reduce" : "no-preference" },
      ],
    });
    await this.send("Page.navigate", { url });
  }

  /// The value of an expression in the page.
  async run(expression) {
    const { result, exceptionDetails } = await this.send("Runtime.evaluate", {
      expression, awaitPromise: true, returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  async until(expression, seconds = 60) {
    for (let step = 0; step < seconds * 20; step += 1) {
      // While a page loads, it has no document.
      if (await this.run(expression).catch(() => false)) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`not within ${seconds} seconds: ${expression}`);
  }

  async mouse(type, x, y, buttons = 1) {
    await this.send("Input.dispatchMouseEvent", { type, x, y, button: "left", buttons, clickCount: 1 });
  }

  async click(x, y) {
    await this.mouse("mousePressed", x, y);
    await this.mouse("mouseReleased", x, y, 0);
  }

  /// Clicks the middle of an element.
  async press(selector) {
    const [x, y] = await this.run(`(() => {
      const each = document.querySelector(${JSON.stringify(selector)});
      each.scrollIntoView({ block: "nearest" });
      const { left, top, width, height } = each.getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    })()`);
    await this.click(x, y);
  }

  async key(key, modifiers = 0, code = 0) {
    for (const type of ["rawKeyDown", "keyUp"]) {
      await this.send("Input.dispatchKeyEvent", { type, key, modifiers, windowsVirtualKeyCode: code });
    }
  }

  async type(text) { await this.send("Input.insertText", { text }); }

  async picture(path) {
    const { data } = await this.send("Page.captureScreenshot", { format: "png" });
    writeFileSync(path, Buffer.from(data, "base64"));
  }

  /// Ends all processes of the browser, so that none writes to the profile while it is removed.
  async close() {
    if (this.process.exitCode === null) process.kill(-this.process.pid, "SIGKILL");
    await this.ended;
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  }
}
