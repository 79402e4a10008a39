// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

// SwiftUI as far as apps of UIKit name it: views that show nothing, hosted in controllers that lay out. `plumb swift`
// builds it against the UIKit and the Combine of its cache, when the first package imports one of the modules.
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
