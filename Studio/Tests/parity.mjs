// SPDX-License-Identifier: MIT
// Sends the same requests to the WebAssembly module and to `plumb studio --requests`, and compares the bytes of
// the answers.
//
//   node Studio/Tests/parity.mjs studio.wasm plumb FILE…
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

const [module, plumb, ...files] = process.argv.slice(2);
const { instance } = await WebAssembly.instantiate(readFileSync(module), {});
const { memory, studio_allocate, studio_answer, studio_answer_start } = instance.exports;

function answer(line) {
  const request = Buffer.from(line);
  const block = studio_allocate(request.length);
  new Uint8Array(memory.buffer, block, request.length).set(request);
  const count = studio_answer(block, request.length);
  return Buffer.from(memory.buffer, studio_answer_start(), count).toString("latin1");
}

let document = 0;
let total = 0;
let different = 0;
let failed = 0;
const shown = (text) => (text.length > 300 ? `${text.slice(0, 300)}…` : text);

for (const file of files) {
  const requests = [];
  const answers = [];
  let number = 0;
  const ask = (name, values = {}) => {
    const line = JSON.stringify({ do: name, ...values });
    requests.push(line);
    const bytes = answer(line);
    answers.push(bytes);
    const parsed = JSON.parse(Buffer.from(bytes, "latin1").toString("utf8"));
    if (parsed.error) failed += 1;
    return parsed.answer;
  };
  try {
    const opened = ask("open", { name: file.split("/").at(-1), text: readFileSync(file, "utf8") });
    if (opened) {
      number = opened.document;
      const place = { document: number };
      for (const { id } of opened.scenes.slice(0, 3)) {
        const at = { ...place, scene: id };
        const own = ask("layout", at);
        ask("layout", { ...at, canvas: { width: 320, height: 568, textSize: "AX1" } });
        ask("layout", { ...at, canvas: { width: 700.5, height: 400, rightToLeft: true, dark: true }, outlines: true, guides: true });
        for (const view of own?.views.slice(1, 5) ?? []) {
          const why = ask("why", { ...at, view: view.id });
          const element = why?.edges.flatMap(({ because }) => because).find(({ numbers }) => numbers)?.element;
          if (element) {
            ask("edit", { ...place, element, constant: 17.25 });
            ask("edit", { ...place, element, priority: 740, continues: true });
            ask("layout", at);
            ask("patch", place);
            ask("compare", at);
            ask("undo", place);
          }
        }
        if (process.env.RANGE && (own?.views.length ?? 99) < 20) {
          ask("range", { ...at, axis: "width", from: 320, to: 440, budget: 100 });
        }
      }
      ask("check", place);
      for (const text of ["H:|-[a]-(>=8)-[b(80)]-|\nV:|-[a(40)]\nV:|-[b(==a)]", "V:[a]-", "|[x(<=30@250)][y]|"]) {
        ask("format", { text });
        ask("format", { text, extended: true });
      }
      ask("close", place);
    }
  } catch (error) {
    console.log(`${file}: the module ended: ${error.stack}`);
    different += 1;
    break;
  }
  // The native session counts its documents from 1.
  const input = requests.map((line) => line.replace(`"document":${number}`, `"document":1`)).join("\n");
  const native = spawnSync(plumb, ["studio", "--requests"], { input, maxBuffer: 1 << 30 });
  const lines = native.stdout.toString("latin1").split("\n").slice(0, -1);
  for (const [index, bytes] of answers.entries()) {
    total += 1;
    const expected = bytes.replace(`{"answer":{"document":${number},`, `{"answer":{"document":1,`);
    if (lines[index] === expected) continue;
    different += 1;
    if (different < 12) {
      let place = 0;
      while (expected[place] === lines[index]?.[place] && place < expected.length) place += 1;
      console.log(`${file}: ${shown(requests[index].slice(0, 120))}\n  module: ${expected.slice(Math.max(0, place - 60), place + 80)}\n  native: ${(lines[index] ?? "nothing").slice(Math.max(0, place - 60), place + 80)}`);
    }
  }
  document += 1;
}
console.log(`${document} files, ${total} answers, ${failed} errors among them, ${different} different; ${memory.buffer.byteLength >> 20} MB`);
process.exitCode = different ? 1 : 0;
