// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The public interface is documented: every declaration says what a reader cannot see from it.
struct DocumentationTests {
  /// The modules whose declarations `import UIKit` brings.
  private static let modules = ["AutoLayout", "CoreGraphics", "QuartzCore", "UIKit"]

  private static let sources = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources")

  /// The sources of the modules, by their paths below `Sources`.
  private static func files() throws -> [(path: String, source: String)] {
    try modules.flatMap { module in
      let paths = try FileManager.default.subpathsOfDirectory(
        atPath: sources.appending(path: module).path)
      return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
        let file = sources.appending(path: "\(module)/\(path)")
        return ("\(module)/\(path)", try String(contentsOf: file, encoding: .utf8))
      }
    }
  }

  /// What says all by its name, or what another comment says already.
  private static func isExempt(
    _ declaration: PublicDeclaration, requirements: Set<String>
  ) -> Bool {
    // What overrides a member is described there.
    if declaration.text.contains(/\boverride\b/) { return true }
    // The compiler refuses former names and offers the new ones.
    if declaration.attributes.contains("unavailable") { return true }
    // Witnesses of the standard library's and Foundation's protocols, whose meaning is theirs.
    let witness = /func (?:==|<)|hash\(into|\bvar (?:rawValue|description)\b|typealias Value\b/
    if declaration.text.contains(witness) { return true }
    if declaration.text.contains(/init\(_? ?rawValue:|init\(_ rawValue:|init\??\(coder:/) {
      return true
    }
    // Defaults and witnesses beside the protocol that says what they mean.
    return !declaration.isRequirement && requirements.contains(declaration.name)
  }

  private static func undocumented(in source: String) -> [PublicDeclaration] {
    let all = PublicDeclaration.all(in: source)
    let requirements = Set(all.filter(\.isRequirement).map(\.name))
    return all.filter { $0.comment.isEmpty && !isExempt($0, requirements: requirements) }
  }

  @Test func everyPublicDeclarationHasAComment() throws {
    let missing = try Self.files().flatMap { path, source in
      Self.undocumented(in: source).map { "Sources/\(path):\($0.line): \($0.text)" }
    }
    #expect(missing.isEmpty, "without a comment:\n\(missing.joined(separator: "\n"))")
  }

  @Test func noCommentSaysOnlyTheName() throws {
    let empty = try Self.files().flatMap { path, source in
      PublicDeclaration.all(in: source).filter(\.saysOnlyItsName).map {
        "Sources/\(path):\($0.line): \($0.text)"
      }
    }
    #expect(empty.isEmpty, "say no more than the name:\n\(empty.joined(separator: "\n"))")
  }

  @Test func noCommentStandsApartFromItsDeclaration() throws {
    let apart = try Self.files().flatMap { path, source in
      let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.drop { $0 == " " } }
      return zip(lines.indices, lines).filter { index, line in
        line.hasPrefix("///") && lines[index...].dropFirst().first?.isEmpty ?? true
      }
      .map { "Sources/\(path):\($0.0 + 1)" }
    }
    #expect(apart.isEmpty, "\(apart.joined(separator: "\n"))")
  }

  @Test func theEntranceListsEveryType() throws {
    let page = try String(
      contentsOf: Self.sources.appending(path: "AutoLayout/AutoLayout.docc/AutoLayout.md"),
      encoding: .utf8)
    let missing = try Self.files().flatMap { path, source in
      PublicDeclaration.all(in: source).filter { $0.isType && $0.isAtTopLevel }.map(\.name)
        // Those that begin with an underscore are no part of what clients read about.
        .filter { !$0.hasPrefix("_") && !page.contains("- ``\($0)``") }
    }
    #expect(missing.isEmpty, "not among the topics of AutoLayout.md: \(missing)")
  }

  @Test func declarationsWithoutACommentAreFound() {
    let source = """
      /// Says something.
      @MainActor
      public final class A {
        public let style: Int
        /// Says something.
        // A remark to a tool.
        @discardableResult
        open func act() -> Int { 0 }
        public class var shared: A { A() }
        nonisolated public static let name = ""
        open override func fly() {}
        public required init?(coder: NSCoder) {}
        func hidden() {}
        public init(style: Int) {}
      }
      /// Says something.
      public protocol P {
        func ask()
        /// Says something.
        var answer: Int { get }
      }
      extension P {
        public var answer: Int { 0 }
        public subscript(index: Int) -> Int { 0 }
      }
      @available(*, unavailable, renamed: "A")
      public typealias B = A
      public struct C: OptionSet {
        public var rawValue: Int
      }
      """
    #expect(
      Self.undocumented(in: source).map(\.name) == [
        "style", "shared", "name", "init", "ask", "subscript", "C",
      ])
  }

  @Test func commentsThatRepeatTheNameAreFound() {
    let source = """
      /// The border style.
      public var borderStyle = 0
      /// The width of the border, in points.
      public var borderWidth = 0
      public var plain = 0
      """
    let names = PublicDeclaration.all(in: source).filter(\.saysOnlyItsName).map(\.name)
    #expect(names == ["borderStyle"])
  }
}
