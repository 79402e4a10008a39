// SPDX-License-Identifier: MIT
// Sends the same requests to the WebAssembly module and to `plumb studio --requests`, and compares the bytes of
// the answers.
//
//   node Studio/Tests/parity.mjs studio.wasm plumb FILE…
//
// A file whose name ends in .log is a console log.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

const [module, plumb, ...files] = process.argv.slice(2);
const compiled = await WebAssembly.compile(readFileSync(module));

/// A session of the module.
class Session {
  static async start() {
    const session = new Session();
    session.exports = (await WebAssembly.instantiate(compiled, {})).exports;
    return session;
  }

  answer(line) {
    const { memory, studio_allocate, studio_answer, studio_answer_start } = this.exports;
    const request = Buffer.from(line);
    const block = studio_allocate(request.length);
    new Uint8Array(memory.buffer, block, request.length).set(request);
    const count = studio_answer(block, request.length);
    return Buffer.from(memory.buffer, studio_answer_start(), count).toString("latin1");
  }
}

/// The requests about a scene, and edits of constraints that decide the frames of its views.
function askAboutScene(ask, place, scene) {
  const at = { ...place, scene };
  const own = ask("layout", at);
  ask("layout", { ...at, canvas: { width: 320, height: 568, textSize: "AX1" } });
  ask("layout", { ...at, canvas: { width: 700.5, height: 400, rightToLeft: true, dark: true }, outlines: true, guides: true });
  ask("faults", at);
  ask("overlays", at);
  ask("layout", { ...at, canvas: { texts: "longer" } });
  const listed = ask("layout", { ...at, picture: "list" });
  ask("layout", { ...at, picture: "list", since: listed?.version, canvas: { width: 410.5, height: 600 } });
  ask("layout", { ...at, picture: "list", since: listed?.version, brief: true, canvas: { width: 402, height: 600 } });
  for (const view of own?.views.slice(1, 5) ?? []) {
    const why = ask("why", { ...at, view: view.id });
    const element = why?.edges.flatMap(({ because }) => because).find(({ numbers }) => numbers)?.element;
    if (!element) continue;
    ask("edit", { ...place, element, constant: 17.25 });
    ask("edit", { ...place, element, priority: 740, continues: true });
    ask("layout", at);
    // Changes of a number while it is dragged.
    ask("edit", { ...place, element, constant: 1023, continues: true });
    ask("edit", { ...place, element, constant: 2.5, continues: true });
    ask("layout", at);
    ask("why", { ...at, view: view.id });
    ask("patch", place);
    ask("compare", at);
    ask("edit", { ...place, element, relation: "lessThanOrEqual" });
    ask("edit", { ...place, element, removed: true, continues: true });
    ask("layout", { ...at, picture: "none" });
    ask("patch", { ...place, text: true });
    ask("undo", place);
    ask("undo", place);
    ask("history", place);
  }
  if ((own?.views.length ?? 99) < 20) ask("range", { ...at, axis: "width", from: 320, to: 440, budget: 40 });
}

function askAboutFile(ask, file, text) {
  const opened = ask("open", { name: file.split("/").at(-1), text });
  if (opened) {
    const place = { document: opened.document };
    for (const { id } of opened.scenes.slice(0, 3)) askAboutScene(ask, place, id);
    const other = ask("open", { name: "other", text: text.replace(/constant="(\d+)"/, 'constant="3$1"') });
    if (other) ask("compare", { ...place, with: other.document });
    ask("close", place);
  }
}

function askAboutLog(ask, text) {
  for (const { file, fixes } of ask("explain", { text })?.conflicts ?? []) {
    const opened = ask("open", { name: "Conflict.xib", text: file });
    if (!opened) continue;
    const place = { document: opened.document };
    ask("layout", place);
    for (const { edits } of fixes) {
      edits.forEach((edit, index) => ask("edit", { ...place, ...edit, continues: index > 0 }));
      ask("layout", place);
      if (edits.length) ask("undo", place);
    }
    ask("close", place);
  }
}

const shown = (text) => (text.length > 300 ? `${text.slice(0, 300)}…` : text);
let total = 0;
let different = 0;
let failed = 0;
let memory = 0;

for (const file of files) {
  const requests = [];
  const answers = [];
  const session = await Session.start();
  const ask = (name, values = {}) => {
    const line = JSON.stringify({ do: name, ...values });
    requests.push(line);
    const bytes = session.answer(line);
    answers.push(bytes);
    const parsed = JSON.parse(Buffer.from(bytes, "latin1").toString("utf8"));
    if (parsed.error) failed += 1;
    return parsed.answer;
  };
  try {
    const text = readFileSync(file, "utf8");
    if (file.endsWith(".log")) askAboutLog(ask, text); else askAboutFile(ask, file, text);
    for (const format of ["H:|-[a]-(>=8)-[b(80)]-|\nV:|-[a(40)]\nV:|-[b(==a)]", "V:[a]-", "|[x(<=30@250)][y]|"]) {
      ask("format", { text: format });
      ask("format", { text: format, extended: true });
    }
  } catch (error) {
    console.log(`${file}: the module ended: ${error.stack}`);
    different += 1;
    continue;
  }
  memory = Math.max(memory, session.exports.memory.buffer.byteLength);
  const native = spawnSync(plumb, ["studio", "--requests"], { input: requests.join("\n"), maxBuffer: 1 << 30 });
  const lines = native.stdout.toString("latin1").split("\n").slice(0, -1);
  for (const [index, expected] of answers.entries()) {
    total += 1;
    if (lines[index] === expected) continue;
    different += 1;
    if (different < 12) {
      let place = 0;
      while (expected[place] === lines[index]?.[place] && place < expected.length) place += 1;
      console.log(`${file}: ${shown(requests[index].slice(0, 120))}\n  module: ${expected.slice(Math.max(0, place - 60), place + 80)}\n  native: ${(lines[index] ?? "nothing").slice(Math.max(0, place - 60), place + 80)}`);
    }
  }
}
console.log(`${files.length} files, ${total} answers, ${failed} errors among them, ${different} different; at most ${memory >> 20} MB`);
process.exitCode = different ? 1 : 0;
