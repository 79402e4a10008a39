// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

// The part of SwiftUI that UIKit apps use. Views are empty, and the controllers that host them take
// part in layout. `plumb swift` builds the package against the cached UIKit and Combine when the
// first package imports it.
let package = Package(
  name: "PlumbSwiftUI",
  products: [.library(name: "PlumbSwiftUI", type: .dynamic, targets: ["SwiftUI"])],
  targets: [
    .target(
      name: "SwiftUI",
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"), .treatAllWarnings(as: .error),
      ])
  ]
)
