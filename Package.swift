// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import CompilerPluginSupport
import PackageDescription

/// Every target is compiled the same strict way.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// Products of swift-syntax, which is neither fetched nor built without the trait `Macros`.
func swiftSyntax(_ products: String...) -> [Target.Dependency] {
  products.map {
    .product(name: $0, package: "swift-syntax", condition: .when(traits: ["Macros"]))
  }
}

// On Apple's platforms UIKit is Apple's. There the package offers the engine, the tools and the macro.
#if canImport(Darwin)
  let classes: [Target.Dependency] = []
#else
  let classes: [Target.Dependency] = ["UIKit"]
#endif

let package = Package(
  name: "plumb",
  // `Mutex` came with macOS 15.
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "plumb", targets: ["plumb"]),
    .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
    .library(name: "AutoLayout", targets: ["AutoLayout"]),
    .library(name: "InterfaceBuilder", targets: ["InterfaceBuilder"]),
    .library(name: "InterfaceBuilderFiles", targets: ["InterfaceBuilderFiles"]),
    .library(name: "LayoutRendering", targets: ["LayoutRendering"]),
    // Empty without the trait `Cairo`, and so are its tests.
    .library(name: "CairoRendering", targets: ["CairoRendering"]),
    .library(name: "LayoutReports", targets: ["LayoutReports"]),
    .library(name: "Diagnostics", targets: ["Diagnostics"]),
    .library(name: "VisualFormat", targets: ["VisualFormat"]),
    .library(name: "VisualFormatMacros", targets: ["VisualFormatMacros"]),
  ],
  traits: [
    .trait(
      name: "Macros",
      description: "#visualFormat: visual formats that are checked when they are compiled."),
    .trait(
      name: "Cairo",
      description: "Fonts in PNG and PDF, through Cairo, Pango and GdkPixbuf of the system."),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    // For libyaml, which is in it: `.plumb.yml`. Tests alone import Yams itself.
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.0"),
  ],
  targets: [
    // Each target lists what lies below it.
    .executableTarget(
      name: "plumb",
      dependencies: [
        "InterfaceBuilder", "InterfaceBuilderFiles", "AutoLayout", "LayoutRendering",
        "LayoutReports", "Typography", "VisualFormat", "ConstraintSolver", "AppResources",
        "Diagnostics", "EssentialFoundation",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Yams", package: "Yams"),
        .target(name: "CairoRendering", condition: .when(traits: ["Cairo"])),
      ],
      resources: [
        .embedInCode("Preview/Page/gallery.html"), .embedInCode("Preview/Page/gallery.css"),
        .embedInCode("Preview/Page/gallery.js"),
      ]),
    .target(
      name: "VisualFormatMacros",
      dependencies: classes + [
        .target(name: "VisualFormatPlugin", condition: .when(traits: ["Macros"]))
      ]),
    .macro(
      name: "VisualFormatPlugin",
      dependencies: ["VisualFormat"]
        + swiftSyntax(
          "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacros", "SwiftDiagnostics",
          "SwiftParser", "_SwiftCompilerPluginMessageHandling")),
    .target(name: "EssentialFoundation"),
    .target(
      name: "InterfaceBuilderFiles", dependencies: ["InterfaceBuilder", "EssentialFoundation"]),
    .target(
      name: "AppResources",
      dependencies: [
        "InterfaceBuilder", "AutoLayout", "Diagnostics", "Typography", "EssentialFoundation",
      ]),
    .target(
      name: "LayoutReports",
      dependencies: [
        "InterfaceBuilder", "AutoLayout", "Diagnostics", "MarkupTree", "Typography",
        "ConstraintSolver", "EssentialFoundation",
      ]),
    .target(name: "LayoutRendering", dependencies: ["AutoLayout", "Typography"]),
    .target(
      name: "CairoRendering",
      dependencies: [
        "LayoutRendering", "AutoLayout", "Typography",
        .target(name: "CCairo", condition: .when(traits: ["Cairo"])),
      ]),
    // Without `pkgConfig:`, which would warn of flags in every build; see its header.
    .systemLibrary(name: "CCairo"),

    // Below this line: no Foundation, value types, any thread.
    .target(
      name: "InterfaceBuilder",
      dependencies: [
        "AutoLayout", "MarkupTree", "Typography", "ConstraintSolver", "Diagnostics",
      ]),
    .target(name: "AutoLayout", dependencies: ["ConstraintSolver", "Typography"]),
    .target(name: "VisualFormat", dependencies: ["Diagnostics"]),
    .target(name: "MarkupTree"),
    .target(name: "Typography"),
    .target(name: "ConstraintSolver"),
    .target(name: "Diagnostics"),

    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"]),
    .testTarget(name: "MarkupTreeTests", dependencies: ["MarkupTree"], exclude: ["Malformed"]),
    .testTarget(name: "ConstraintSolverTests", dependencies: ["ConstraintSolver"]),
    .testTarget(name: "TypographyTests", dependencies: ["Typography"]),
    .testTarget(name: "VisualFormatTests", dependencies: ["VisualFormat", "Diagnostics"]),
    .testTarget(
      name: "VisualFormatMacrosTests", dependencies: ["VisualFormatMacros"] + classes),
    .testTarget(
      name: "AutoLayoutTests", dependencies: ["AutoLayout", "ConstraintSolver", "Typography"]),
    .testTarget(
      name: "InterfaceBuilderTests",
      dependencies: [
        "InterfaceBuilder", "AutoLayout", "ConstraintSolver", "Typography", "Diagnostics",
      ]),
    .testTarget(
      name: "InterfaceBuilderFilesTests",
      dependencies: ["InterfaceBuilderFiles", "InterfaceBuilder"]),
    .testTarget(
      name: "LayoutRenderingTests", dependencies: ["LayoutRendering", "AutoLayout", "Typography"],
      exclude: ["Golden"]),
    .testTarget(
      name: "CairoRenderingTests",
      dependencies: [
        "plumb", "CairoRendering", "LayoutRendering", "AutoLayout", "Typography",
        .target(name: "CCairo", condition: .when(traits: ["Cairo"])),
      ]),
    .testTarget(
      name: "LayoutReportsTests",
      dependencies: [
        "LayoutReports", "InterfaceBuilder", "AutoLayout", "Diagnostics", "MarkupTree",
        "Typography",
      ],
      exclude: ["Check/Fixtures"]),
    .testTarget(
      name: "AppResourcesTests",
      dependencies: ["AppResources", "AutoLayout", "Typography", "EssentialFoundation"]),
    .testTarget(
      name: "PlumbTests",
      dependencies: [
        "plumb", "EssentialFoundation", "InterfaceBuilderFiles", "LayoutRendering",
        .product(name: "Yams", package: "Yams"),
      ]),
  ]
)

