// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// `plumb swift init` for projects with targets that a package cannot have as they are.
struct SwiftInitTests {
  /// A project with the targets, which are lines of properties, and the files of one group.
  private func project(_ targets: [String], files: [String]) -> String {
    let references = files.map {
      "\"\($0)\" = { isa = PBXFileReference; path = \"\($0)\"; sourceTree = SOURCE_ROOT; };"
        + "\"b\($0)\" = { isa = PBXBuildFile; fileRef = \"\($0)\"; };"
    }
    let objects = targets.enumerated().map { index, line in
      "T\(index) = { isa = PBXNativeTarget; \(line) };"
    }
    let settings = ["iphoneos", "macosx"].map {
      """
      \($0) = { isa = XCConfigurationList; buildConfigurations = ( c\($0) ); };
      c\($0) = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = \($0);
        PRODUCT_NAME = "$(PROJECT_NAME)"; }; };
      """
    }
    return """
      // !$*UTF8*$!
      { objects = { P = { isa = PBXProject; mainGroup = G; };
        G = { isa = PBXGroup; sourceTree = "<group>"; children = ( \
      \(files.map { "\"\($0)\"" }.joined(separator: ", ")) ); };
        \((references + objects + settings).joined(separator: "\n"))
        AB = { isa = PBXSourcesBuildPhase; files = ( "bA.swift", "bB.swift" ); };
        AT = { isa = PBXSourcesBuildPhase; files = ( "bA.swift", "bT.swift" ); };
        CD = { isa = PBXSourcesBuildPhase; files = ( "bC.swift", "bD.swift" ); };
        E = { isa = PBXSourcesBuildPhase; files = ( "bE.swift" ); };
        LK = { isa = PBXFrameworksBuildPhase; files = ( "bKit.framework" ); };
      }; rootObject = P; }
      """
  }

  private static let framework = "productType = \"com.apple.product-type.framework\";"
  private static let tests = "productType = \"com.apple.product-type.bundle.unit-test\";"
  private static let app = "productType = \"com.apple.product-type.application\";"

  @Test func frameworksForOtherPlatformsAreLeftOut() throws {
    let place = try Workplace()
    for name in ["A", "B", "T"] { try place.write("", to: "Work/\(name).swift") }
    let targets = [
      "name = \"Kit iOS\"; buildConfigurationList = iphoneos; buildPhases = ( AB ); \(Self.framework)",
      "name = \"Kit Mac\"; buildConfigurationList = macosx; buildPhases = ( AB ); \(Self.framework)",
    ]
    try place.write(
      project(targets, files: ["A.swift", "B.swift"]), to: "Work/Kit.xcodeproj/project.pbxproj")
    let outcome = try place.plumb("swift", "init", "Work")
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.contains("left out, because they are for other platforms: Kit Mac"))
    let manifest = try place.read("Work/Package.swift")
    #expect(manifest.contains("    .library(name: \"Kit\", targets: [\"Kit\"]),"))
    #expect(manifest.contains("      name: \"Kit\",\n      path: \".\","))
    #expect(!manifest.contains("Mac"))
  }

  /// A package target cannot contain the files of another one.
  @Test func testsWithFilesOfTheAppSeeTheApp() throws {
    let place = try Workplace()
    for name in ["A", "B", "T"] { try place.write("", to: "Work/\(name).swift") }
    let targets = [
      "name = App; buildPhases = ( AB ); \(Self.app)",
      "name = AppTests; buildPhases = ( AT ); \(Self.tests)",
    ]
    try place.write(
      project(targets, files: ["A.swift", "B.swift", "T.swift"]),
      to: "Work/App.xcodeproj/project.pbxproj")
    let manifest = try place.plumb("swift", "init", "--print", "Work").output
    #expect(
      manifest.contains(
        """
              sources: [
                "T.swift",
              ],
              swiftSettings: [
                .unsafeFlags(["-Xfrontend", "-testable-import-module", "-Xfrontend", "App"]),
              ]
        """))
  }

  /// Source: EssentialFeed's integration tests, which compile helpers of its unit tests.
  @Test func testsWithFilesOfOtherTestsAreLeftOut() throws {
    let place = try Workplace()
    let files = ["A", "B", "C", "D", "E", "T"].map { "\($0).swift" }
    for name in files { try place.write("", to: "Work/\(name)") }
    let targets = [
      "name = SmallTests; buildPhases = ( AT ); \(Self.tests)",
      "name = LargeTests; buildPhases = ( AB, CD ); \(Self.tests)",
      "name = Kit; buildPhases = ( E ); \(Self.framework)",
    ]
    try place.write(project(targets, files: files), to: "Work/Kit.xcodeproj/project.pbxproj")
    let outcome = try place.plumb("swift", "init", "Work")
    let note = "left out, because it has files or the name of LargeTests: SmallTests"
    #expect(outcome.output.contains(note), "\(outcome.output)")
    #expect(try !place.read("Work/Package.swift").contains("SmallTests"))
  }

  /// A package cannot have two targets with one name.
  @Test func testsWithTheNameOfAnotherTargetAreLeftOut() throws {
    let place = try Workplace()
    let files = ["A", "B", "C", "D", "E", "T"].map { "\($0).swift" }
    for name in files { try place.write("", to: "Work/\(name)") }
    let targets = [
      "name = Tests; buildPhases = ( AT ); \(Self.tests)",
      "name = Tests; buildPhases = ( CD ); \(Self.tests)",
      "name = Kit; buildPhases = ( E ); \(Self.framework)",
    ]
    try place.write(project(targets, files: files), to: "Work/Kit.xcodeproj/project.pbxproj")
    let outcome = try place.plumb("swift", "init", "Work")
    #expect(
      outcome.output.contains("left out, because it has files or the name of Tests: Tests"),
      "\(outcome.output)")
    #expect(
      try place.read("Work/Package.swift").components(separatedBy: "name: \"Tests\"").count == 2)
  }

  @Test func frameworksOfAnotherProjectBecomeAPackage() throws {
    let place = try Workplace()
    for name in ["App/A", "App/B", "Kit/A", "Kit/B"] {
      try place.write("", to: "Work/\(name).swift")
    }
    try place.write(
      project(
        ["name = App; buildPhases = ( AB, LK ); \(Self.app)"],
        files: ["A.swift", "B.swift", "Kit.framework"]),
      to: "Work/App/App.xcodeproj/project.pbxproj")
    try place.write(
      project(
        ["name = Kit; buildPhases = ( AB ); \(Self.framework)"], files: ["A.swift", "B.swift"]),
      to: "Work/Kit/Kit.xcodeproj/project.pbxproj")
    try place.write(
      """
      <Workspace><FileRef location = "group:../Kit/Kit.xcodeproj"></FileRef>
      <FileRef location = "group:App.xcodeproj"></FileRef></Workspace>
      """, to: "Work/App/App.xcworkspace/contents.xcworkspacedata")
    let outcome = try place.plumb("swift", "init", "Work/App")
    #expect(outcome.exitCode == 0)
    let manifest = try place.read("Work/App/Package.swift")
    #expect(manifest.contains("    .package(path: \"../Kit\"),"))
    #expect(manifest.contains("dependencies: [.product(name: \"Kit\", package: \"Kit\")],"))
    #expect(try place.read("Work/Kit/Package.swift").contains(".library(name: \"Kit\""))
  }
}
