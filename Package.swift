// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import CompilerPluginSupport
import PackageDescription

/// The settings of every target.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// Products of swift-syntax. Without the trait `Macros` it is neither fetched nor built.
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
  // `Mutex` needs macOS 15.
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "plumb", targets: ["plumb"]),
    .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
    .library(name: "AutoLayout", targets: ["AutoLayout"]),
    .library(name: "UIKitComponents", targets: ["UIKitComponents"]),
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
    // Contains libyaml, which reads `.plumb.yml`. Only tests import Yams itself.
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.0"),
  ],
  targets: [
    .executableTarget(
      name: "plumb",
      dependencies: [
        "InterfaceBuilder", "InterfaceBuilderFiles", "AutoLayout", "UIKitComponents",
        "LayoutRendering",
        "LayoutReports", "StudioCore", "Typography", "VisualFormat", "ConstraintSolver",
        "AppResources", "Diagnostics", "EssentialFoundation",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Yams", package: "Yams"),
        .target(name: "CairoRendering", condition: .when(traits: ["Cairo"])),
      ],
      resources: [
        .embedInCode("Preview/Page/gallery.html"), .embedInCode("Preview/Page/gallery.css"),
        .embedInCode("Preview/Page/gallery.js"), .embedInCode("Preview/Page/gallery-details.js"),
        .embedInCode("Page/page.css"), .embedInCode("Page/elements.js"),
        .embedInCode("Page/live.js"),
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
        "InterfaceBuilder", "AutoLayout", "UIKitComponents", "Diagnostics", "Typography",
        "EssentialFoundation",
      ]),
    .target(
      name: "LayoutReports",
      dependencies: [
        "InterfaceBuilder", "AutoLayout", "UIKitComponents", "Diagnostics", "MarkupTree",
        "Typography",
        "ConstraintSolver", "EssentialFoundation",
      ]),
    .target(
      name: "LayoutRendering", dependencies: ["AutoLayout", "UIKitComponents", "Typography"]),
    .target(
      name: "StudioCore",
      dependencies: [
        "LayoutReports", "LayoutRendering", "InterfaceBuilder", "AutoLayout", "UIKitComponents",
        "MarkupTree", "Typography", "VisualFormat", "ConstraintSolver", "Diagnostics",
      ]),
    .target(
      name: "CairoRendering",
      dependencies: [
        "LayoutRendering", "AutoLayout", "UIKitComponents", "Typography",
        .target(name: "CCairo", condition: .when(traits: ["Cairo"])),
      ]),
    // Without `pkgConfig:`, which prints a warning about flags in every build; see its header.
    .systemLibrary(name: "CCairo"),

    // The targets below do not import Foundation. They have value types for any thread.
    .target(
      name: "InterfaceBuilder",
      dependencies: [
        "AutoLayout", "UIKitComponents", "MarkupTree", "Typography", "ConstraintSolver",
        "Diagnostics",
      ]),
    .target(
      name: "UIKitComponents", dependencies: ["AutoLayout", "ConstraintSolver", "Typography"]),
    .target(name: "AutoLayout", dependencies: ["ConstraintSolver", "Typography"]),
    .target(name: "VisualFormat", dependencies: ["Diagnostics"]),
    .target(name: "MarkupTree"),
    .target(name: "Typography"),
    .target(name: "ConstraintSolver"),
    .target(name: "Diagnostics"),

    .target(name: "TestSettings", path: "Tests/TestSettings"),
    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"]),
    .testTarget(
      name: "MarkupTreeTests", dependencies: ["TestSettings", "MarkupTree"], exclude: ["Malformed"]),
    .testTarget(name: "ConstraintSolverTests", dependencies: ["TestSettings", "ConstraintSolver"]),
    .testTarget(name: "TypographyTests", dependencies: ["TestSettings", "Typography"]),
    .testTarget(
      name: "VisualFormatTests", dependencies: ["TestSettings", "VisualFormat", "Diagnostics"]),
    .testTarget(
      name: "VisualFormatMacrosTests", dependencies: ["VisualFormatMacros"] + classes),
    .testTarget(
      name: "AutoLayoutTests",
      dependencies: [
        "TestSettings", "AutoLayout", "UIKitComponents", "ConstraintSolver", "Typography",
      ]),
    .testTarget(
      name: "UIKitComponentsTests",
      dependencies: ["UIKitComponents", "AutoLayout", "Typography"]),
    .testTarget(
      name: "InterfaceBuilderTests",
      dependencies: [
        "TestSettings", "InterfaceBuilder", "AutoLayout", "UIKitComponents", "ConstraintSolver",
        "Typography",
        "Diagnostics",
      ]),
    .testTarget(
      name: "InterfaceBuilderFilesTests",
      dependencies: ["InterfaceBuilderFiles", "InterfaceBuilder"]),
    .testTarget(
      name: "LayoutRenderingTests",
      dependencies: [
        "TestSettings", "LayoutRendering", "AutoLayout", "UIKitComponents", "Typography",
      ],
      exclude: ["Golden"]),
    .testTarget(
      name: "CairoRenderingTests",
      dependencies: [
        "plumb", "CairoRendering", "LayoutRendering", "AutoLayout", "UIKitComponents", "Typography",
        .target(name: "CCairo", condition: .when(traits: ["Cairo"])),
      ]),
    .testTarget(
      name: "LayoutReportsTests",
      dependencies: [
        "TestSettings", "LayoutReports", "InterfaceBuilder", "AutoLayout", "UIKitComponents",
        "Diagnostics",
        "MarkupTree",
        "Typography",
      ],
      exclude: ["Check/Fixtures"]),
    .testTarget(
      name: "AppResourcesTests",
      dependencies: [
        "TestSettings", "AppResources", "AutoLayout", "UIKitComponents", "Typography",
        "EssentialFoundation",
      ]),
    .testTarget(
      name: "PlumbTests",
      dependencies: [
        "TestSettings", "plumb", "EssentialFoundation", "InterfaceBuilderFiles", "LayoutRendering",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
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
        "InterfaceBuilder", "InterfaceBuilderFiles", "AutoLayout", "UIKitComponents", "Typography",
        "LayoutRendering",
        "VisualFormat", "ConstraintSolver", "AppResources", "Diagnostics", "CoreGraphics",
        "FoundationAdditions", "_Testing_UIKit",
      ]),
    .target(name: "FoundationAdditions"),
    .target(
      name: "CoreGraphics",
      dependencies: [
        "FoundationAdditions", "LayoutRendering", "AppResources", "AutoLayout", "UIKitComponents",
        "Typography",
        "_Testing_CoreGraphics",
      ]),
    .target(name: "QuartzCore", dependencies: ["UIKit"]),
    .target(name: "_Testing_UIKit"),
    .target(name: "_Testing_CoreGraphics"),
    // For test targets: it links Swift Testing and XCTest.
    .target(
      name: "LayoutTesting",
      dependencies: [
        "UIKit", "LayoutReports", "AutoLayout", "UIKitComponents", "Diagnostics", "Typography",
      ]),
    // An app that uses the package.
    .target(
      name: "Trails", dependencies: ["UIKit"], path: "Examples/Trails/App",
      resources: [.copy("Resources")]),
    .testTarget(
      name: "TrailsTests", dependencies: ["Trails", "UIKit"], path: "Examples/Trails/Tests"),
    // Thirty screens in code.
    .target(name: "InCode", dependencies: ["UIKit"], path: "Examples/InCode/Screens"),
    .testTarget(
      name: "InCodeTests", dependencies: ["TestSettings", "InCode", "UIKit"],
      path: "Examples/InCode/Tests"),
    .testTarget(
      name: "LayoutTestingTests",
      dependencies: ["LayoutTesting", "UIKit", "Diagnostics", "LayoutReports"],
      exclude: ["__Layouts__"]),
    .testTarget(
      name: "UIKitTests",
      dependencies: [
        "TestSettings", "UIKit", "InterfaceBuilder", "AutoLayout", "UIKitComponents",
        "LayoutRendering", "Typography",
      ]),
    .testTarget(
      name: "UIKitClientTests",
      dependencies: [
        "TestSettings", "UIKit", "QuartzCore", "InterfaceBuilder", "InterfaceBuilderFiles",
        "AutoLayout", "UIKitComponents",
        "LayoutRendering", "LayoutReports", "Typography", "Diagnostics", "EssentialFoundation",
      ],
      exclude: ["Snippets"]),
  ]
