// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

// Parts of Apple's frameworks that UIKit apps use without layout: Core Image, Core Text, dynamics, printing, documents
// of attributed strings, and former names. `plumb swift` builds them against the UIKit of its cache, when the first
// package uses one.

/// Each module and those of the others that it brings.
let modules: KeyValuePairs = [
  "CoreImage": [],
  "CoreText": [],
  "FormerUIKit": ["UIKitDynamics", "UIKitPrinting"],
  "TextDocuments": [],
  "UIKitDynamics": [],
  "UIKitPrinting": [],
]

let package = Package(
  name: "PlumbUIKitAdditions",
  products: [
    .library(name: "PlumbUIKitAdditions", type: .dynamic, targets: modules.map(\.key))
  ],
  targets: modules.map { name, brought in
    .target(
      name: name, dependencies: brought.map { .target(name: $0) },
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .treatAllWarnings(as: .error),
      ])
  }
)
