// SPDX-License-Identifier: MIT
// The memory of the module stays flat over 1,000 drags, and hostile requests neither end it nor stop it.
//
//   node Studio/Tests/memory.mjs studio.wasm
import { readFileSync } from "node:fs";
import assert from "node:assert/strict";
import { denseScene } from "./scene.mjs";

const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]), {});
const { memory, studio_allocate, studio_answer, studio_answer_start } = instance.exports;

function answer(text) {
  const request = Buffer.from(text);
  const block = studio_allocate(request.length);
  new Uint8Array(memory.buffer, block, request.length).set(request);
  const count = studio_answer(block, request.length);
  return JSON.parse(Buffer.from(memory.buffer, studio_answer_start(), count).toString("utf8"));
}
const ask = (name, values = {}) => answer(JSON.stringify({ do: name, ...values }));

const { document } = ask("open", { name: "Dense.storyboard", text: denseScene() }).answer;
let { version } = ask("layout", { document }).answer;
const drag = (step) => {
  const canvas = { width: 320 + (step * 7) % 400, height: 852 };
  assert.ok(ask("layout", { document, canvas, picture: "list", since: version }).answer.frames);
};
const edit = (step) => {
  ask("edit", { document, element: "row3-mark-leading-row3", constant: 1 + step % 90, continues: step > 0 });
  assert.ok(ask("layout", { document, picture: "list" }).answer);
};
for (let step = 0; step < 100; step += 1) drag(step);
for (let step = 0; step < 20; step += 1) edit(step);
const before = memory.buffer.byteLength;
// The edits have given the list of views another version.
version = ask("layout", { document }).answer.version;
for (let step = 0; step < 1000; step += 1) drag(step);
for (let step = 20; step < 220; step += 1) edit(step);
const after = memory.buffer.byteLength;
console.log(`1,000 drags and 200 edits of 500 views: ${before >> 20} MB before, ${after >> 20} MB after`);
assert.ok(after - before <= 2 << 20, "the memory grows");

for (const text of [
  "", "null", "[".repeat(200_000), `{"do":"open","name":"a","text":"${"<a>".repeat(100_000)}"}`,
  `{"do":"open","name":"a","text":"\\ud800"}`, `{"do":"layout","document":1e308}`, `{"do":"layout","document":-1}`,
  `{"do":"layout","document":1,"canvas":{"width":1e5,"height":1}}`, `{"do":"layout","document":1,"since":"x"}`,
  `{"do":"edit","document":1,"element":"row3-mark-leading-row3","constant":1e300}`, `{"do":"edit","document":1,"element":"","removed":true}`,
  `{"do":"explain","text":"${"<NSLayoutConstraint:0x1 ".repeat(20_000)}"}`, `{"do":"format","text":"H:|-[${"a".repeat(100_000)}]"}`,
  `{"do":"compare","document":1,"with":99}`, `{"do":"range","document":1,"axis":"width","from":400,"to":1}`,
]) {
  const found = answer(text);
  assert.ok(found.error || found.answer, text.slice(0, 60));
}
assert.ok(ask("layout", { document }).answer);
console.log("passed: hostile requests have answers");