#endif

// Variants of the build, separated by commas. CONTRIBUTING.md explains the variables.
let variants = Set(
  (Context.environment["PLUMB_BUILD"] ?? "").split(separator: ",").map(String.init))

// The plug-in for DocC (`Scripts/build-documentation`).
if variants.contains("documentation") {
  package.dependencies += [
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.4.0")
  ]
}

// The drivers of the nested package Benchmarks, built with the modules of this package.
if variants.contains("benchmarks") {
  func path(_ name: String) -> String { "Benchmarks/Sources/\(name)" }
  package.targets += [
    .target(name: "AllocatedMemory", path: path("AllocatedMemory")),
    .target(name: "TraceReplay", dependencies: ["ConstraintSolver"], path: path("TraceReplay")),
    .target(
      name: "LayoutPlans", dependencies: ["AutoLayout", "UIKitComponents"],
      path: path("LayoutPlans")),
    .executableTarget(
      name: "trace-driver", dependencies: ["AllocatedMemory", "TraceReplay", "ConstraintSolver"],
      path: path("trace-driver")),
    .executableTarget(
      name: "layout-driver",
      dependencies: ["LayoutPlans", "AutoLayout", "UIKitComponents", "ConstraintSolver"],
      path: path("layout-driver")),
    .executableTarget(
      name: "view-driver", dependencies: ["LayoutPlans", "AutoLayout", "UIKitComponents", "UIKit"],
      path: path("view-driver")),
    .executableTarget(
      name: "range-driver",
      dependencies: [
        "InterfaceBuilder", "InterfaceBuilderFiles", "AutoLayout", "UIKitComponents",
        "LayoutReports",
      ],
      path: path("range-driver")),
  ]
}

