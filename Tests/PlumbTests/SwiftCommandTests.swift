// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The steps of `plumb swift` before SwiftPM runs. `.ci/run` runs the packages in `PlumbSwift`
/// completely.
struct SwiftCommandTests {
  @Test func aFolderBecomesAPackageOfItsSources() throws {
    let place = try Workplace()
    try place.write("import UIKit\n@main class AppDelegate {}\n", to: "App/Code/AppDelegate.swift")
    try place.write("import UIKit\n", to: "App/Code/Views/A.swift")
    try place.write("{}", to: "App/Code/Assets.xcassets/Contents.json")
    try place.write("<document/>", to: "App/Code/Base.lproj/Main.storyboard")
    try place.write("import XCTest\n", to: "App/CodeTests/ATests.swift")
    let outcome = try place.plumb("swift", "init", "App")
    #expect(outcome.exitCode == 0)
    let manifest = try place.read("App/Package.swift")
    #expect(
      manifest.contains(
        """
            .executableTarget(
              name: "App",
              path: "Code",
              sources: [
                "AppDelegate.swift",
                "Views/A.swift",
              ],
              resources: [
                .process("Assets.xcassets"),
                .process("Base.lproj/Main.storyboard"),
              ]
            ),
        """))
    #expect(manifest.contains("name: \"AppTests\",\n      dependencies: [\"App\"],"))
    // An existing manifest is not replaced.
    let again = try place.plumb("swift", "init", "App")
    #expect(again.exitCode == 2)
    #expect(again.errors.contains("already exists"))
  }

  @Test(arguments: [
    (["--device", "iPhone 99"], "unknown device 'iPhone 99'"),
    (["--device"], "--device needs a value"),
    (["--text-size=huge"], "unknown text size 'huge'"),
    (["--locale", "?"], "'?' is not a locale"),
    (["--platform", "new"], "'new' is not a version of iOS"),
  ])
  func anUnknownDeviceIsRefusedBeforeTheBuild(options: [String], message: String) throws {
    let place = try Workplace()
    try place.write("// swift-tools-version: 6.0\n", to: "Kit/Package.swift")
    let outcome = try place.plumb(["swift", "test", "--package-path", "Kit"] + options)
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains(message))
  }

  /// The project format of Xcode 15, and for the folder that of Xcode 16.
  @Test func projectTargetsBecomePackageTargets() throws {
    let place = try Workplace()
    for name in [
      "Shop/Cart.swift", "Shop/Unused.swift", "Shop/UI/Start.storyboard", "Kit/One.swift",
    ] {
      try place.write("", to: "Work/\(name)")
    }
    try place.write(
      """
      // !$*UTF8*$!
      { objects = {
        P = { isa = PBXProject; mainGroup = G; targets = ( T ); };
        G = { isa = PBXGroup; children = ( S, K ); sourceTree = "<group>"; };
        S = { isa = PBXGroup; path = Shop; children = ( C, U, I ); sourceTree = "<group>"; };
        I = { isa = PBXGroup; path = UI; children = ( V ); sourceTree = "<group>"; };
        K = { isa = PBXFileSystemSynchronizedRootGroup; path = Kit; sourceTree = "<group>"; };
        C = { isa = PBXFileReference; path = Cart.swift; sourceTree = "<group>"; };
        U = { isa = PBXFileReference; path = Unused.swift; sourceTree = "<group>"; };
        V = { isa = PBXVariantGroup; children = ( B ); name = Start.storyboard; sourceTree = "<group>"; };
        B = { isa = PBXFileReference; path = Start.storyboard; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = "My Shop"; buildPhases = ( A, R );
              productType = "com.apple.product-type.application"; fileSystemSynchronizedGroups = ( K ); };
        A = { isa = PBXSourcesBuildPhase; files = ( F ); };
        R = { isa = PBXResourcesBuildPhase; files = ( W ); };
        F = { isa = PBXBuildFile; fileRef = C; };
        W = { isa = PBXBuildFile; fileRef = V; };
      }; rootObject = P; }
      """, to: "Work/Shop.xcodeproj/project.pbxproj")
    let outcome = try place.plumb("swift", "init", "--print", "Work")
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.contains("name: \"My Shop\",\n      path: \".\","))
    #expect(outcome.output.contains("\"Kit/One.swift\",\n        \"Shop/Cart.swift\",\n      ],"))
    #expect(outcome.output.contains(".process(\"Shop/UI/Start.storyboard\")"))
    #expect(!outcome.output.contains("Unused"))
    #expect(!place.files().contains("Work/Package.swift"))
  }

  /// The project formats of Xcode 15 to 26.
  @Test func projectSettingsBecomeManifestSettings() throws {
    let place = try Workplace()
    for name in [
      "App/Main.swift", "App/sound.aif", "App/Extra/level.bin", "App/Old.m",
      "App/Model.xcdatamodeld/a",
      "Core/Core.swift", "Core/Kept.swift", "Core/Left.swift", "Tests/ATests.swift",
      "Parts/Package.swift",
    ] {
      try place.write(
        name.hasPrefix("Parts") ? "products: [.library(name: \"Parts\")]" : "", to: "Work/\(name)")
    }
    try place.write(
      """
      // !$*UTF8*$!
      { objects = {
        P = { isa = PBXProject; mainGroup = G; targets = ( T, L, X ); buildConfigurationList = PL; };
        PL = { isa = XCConfigurationList; buildConfigurations = ( PR, PD ); };
        PR = { isa = XCBuildConfiguration; name = Release; buildSettings = { SWIFT_VERSION = 5.0; }; };
        PD = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
               SWIFT_VERSION = 5.0; SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG TRIAL"; }; };
        TL = { isa = XCConfigurationList; buildConfigurations = ( TD ); };
        TD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SWIFT_VERSION = 4.2;
               SWIFT_ACTIVE_COMPILATION_CONDITIONS = ( "$(inherited)", STAGING ); }; };
        G = { isa = PBXGroup; children = ( A, C, TG, LP ); sourceTree = "<group>"; };
        A = { isa = PBXGroup; path = App; children = ( M, S, E, O, D ); sourceTree = "<group>"; };
        M = { isa = PBXFileReference; path = Main.swift; sourceTree = "<group>"; };
        S = { isa = PBXFileReference; path = sound.aif; sourceTree = "<group>"; };
        E = { isa = PBXFileReference; lastKnownFileType = folder; path = Extra; sourceTree = "<group>"; };
        O = { isa = PBXFileReference; path = Old.m; sourceTree = "<group>"; };
        D = { isa = XCVersionGroup; path = Model.xcdatamodeld; children = ( ); sourceTree = "<group>"; };
        C = { isa = PBXFileSystemSynchronizedRootGroup; path = Core; exceptions = ( CE ); sourceTree = "<group>"; };
        CE = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = ( Left.swift ); target = L; };
        TG = { isa = PBXFileSystemSynchronizedRootGroup; path = Tests; sourceTree = "<group>"; };
        LP = { isa = PBXFileReference; lastKnownFileType = wrapper; path = Parts; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = App; buildConfigurationList = TL; buildPhases = ( TS, TR );
              dependencies = ( TDL ); packageProductDependencies = ( D1, D2 );
              productType = "com.apple.product-type.application"; };
        TS = { isa = PBXSourcesBuildPhase; files = ( FM, FO, FD ); };
        TR = { isa = PBXResourcesBuildPhase; files = ( FS, FE ); };
        FM = { isa = PBXBuildFile; fileRef = M; }; FO = { isa = PBXBuildFile; fileRef = O; };
        FD = { isa = PBXBuildFile; fileRef = D; }; FS = { isa = PBXBuildFile; fileRef = S; };
        FE = { isa = PBXBuildFile; fileRef = E; };
        TDL = { isa = PBXTargetDependency; target = L; };
        D1 = { isa = XCSwiftPackageProductDependency; package = R; productName = Lens; };
        D2 = { isa = XCSwiftPackageProductDependency; productName = Parts; };
        R = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/a/lens-kit.git";
              requirement = { kind = upToNextMajorVersion; minimumVersion = 2.1.0; }; };
        L = { isa = PBXNativeTarget; name = Core; buildPhases = ( ); fileSystemSynchronizedGroups = ( C );
              productType = "com.apple.product-type.framework"; };
        X = { isa = PBXNativeTarget; name = AppTests; buildPhases = ( ); fileSystemSynchronizedGroups = ( TG );
              productType = "com.apple.product-type.bundle.unit-test"; };
      }; rootObject = P; }
      """, to: "Work/App.xcodeproj/project.pbxproj")
    let outcome = try place.plumb("swift", "init", "Work")
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.contains("3 targets, 4 Swift files"))
    #expect(outcome.output.contains("left out, because they are not in Swift: App/Old.m"))
    let manifest = try place.read("Work/Package.swift")
    for part in [
      """
        dependencies: [
          .package(path: "Parts"),
          .package(url: "https://example.org/a/lens-kit.git", from: "2.1.0"),
        ],
      """,
      """
            dependencies: ["Core", .product(name: "Lens", package: "lens-kit"), .product(name: "Parts", package: "Parts")],
            path: "App",
      """,
      """
            resources: [
              .process("Model.xcdatamodeld"),
              .process("sound.aif"),
              .copy("Extra"),
            ],
            swiftSettings: [
              .define("TRIAL"),
              .define("STAGING"),
            ]
      """,
      "      sources: [\n        \"Core.swift\",\n        \"Kept.swift\",\n      ]",
      "      name: \"AppTests\",\n      dependencies: [\"App\"],",
      "  swiftLanguageVersions: [.v4_2]",
    ] { #expect(manifest.contains(part), "\(manifest)") }
  }

  /// The settings of a new app in Xcode 26. Swift 6 warns about features that it includes.
  @Test(arguments: [5, 6]) func defaultIsolationIsTakenFromTheProject(_ version: Int) throws {
    let place = try Workplace()
    try place.write("", to: "Work/App/Main.swift")
    try place.write("<plist/>", to: "Work/App/Info.plist")
    try place.write(
      """
      // !$*UTF8*$!
      { objects = {
        P = { isa = PBXProject; mainGroup = G; targets = ( T ); };
        G = { isa = PBXGroup; children = ( A ); sourceTree = "<group>"; };
        A = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = App; buildConfigurationList = C; buildPhases = ( );
              fileSystemSynchronizedGroups = ( A ); productType = "com.apple.product-type.application"; };
        C = { isa = XCConfigurationList; buildConfigurations = ( B ); };
        B = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SWIFT_VERSION = \(version).0;
              SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; SWIFT_APPROACHABLE_CONCURRENCY = YES; }; };
      }; rootObject = P; }
      """, to: "Work/App.xcodeproj/project.pbxproj")
    let manifest = try place.plumb("swift", "init", "--print", "Work").output
    #expect(manifest.hasPrefix("// swift-tools-version: 6.2\n"))
    #expect(
      manifest.contains("      exclude: [\n        \"Info.plist\",\n      ],\n      sources: ["))
    #expect(manifest.contains(".defaultIsolation(MainActor.self),"))
    #expect(manifest.contains(".enableUpcomingFeature(\"InferIsolatedConformances\"),"))
    #expect(
      manifest.contains(".enableUpcomingFeature(\"InferSendableFromCaptures\"),") == (version < 6))
    #expect(manifest.contains("swiftLanguageModes: [.v5]") == (version < 6))
  }

  @Test(arguments: [
    (["swift", "test", "--package-path", "nowhere"], "no Package.swift"),
    (["swift", "init", "nowhere"], "nowhere: error: no such folder"),
    (["swift", "build", "--package-path", ".", "-c", "fast"], "configuration"),
  ])
  func badInputIsRejected(_ arguments: [String], _ message: String) throws {
    let place = try Workplace()
    try place.write("// swift-tools-version: 5.9\n", to: "Package.swift")
    // The folders above also contain a manifest, like this repository.
    let isNowhere = arguments.contains("nowhere") && arguments.contains("test")
    let outcome = try place.plumb(
      arguments.map { isNowhere && $0 == "nowhere" ? "/nowhere" : $0 })
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains(message))
  }

  @Test func helpDescribesTheSubcommand() throws {
    let outcome = try Workplace().plumb("swift", "test", "--help")
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.contains("--scratch-path"))
  }
}
