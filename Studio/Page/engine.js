// SPDX-License-Identifier: MIT
// The WebAssembly module and its requests. docs/studio-protocol.md lists the requests.

export class Engine {
  constructor(exports) {
    this.exports = exports;
    this.encoder = new TextEncoder();
    this.decoder = new TextDecoder();
  }

  static async start(module) {
    return new Engine((await WebAssembly.instantiate(module, {})).exports);
  }

  /// The answer to a request, both as bytes. The next request overwrites the answer.
  answer(request) {
    const { memory, studio_allocate, studio_answer, studio_answer_start } = this.exports;
    const block = studio_allocate(request.length);
    new Uint8Array(memory.buffer, block, request.length).set(request);
    const count = studio_answer(block, request.length);
    return new Uint8Array(memory.buffer, studio_answer_start(), count);
  }

  /// The answer as a value. Throws an error with the message of the module.
  ask(name, values = {}) {
    const request = this.encoder.encode(JSON.stringify({ do: name, ...values }));
    const { answer, error } = JSON.parse(this.decoder.decode(this.answer(request)));
    if (error) throw Object.assign(new Error(error.message), error);
    return answer;
  }
}

/// The module in the page, compiled.
export async function compiledModule() {
  const text = atob(document.getElementById("module").textContent.trim());
  const packed = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return WebAssembly.compile(await new Response(stream).arrayBuffer());
}

/// A second instance for slow requests, in a worker if the browser allows one. It answers one question of each kind at a
/// time: a new one replaces the last one, even if that is being answered.
export class Background {
  constructor(module, fallback) {
    this.module = module;
    this.fallback = fallback;
    /// The questions in order. The worker answers the first one.
    this.questions = [];
    this.start();
  }

  start() {
    const source = `${Engine}
      let engine;
      onmessage = async ({ data }) => {
        if (data.module) { engine = Engine.start(data.module); return; }
        const ready = await engine;
        try {
          const { document } = ready.ask("open", { name: data.name, text: data.text });
          const answer = ready.ask(data.do, { ...data.values, document });
          ready.ask("close", { document });
          postMessage({ answer });
        } catch (error) {
          postMessage({ error: error.message });
        }
      };`;
    try {
      const address = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
      this.worker = new Worker(address);
      this.worker.onmessage = ({ data: { answer, error } }) => {
        const { resolve, reject } = this.questions.shift();
        if (error) reject(new Error(error)); else resolve(answer);
        this.send();
      };
      this.worker.onerror = () => {
        this.worker = null;
        for (const each of this.questions.splice(0)) this.answerHere(each).then(each.resolve, each.reject);
      };
      this.worker.postMessage({ module: this.module });
    } catch {
      this.worker = null;
    }
  }

  send() {
    if (this.questions.length) this.worker?.postMessage(this.questions[0].data);
  }

  async answerHere({ data }) { return this.fallback(data.do, data.values); }

  /// The answer; null if another question of the kind replaced this one, or if it was cancelled.
  ask(name, text, request, values) {
    this.cancel(request);
    const data = { name, text, do: request, values };
    if (!this.worker) return this.answerHere({ data });
    return new Promise((resolve, reject) => {
      if (this.questions.push({ data, resolve, reject }) === 1) this.send();
    });
  }

  /// Drops the question of a kind. If it is being answered, another worker takes over.
  cancel(request) {
    const index = this.questions.findIndex(({ data }) => data.do === request);
    if (index < 0) return;
    const [{ resolve }] = this.questions.splice(index, 1);
    resolve(null);
    if (index > 0) return;
    this.worker.terminate();
    this.start();
    this.send();
  }
}
