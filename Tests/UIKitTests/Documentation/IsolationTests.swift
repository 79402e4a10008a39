// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Swift 5 sources without concurrency annotations can call declarations of the main actor.
///
/// Source: declarations in Objective-C headers, including all of UIKit's, are `@preconcurrency`.
/// Without it, such a call is an error and not a warning.
struct IsolationTests {
  private static let sources = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources")

  /// The public declarations with `@MainActor` and without `@preconcurrency`.
  private static func strict(in source: String) -> [String] {
    let lines = source.split(separator: "\n").map { $0.drop { $0 == " " } }
    return lines.indices.compactMap { index in
      guard lines[index].hasPrefix("@MainActor"),
        index == 0 || !lines[index - 1].hasPrefix("@preconcurrency")
      else { return nil }
      let rest = lines[index].dropFirst("@MainActor".count).drop { $0 == " " }
      let declaration =
        rest.isEmpty ? lines[(index + 1)...].first { !$0.hasPrefix("@") } ?? "" : rest
      // Code does not call the subscripts of property wrappers.
      let isPublic = declaration.hasPrefix("public") || declaration.hasPrefix("open")
      return isPublic && !declaration.contains(" subscript") ? String(declaration) : nil
    }
  }

  @Test func publicMainActorDeclarationsArePreconcurrency() throws {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: Self.sources.path)
    var strict: [String] = []
    for path in paths.sorted()
    where path.hasSuffix(".swift")
      && (path.hasPrefix("UIKit/") || path.hasPrefix("FoundationAdditions/"))
    {
      let source = try String(contentsOf: Self.sources.appending(path: path), encoding: .utf8)
      strict += Self.strict(in: source).map { "\(path): \($0)" }
    }
    #expect(strict == [])
    #expect(Self.strict(in: "@MainActor\npublic func a() {}") == ["public func a() {}"])
    #expect(Self.strict(in: "  @MainActor open class A {") == ["open class A {"])
    #expect(Self.strict(in: "@preconcurrency @MainActor\npublic func a() {}") == [])
  }
}
