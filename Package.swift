// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

/// Every target is compiled the same strict way.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "plumb",
  products: [
    .executable(name: "plumb", targets: ["plumb"]),
    .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
    .library(name: "LayoutCore", targets: ["LayoutCore"]),
    .library(name: "AutoLayout", targets: ["AutoLayout"]),
    .library(name: "VisualFormat", targets: ["VisualFormat"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0")
  ],
  targets: [
    // Arrows point down only: each target lists what lies below it.
    .executableTarget(
      name: "plumb",
      dependencies: [
        "InterfaceBuilder", "LayoutCore", "LayoutRendering", "LayoutReports", "Typography",
        "VisualFormat", "ConstraintSolver",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .target(
      name: "AutoLayout",
      dependencies: [
        "LayoutCore", "Typography", "LayoutRendering", "VisualFormat", "ConstraintSolver",
      ]),
    .target(name: "LayoutReports", dependencies: ["InterfaceBuilder", "LayoutCore"]),
    .target(name: "LayoutRendering", dependencies: ["LayoutCore", "Typography"]),
    .target(
      name: "InterfaceBuilder", dependencies: ["LayoutCore", "Typography", "ConstraintSolver"]),

    // Below this line: no Foundation, value types, any thread.
    .target(name: "LayoutCore", dependencies: ["ConstraintSolver", "Typography"]),
    .target(name: "VisualFormat"),
    .target(name: "Typography"),
    .target(name: "ConstraintSolver"),

    .testTarget(name: "ConstraintSolverTests", dependencies: ["ConstraintSolver"]),
    .testTarget(name: "TypographyTests", dependencies: ["Typography"]),
    .testTarget(name: "VisualFormatTests", dependencies: ["VisualFormat"]),
    .testTarget(
      name: "LayoutCoreTests", dependencies: ["LayoutCore", "ConstraintSolver", "Typography"]),
    .testTarget(
      name: "InterfaceBuilderTests",
      dependencies: ["InterfaceBuilder", "LayoutCore", "ConstraintSolver"]),
    .testTarget(
      name: "LayoutRenderingTests", dependencies: ["LayoutRendering", "LayoutCore", "Typography"],
      exclude: ["Golden"]),
    .testTarget(
      name: "LayoutReportsTests", dependencies: ["LayoutReports", "InterfaceBuilder", "LayoutCore"]),
    .testTarget(name: "AutoLayoutTests", dependencies: ["AutoLayout"]),
    .testTarget(name: "PlumbTests", dependencies: ["plumb"]),
  ]
)

// The modules that real UIKit code imports; where Apple has its own, they stay out of the way.
#if !canImport(Darwin)
  package.products += [
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    .library(name: "QuartzCore", targets: ["QuartzCore"]),
  ]
  package.targets += [
    .target(
      name: "UIKit",
      dependencies: [
        "AutoLayout", "CoreGraphics", "QuartzCore", "_Testing_UIKit", "_Testing_CoreGraphics",
      ]),
    .target(name: "CoreGraphics", dependencies: ["AutoLayout", "_Testing_CoreGraphics"]),
    .target(name: "QuartzCore", dependencies: ["AutoLayout"]),
    .target(name: "_Testing_UIKit"),
    .target(name: "_Testing_CoreGraphics"),
    .testTarget(name: "UIKitTests", dependencies: ["UIKit"]),
  ]
#endif

for target in package.targets {
  target.swiftSettings = (target.swiftSettings ?? []) + strict
}
