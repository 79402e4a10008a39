// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

// The solver in Embedded Swift, without an operating system or a C library:
//
//   swift build -c release --triple wasm32-unknown-none-wasm --scratch-path .build/wasm \
//     -Xswiftc -enable-experimental-feature -Xswiftc Embedded -Xswiftc -wmo \
//     -Xswiftc -Xclang-linker -Xswiftc -nostdlib
//   wasmkit run .build/wasm/wasm32-unknown-none-wasm/release/solver-probe.wasm
//
// The program traps if an answer is wrong.

import PackageDescription

let package = Package(
  name: "solver-probe",
  dependencies: [.package(name: "plumb", path: "../..")],
  targets: [
    .target(name: "BareMachine"),
    .executableTarget(
      name: "solver-probe",
      dependencies: ["BareMachine", .product(name: "ConstraintSolver", package: "plumb")]),
  ]
)
