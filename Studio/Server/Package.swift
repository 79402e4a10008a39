// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

/// Compiler settings that all targets share.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

// A separate package, because the library for HTTP needs Foundation, which `plumb` does not link.
// `plumb studio` starts the program if it is beside `plumb`.
let package = Package(
  name: "PlumbStudio",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "plumb-studio", targets: ["plumb-studio"])],
  dependencies: [.package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1")],
  targets: [
    .executableTarget(name: "plumb-studio", dependencies: ["StudioServer"]),
    .target(
      name: "StudioServer", dependencies: [.product(name: "FlyingFox", package: "FlyingFox")]),
    .testTarget(
      name: "StudioServerTests",
      dependencies: ["StudioServer", .product(name: "FlyingFox", package: "FlyingFox")]),
  ]
)

for target in package.targets {
  target.swiftSettings = (target.swiftSettings ?? []) + strict
}
