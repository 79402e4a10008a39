// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

// The part of SwiftUI that UIKit apps use. Views are empty, and the controllers that host them take
// part in layout. `plumb swift` builds the package against the cached UIKit and Combine when the
// first package imports one of its modules.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .treatAllWarnings(as: .error),
]

let modules = ["SwiftUI", "SwiftData", "TipKit", "WidgetKit"]

let package = Package(
  name: "PlumbSwiftUI",
  products: [.library(name: "PlumbSwiftUI", type: .dynamic, targets: modules)],
  targets: [
    .target(name: "SwiftUI", swiftSettings: strict)
  ]
    + modules.dropFirst().map {
      .target(name: $0, dependencies: ["SwiftUI"], swiftSettings: strict)
    }
)
