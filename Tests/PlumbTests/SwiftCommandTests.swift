// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// What `plumb swift` does before SwiftPM runs; `.ci/run` runs the packages in `Examples` through all of it.
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
    // One that is there is not replaced.
    let again = try place.plumb("swift", "init", "App")
    #expect(again.exitCode == 2)
    #expect(again.errors.contains("there is a manifest already"))
  }

  /// The form of Xcode 15 and, for the folder, of Xcode 16.
  @Test func aProjectSaysWhatItsAppIsMadeOf() throws {
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

  @Test(arguments: [
    (["swift", "test", "--package-path", "nowhere"], "no Package.swift"),
    (["swift", "init", "nowhere"], "nowhere: error: no such folder"),
    (["swift", "build", "--package-path", ".", "-c", "fast"], "configuration"),
  ])
  func badInputIsToldOf(_ arguments: [String], _ message: String) throws {
    let place = try Workplace()
    try place.write("// swift-tools-version: 5.9\n", to: "Package.swift")
    // Folders above have manifests too, as this one has.
    let isNowhere = arguments.contains("nowhere") && arguments.contains("test")
    let outcome = try place.plumb(
      arguments.map { isNowhere && $0 == "nowhere" ? "/nowhere" : $0 })
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains(message))
  }

  @Test func helpIsOfTheCommandItself() throws {
    let outcome = try Workplace().plumb("swift", "test", "--help")
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.contains("--scratch-path"))
  }
}
