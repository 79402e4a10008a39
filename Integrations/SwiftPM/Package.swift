// swift-tools-version: 6.1
// SPDX-License-Identifier: MIT

import PackageDescription

let version = "0.1.0"

// `PLUMB_BUNDLE` names a bundle below this folder instead of the released one. `Scripts/package-plugins` writes the
// address and the checksum of a release.
let plumb: Target =
  if let path = Context.environment["PLUMB_BUNDLE"] {
    .binaryTarget(name: "plumb", path: path)
  } else {
    .binaryTarget(
      name: "plumb",
      url: "https://github.com/OWNER/plumb/releases/download/\(version)/plumb.artifactbundle.zip",
      checksum: "0000000000000000000000000000000000000000000000000000000000000000")
  }

let package = Package(
  name: "plumb-plugins",
  products: [
    .plugin(name: "PlumbCheck", targets: ["PlumbCheck"]),
    .plugin(name: "PlumbCommand", targets: ["PlumbCommand"]),
  ],
  targets: [
    plumb,
    .plugin(name: "PlumbCheck", capability: .buildTool(), dependencies: ["plumb"]),
    .plugin(
      name: "PlumbCommand",
      capability: .command(
        intent: .custom(verb: "plumb", description: "Runs plumb, for example: check Sources")),
      dependencies: ["plumb"]),
  ])
