// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

// A package of its own: with the trait on, the tests of `CairoRendering` and of the pictures that `plumb`
// writes build these two and nothing else.
let package = Package(
  name: "CairoTests",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "plumb", path: "../..", traits: ["Cairo"])],
  targets: [
    .testTarget(
      name: "CairoRenderingTests",
      dependencies: [
        .product(name: "CairoRendering", package: "plumb"),
        .product(name: "LayoutRendering", package: "plumb"),
        .product(name: "LayoutCore", package: "plumb"),
        .product(name: "plumb", package: "plumb"),
      ])
  ]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]
}
