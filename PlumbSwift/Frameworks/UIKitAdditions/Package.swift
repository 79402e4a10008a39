// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

// Parts of Apple's frameworks that UIKit apps use without layout: Core Image, Core Text, documents
// of attributed strings, and former names. `plumb swift` builds them against the cached UIKit when
// the first package uses one.
let modules = ["CoreImage", "CoreText", "FormerUIKit", "TextDocuments"]

let package = Package(
  name: "PlumbUIKitAdditions",
  products: [
    .library(name: "PlumbUIKitAdditions", type: .dynamic, targets: modules)
  ],
  targets: modules.map {
    .target(
      name: $0,
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .treatAllWarnings(as: .error),
      ])
  }
)
