// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

// Members of XCTest that Linux lacks. `plumb swift` builds the package when the first package's
// tests use one of them.
let package = Package(
  name: "PlumbXCTest",
  products: [.library(name: "PlumbXCTest", type: .dynamic, targets: ["PlumbXCTest"])],
  targets: [
    .target(
      name: "PlumbXCTest",
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .treatAllWarnings(as: .error),
      ])
  ]
)