#if !canImport(Darwin)
  package.products += [
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    .library(name: "QuartzCore", targets: ["QuartzCore"]),
    .library(name: "LayoutTesting", targets: ["LayoutTesting"]),
  ]
  package.targets += [
    .target(
      name: "UIKit",
      dependencies: [
        "InterfaceBuilder", "InterfaceBuilderFiles", "AutoLayout", "Typography", "LayoutRendering",
        "VisualFormat", "ConstraintSolver", "AppResources", "Diagnostics", "CoreGraphics",
        "FoundationAdditions", "_Testing_UIKit",
      ]),
    .target(name: "FoundationAdditions"),
    .target(
      name: "CoreGraphics",
      dependencies: [
        "FoundationAdditions", "LayoutRendering", "AppResources", "AutoLayout", "Typography",
        "_Testing_CoreGraphics",
      ]),
    .target(name: "QuartzCore", dependencies: ["UIKit"]),
    .target(name: "_Testing_UIKit"),
    .target(name: "_Testing_CoreGraphics"),
    // For test targets: it links Swift Testing and XCTest.
    .target(
      name: "LayoutTesting",
      dependencies: ["UIKit", "LayoutReports", "AutoLayout", "Diagnostics", "Typography"]),
    // An app that uses the package.
    .target(
      name: "Trails", dependencies: ["UIKit"], path: "Examples/Trails/App",
      resources: [.copy("Resources")]),
    .testTarget(
      name: "TrailsTests", dependencies: ["Trails", "UIKit"], path: "Examples/Trails/Tests"),
    // Thirty screens in code.
    .target(name: "InCode", dependencies: ["UIKit"], path: "Examples/InCode/Screens"),
    .testTarget(
      name: "InCodeTests", dependencies: ["InCode", "UIKit"], path: "Examples/InCode/Tests"),
    .testTarget(
      name: "LayoutTestingTests",
      dependencies: ["LayoutTesting", "UIKit", "Diagnostics", "LayoutReports"],
      exclude: ["__Layouts__"]),
    .testTarget(
      name: "UIKitTests",
      dependencies: [
        "UIKit", "InterfaceBuilder", "AutoLayout", "LayoutRendering", "Typography",
      ]),
    .testTarget(
      name: "UIKitClientTests",
      dependencies: [
        "UIKit", "QuartzCore", "InterfaceBuilder", "InterfaceBuilderFiles", "AutoLayout",
        "LayoutRendering", "LayoutReports", "Typography", "Diagnostics", "EssentialFoundation",
      ],
      exclude: ["Snippets"]),
  ]
