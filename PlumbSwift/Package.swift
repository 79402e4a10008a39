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

// A separate package, so that the plain build of Plumb neither fetches nor builds swift-syntax.
// `plumb swift` builds plumb-lower and PlumbUIKit once for each toolchain.
let package = Package(
  name: "PlumbSwift",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "plumb-lower", targets: ["plumb-lower"]),
    .library(name: "SourceLowering", targets: ["SourceLowering"]),
    .library(name: "PlumbUIKit", type: .dynamic, targets: ["PlumbUIKit"]),
  ],
  dependencies: [
    .package(name: "plumb", path: ".."),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    .executableTarget(name: "plumb-lower", dependencies: ["SourceLowering"]),
    .target(
      name: "SourceLowering",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ],
      resources: [
        "FixedMembers", "SystemClasses", "SystemMembers", "SystemProtocols", "SystemValues",
      ].map { .embedInCode("Index/\($0).txt") }),
    // The replacement for the module `os`.
    .target(name: "PlumbSystemLog"),
    // Members that FoundationNetworking lacks.
    .target(name: "PlumbNetworking"),
    .target(
      name: "PlumbUIKit",
      dependencies: [
        "PlumbSystemLog", "PlumbNetworking",
        .product(name: "UIKit", package: "plumb"),
        .product(name: "CoreGraphics", package: "plumb"),
        .product(name: "QuartzCore", package: "plumb"),
      ]),
    .testTarget(
      name: "SourceLoweringTests", dependencies: ["SourceLowering", "plumb-lower"]),
  ]
)

for target in package.targets {
  target.swiftSettings = (target.swiftSettings ?? []) + strict
}
