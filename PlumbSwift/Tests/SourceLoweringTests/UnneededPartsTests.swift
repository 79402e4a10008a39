// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import plumb_lower

/// The parts of a manifest that SwiftPM would fetch and that no module needs.
struct UnneededPartsTests {
  @Test func lintersAndUnusedPackagesAreLeftOut() throws {
    let parts = try parts(
      """
      {"toolsVersion": {"_version": "5.9.0"},
       "dependencies": [
        {"sourceControl": [{"identity": "swiftlint", "location": {"remote":
          [{"urlString": "https://example.com/SwiftLint.git"}]}}]},
        {"sourceControl": [{"identity": "docs", "location": {"remote":
          [{"urlString": "https://example.com/docs"}]}}]},
        {"sourceControl": [{"identity": "kit", "location": {"remote":
          [{"urlString": "https://example.com/Kit"}]}}]},
        {"fileSystem": [{"identity": "local", "path": "/local"}]}],
       "targets": [
        {"name": "App", "type": "regular", "dependencies": [{"byName": ["Kit", null]}],
         "pluginUsages": [{"plugin": ["SwiftLintBuildToolPlugin", "SwiftLint"]}]},
        {"name": "AppTests", "type": "test", "dependencies": [{"byName": ["App", null]}]}]}
      """)
    #expect(parts.plugins == ["SwiftLintBuildToolPlugin"])
    #expect(
      parts.packages == [
        "swiftlint": "https://example.com/SwiftLint.git", "docs": "https://example.com/docs",
      ])
    #expect(
      parts.removal(from: "package", toolsVersion: "5.9.0") == """
        for target in package.targets { target.plugins?.removeAll { \
        if case .plugin(let name, _) = $0 { return ["SwiftLintBuildToolPlugin"].contains(name) }; \
        return false } }
        package.dependencies.removeAll { if case .sourceControl(_, let location, _) = $0.kind \
        { return ["https://example.com/SwiftLint.git", "https://example.com/docs"]\
        .contains(location) }; return false }

        """)
  }

  /// The product `Core` may be in any of the packages, so only a linter can be left out. A plug-in
  /// that may generate sources stays.
  @Test func uncertainPackagesStay() throws {
    let parts = try parts(
      """
      {"toolsVersion": {"_version": "5.5.0"},
       "dependencies": [
        {"sourceControl": [{"identity": "format-tools", "location": {"remote":
          [{"urlString": "https://example.com/format-tools"}]}}]},
        {"sourceControl": [{"identity": "swift-core", "location": {"remote":
          [{"urlString": "https://example.com/swift-core"}]}}]}],
       "targets": [
        {"name": "App", "type": "regular", "dependencies": [{"byName": ["Core", null]}],
         "pluginUsages": [{"plugin": ["GenerateKeys", "swift-core"]}]}]}
      """)
    #expect(parts.plugins.isEmpty)
    #expect(parts.packages.keys.sorted() == ["format-tools"])
    #expect(
      parts.removal(from: "package", toolsVersion: "5.5.0") == """
        package.dependencies.removeAll { ["https://example.com/format-tools"].contains($0.url ?? "") }

        """)
  }

  @Test func binariesOfOwnLintersAreLeftOut() throws {
    let parts = try parts(
      """
      {"toolsVersion": {"_version": "5.9.0"},
       "products": [{"name": "App", "targets": ["App"]}, {"name": "Lint", "targets": ["Lint"]}],
       "targets": [
        {"name": "App", "type": "regular", "dependencies": [{"target": ["Engine", null]}],
         "pluginUsages": [{"plugin": ["Lint", null]}]},
        {"name": "Engine", "type": "binary", "url": "https://example.com/Engine.zip"},
        {"name": "Lint", "type": "plugin", "dependencies": [{"target": ["LintBinary", null]}]},
        {"name": "LintBinary", "type": "binary", "url": "https://example.com/Lint.zip"}]}
      """)
    #expect(parts.targets == ["Lint", "LintBinary"])
    #expect(parts.products == ["Lint"])
    #expect(parts.plugins == ["Lint"])
  }

  @Test func manifestsWithoutSuchPartsStay() throws {
    let parts = try parts(
      """
      {"toolsVersion": {"_version": "6.0.0"},
       "dependencies": [{"sourceControl": [{"identity": "swift-kit", "location": {"remote":
          [{"urlString": "https://example.com/swift-kit"}]}}]}],
       "targets": [
        {"name": "App", "type": "regular",
         "dependencies": [{"product": ["Kit", "swift-kit", null, null]}]},
        {"name": "Command", "type": "plugin", "dependencies": []}]}
      """)
    #expect(parts.isEmpty)
  }

  @Test(arguments: [
    ("let package = Package(\n", "package"), ("var kit: Package = Package (name: \"\")", "kit"),
    ("import PackageDescription\nlet a = 1\nlet package = PackageDescription.Package(", "package"),
    ("  let package = Package(", nil), ("_ = Package(", nil),
  ])
  func theVariableOfThePackageIsFound(manifest: String, name: String?) {
    #expect(ManifestLowering.variable(in: manifest) == name)
  }

  private func parts(_ text: String) throws -> UnneededParts {
    UnneededParts(try JSONDecoder().decode(ManifestUse.self, from: Data(text.utf8)))
  }
}
