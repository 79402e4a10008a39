// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

// The module Combine for packages of iOS code. `plumb swift` builds it against the cached UIKit
// when the first package imports Combine. No other part of Plumb fetches OpenCombine.
let package = Package(
  name: "PlumbCombine",
  products: [.library(name: "PlumbCombine", type: .dynamic, targets: ["Combine"])],
  dependencies: [
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0")
  ],
  targets: [
    .target(
      name: "Combine",
      dependencies: [
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
        .product(name: "OpenCombineFoundation", package: "OpenCombine"),
      ],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .treatAllWarnings(as: .error),
      ])
  ]
)
