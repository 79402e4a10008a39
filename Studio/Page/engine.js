// SPDX-License-Identifier: MIT
// The WebAssembly module and its requests. docs/studio-protocol.md lists the requests.

export class Engine {
  constructor(exports) {
    this.exports = exports;
    this.encoder = new TextEncoder();
    this.decoder = new TextDecoder();
  }

  static async start(bytes) {
    const { instance } = await WebAssembly.instantiate(bytes, {});
    return new Engine(instance.exports);
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

/// The module's bytes in the page.
export async function moduleBytes() {
  const text = atob(document.getElementById("module").textContent.trim());
  const packed = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/// A second instance for slow requests, in a worker if the browser allows one. Callers use only the answer
/// to their last request.
export class Background {
  constructor(bytes, fallback) {
    this.number = 0;
    this.waiting = new Map();
    const source = `${Engine}
      let engine;
      onmessage = async ({ data }) => {
        if (data.bytes) { engine = Engine.start(data.bytes); return; }
        const ready = await engine;
        try {
          const { document } = ready.ask("open", { name: data.name, text: data.text });
          const answer = ready.ask(data.do, { ...data.values, document });
          ready.ask("close", { document });
          postMessage({ number: data.number, answer });
        } catch (error) {
          postMessage({ number: data.number, error: error.message });
        }
      };`;
    try {
      const address = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
      this.worker = new Worker(address);
      this.worker.onmessage = ({ data }) => {
        const waiting = this.waiting.get(data.number);
        this.waiting.delete(data.number);
        if (data.error) waiting?.[1](new Error(data.error)); else waiting?.[0](data.answer);
      };
      this.worker.onerror = () => { this.worker = null; };
      this.worker.postMessage({ bytes });
    } catch {
      this.worker = null;
    }
    this.fallback = fallback;
  }

  ask(name, text, request, values) {
    if (!this.worker) return Promise.resolve().then(() => this.fallback(request, values));
    this.number += 1;
    const number = this.number;
    this.worker.postMessage({ number, name, text, do: request, values });
    return new Promise((resolve, reject) => this.waiting.set(number, [resolve, reject]));
  }
}
