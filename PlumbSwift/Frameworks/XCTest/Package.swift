// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

// What XCTest lacks off Apple's systems. `plumb swift` builds it when the first package's tests name any of it.
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