// The module of Plumb Studio (`Scripts/build-studio`) is Embedded Swift, which has neither Foundation
// nor `Codable`. It needs only the part of LayoutReports that remains.
if variants.contains("studio") {
  for target in package.targets where target.name == "LayoutReports" {
    target.dependencies.removeAll { "\($0)".contains("EssentialFoundation") }
    target.exclude = [
      "Check/Conditions/CheckCondition+JSON.swift", "Diff/DiffJSON.swift",
      "Explain/SourceSearch", "Explain/Writers/ConflictPicture.swift",
      "Explain/Writers/ExplanationText.swift",
      "Frames/FramesJSON.swift", "JSON", "Matrix", "Merge", "Messages", "Normalize",
      "Range/Plane", "Range/RangeChart.swift", "Range/RangeJSON.swift", "Update",
      "Verification/DeviationCause.swift", "Verification/DeviationReasons+Words.swift",
      "Verification/DeviationReasons.swift", "Verification/InterfaceBuilderEra.swift",
      "Verification/RecordedFrames.swift",
      "Verification/SavedGeometry.swift", "Verification/SceneVerification+Diagnostics.swift",
      "Verification/SceneVerification.swift", "Verification/VerificationJSON.swift",
      "Verification/VerificationLine.swift", "Verification/VerificationOutcome.swift",
      "Verification/VerificationReport.swift", "Verification/VerificationSummary.swift",
      "Verification/VerificationText.swift", "Verification/Verifier+Causes.swift",
      "Verification/Verifier.swift", "Verification/ViewVerification.swift",
      "Why/WhyJSON.swift",
    ]
  }
  // All but the solver and the layout is compiled for size.
  let fast: Set = ["ConstraintSolver", "AutoLayout"]
  for target in package.targets where !fast.contains(target.name) && target.type == .regular {
    target.swiftSettings = [.unsafeFlags(["-Osize"])]
  }
}

// `plumb swift` builds the classes without optimisation. Filling pixels would take seconds per picture.
if variants.contains("client") {
  for target in package.targets where target.name == "LayoutRendering" {
    target.swiftSettings = [.unsafeFlags(["-O"])]
  }
}

// The release binary (`Scripts/build-release`) compiles code that runs once per file for size.
if variants.contains("small") {
  let compact: Set = [
    "plumb", "LayoutReports", "LayoutRendering", "AppResources", "InterfaceBuilder",
    "InterfaceBuilderFiles", "EssentialFoundation", "VisualFormat", "Diagnostics",
  ]
  for target in package.targets where compact.contains(target.name) {
    target.swiftSettings = [.unsafeFlags(["-Osize"])]
  }
}

// SwiftPM builds tests that import a macro for the build machine, and everything that they are linked
// with a second time. These tests therefore exist only if they are selected.
let macroTests = Target.testTarget(
  name: "VisualFormatPluginTests",
  dependencies: ["VisualFormatPlugin"]
    + swiftSyntax(
      "SwiftSyntax", "SwiftSyntaxMacroExpansion", "SwiftSyntaxMacrosGenericTestSupport",
      "_SwiftCompilerPluginMessageHandling"))

// The selected test targets. The default is all but those of the macro.
if let wanted = Context.environment["PLUMB_TESTS"]?.split(separator: ",").map(String.init) {
  package.targets.append(macroTests)
  package.targets.removeAll { $0.type == .test && !wanted.contains($0.name) }
}

// Optimised tests take as long to compile as the code that they test. Only tests of views gain from it:
// their objects are released as early as in optimised apps.
if variants.contains("plain-tests") {
  let optimized: Set = ["UIKitTests", "UIKitClientTests", "TrailsTests", "InCodeTests"]
  for target in package.targets where target.type == .test && !optimized.contains(target.name) {
    target.swiftSettings = [.unsafeFlags(["-Onone"], .when(configuration: .release))]
  }
}

for target in package.targets where target.type != .system {
  target.swiftSettings = (target.swiftSettings ?? []) + strict
}