#endif

// The drivers of Benchmarks/, for whom what they measure is built already; there they are a package of their own.
if Context.environment["PLUMB_BENCHMARKS"] != nil {
  func path(_ name: String) -> String { "Benchmarks/Sources/\(name)" }
  package.targets += [
    .target(name: "AllocatedMemory", path: path("AllocatedMemory")),
    .target(name: "TraceReplay", dependencies: ["ConstraintSolver"], path: path("TraceReplay")),
    .target(name: "LayoutPlans", dependencies: ["AutoLayout"], path: path("LayoutPlans")),
    .executableTarget(
      name: "trace-driver", dependencies: ["AllocatedMemory", "TraceReplay", "ConstraintSolver"],
      path: path("trace-driver")),
    .executableTarget(
      name: "layout-driver", dependencies: ["LayoutPlans", "AutoLayout", "ConstraintSolver"],
      path: path("layout-driver")),
    .executableTarget(
      name: "view-driver", dependencies: ["LayoutPlans", "AutoLayout", "UIKit", "UIKit"],
      path: path("view-driver")),
    .executableTarget(
      name: "range-driver",
      dependencies: ["InterfaceBuilder", "InterfaceBuilderFiles", "AutoLayout", "LayoutReports"],
      path: path("range-driver")),
  ]
}

// The release binary (`Scripts/build-release`): speed counts below, and size in what is reached once a file.
if Context.environment["PLUMB_RELEASE_BINARY"] != nil {
  let compact: Set = [
    "plumb", "LayoutReports", "LayoutRendering", "AppResources", "InterfaceBuilder",
    "InterfaceBuilderFiles", "EssentialFoundation", "VisualFormat", "Diagnostics",
  ]
  for target in package.targets where compact.contains(target.name) {
    target.swiftSettings = [.unsafeFlags(["-Osize"])]
  }
}

// Tests that import a macro are built for the machine that compiles, and with them everything that the tests
// are linked with, a second time. So those of the macro are there when they are asked for alone.
let macroTests = Target.testTarget(
  name: "VisualFormatPluginTests",
  dependencies: ["VisualFormatPlugin"]
    + swiftSyntax(
      "SwiftSyntax", "SwiftSyntaxMacroExpansion", "SwiftSyntaxMacrosGenericTestSupport",
      "_SwiftCompilerPluginMessageHandling"))

// The test targets that are wanted, where not all; see "Building" in CONTRIBUTING.md.
if let wanted = Context.environment["PLUMB_TESTS"]?.split(separator: ",").map(String.init) {
  package.targets.append(macroTests)
  package.targets.removeAll { $0.type == .test && !wanted.contains($0.name) }
}

// Optimised, tests take as long to compile as all that they test, and most of them show nothing more. Those of views
// do: there objects die as early as they do in optimised apps.
if Context.environment["PLUMB_PLAIN_TESTS"] != nil {
  let optimized: Set = ["UIKitTests", "UIKitClientTests", "TrailsTests", "InCodeTests"]
  for target in package.targets where target.type == .test && !optimized.contains(target.name) {
    target.swiftSettings = [.unsafeFlags(["-Onone"], .when(configuration: .release))]
  }
}

for target in package.targets where target.type != .system {
  target.swiftSettings = (target.swiftSettings ?? []) + strict
}
