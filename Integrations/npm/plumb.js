#!/usr/bin/env node
// SPDX-License-Identifier: MIT
// Runs the binary of the package for this platform.
const { spawnSync } = require("node:child_process");

const platforms = {
  "linux x64": "linux-x86_64",
  "linux arm64": "linux-aarch64",
  "darwin x64": "macos-universal",
  "darwin arm64": "macos-universal",
};

function fail(reason) {
  console.error(`plumb: ${reason}`);
  process.exit(2);
}

const platform = platforms[`${process.platform} ${process.arch}`];
if (!platform) fail(`there is no binary for ${process.platform} on ${process.arch}`);
let binary;
try {
  binary = require.resolve(`plumb-layout-${platform}/bin/plumb`);
} catch {
  fail(`the package plumb-layout-${platform} is missing; install without --omit=optional`);
}
const result = spawnSync(binary, process.argv.slice(2), { stdio: "inherit" });
if (result.error) fail(result.error.message);
process.exit(result.status ?? 2);
