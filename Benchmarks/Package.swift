// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

let package = Package(
  name: "plumb-benchmarks",
  products: [
    .executable(name: "trace-driver", targets: ["trace-driver"]),
    .executable(name: "layout-driver", targets: ["layout-driver"]),
    .executable(name: "view-driver", targets: ["view-driver"]),
    .executable(name: "range-driver", targets: ["range-driver"]),
    .executable(name: "visual-format", targets: ["visual-format"]),
  ],
  dependencies: [
    // Without the name, the identity would be that of the clone's folder.
    .package(name: "plumb", path: ".."),
    .package(url: "https://github.com/ordo-one/package-benchmark", from: "1.29.0", traits: []),
  ],
  targets: [
    .target(
      name: "TraceReplay", dependencies: [.product(name: "ConstraintSolver", package: "plumb")]),
    .target(name: "AllocatedMemory"),
    .executableTarget(
      name: "trace-driver",
      dependencies: [
        "AllocatedMemory", "TraceReplay", .product(name: "ConstraintSolver", package: "plumb"),
      ]),
    .target(name: "LayoutPlans", dependencies: [.product(name: "AutoLayout", package: "plumb")]),
    .executableTarget(
      name: "layout-driver",
      dependencies: [
        "LayoutPlans", .product(name: "UIKitComponents", package: "plumb"),
        .product(name: "AutoLayout", package: "plumb"),
        .product(name: "ConstraintSolver", package: "plumb"),
      ]),
    .executableTarget(
      name: "view-driver",
      dependencies: [
        "LayoutPlans", .product(name: "UIKitComponents", package: "plumb"),
        .product(name: "AutoLayout", package: "plumb"),
        .product(name: "UIKit", package: "plumb"),
      ]),
    .executableTarget(
      name: "range-driver",
      dependencies: ["InterfaceBuilder", "InterfaceBuilderFiles", "AutoLayout", "LayoutReports"].map
      {
        .product(name: $0, package: "plumb")
      }),
    .executableTarget(
      name: "SolverBenchmarks",
      dependencies: [
        "TraceReplay", .product(name: "ConstraintSolver", package: "plumb"),
        .product(name: "Benchmark", package: "package-benchmark"),
      ],
      path: "Benchmarks/SolverBenchmarks",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "package-benchmark")]),
    .executableTarget(
      name: "visual-format", dependencies: [.product(name: "VisualFormat", package: "plumb")]),
  ]
)
