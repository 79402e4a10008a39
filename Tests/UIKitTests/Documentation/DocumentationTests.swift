// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Comments describe differences from UIKit, and the pages are complete.
struct DocumentationTests {
  /// The modules that `import UIKit` makes visible.
  private static let modules = ["UIKit", "CoreGraphics", "QuartzCore", "FoundationAdditions"]

  private static let sources = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources")

  /// The sources of the modules, by their paths below `Sources`.
  private static let files: [(path: String, source: String)] = modules.flatMap { module in
    let paths = FileManager.default.subpaths(atPath: sources.appending(path: module).path) ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
      let file = sources.appending(path: "\(module)/\(path)")
      return (try? String(contentsOf: file, encoding: .utf8)).map { ("\(module)/\(path)", $0) }
    }
  }

  /// The public declarations of the modules, with their places.
  private static let declarations: [(place: String, declaration: PublicDeclaration)] = {
    let patterns = DeclarationPatterns()
    return files.flatMap { path, source in
      PublicDeclaration.all(in: source, patterns)
        .map { ("Sources/\(path):\($0.line): \($0.text)", $0) }
    }
  }()

  private static func page(_ name: String) throws -> String {
    try String(
      contentsOf: sources.appending(path: "UIKit/UIKit.docc/\(name).md"), encoding: .utf8)
  }

  @Test func sourcesAreRead() {
    #expect(Self.files.count > 200)
    #expect(Self.declarations.count > 2000)
  }

  @Test func noCommentSaysOnlyTheName() {
    let empty = Self.declarations.filter(\.declaration.saysOnlyItsName).map(\.place)
    #expect(empty.joined(separator: "\n") == "")
  }

  @Test func noCommentIsSeparateFromItsDeclaration() {
    let apart = Self.files.flatMap { path, source in
      let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.drop { $0 == " " } }
      return zip(lines.indices, lines).filter { index, line in
        line.hasPrefix("///") && lines[index...].dropFirst().first?.isEmpty ?? true
      }
      .map { "Sources/\(path):\($0.0 + 1)" }
    }
    #expect(apart.joined(separator: "\n") == "")
  }

  @Test(arguments: ["UIKit", "CoreGraphics", "FoundationAdditions"])
  func theModulePageListsEveryType(module: String) throws {
    let page = try String(
      contentsOf: Self.sources.appending(path: "\(module)/\(module).docc/\(module).md"),
      encoding: .utf8)
    let missing = Self.declarations.filter { place, declaration in
      place.hasPrefix("Sources/\(module)/") && declaration.isType && declaration.isAtTopLevel
    }
    .map(\.declaration.name)
    // Names that begin with an underscore are not for clients.
    .filter { !$0.hasPrefix("_") && !page.contains("- ``\($0)``") }
    #expect(missing.joined(separator: "\n") == "", "not among the topics of \(module).md")
  }

  // MARK: Declarations without effect

  /// The comments that mark declarations without effect. Each is also the heading of a list.
  private static let markers = ["No effect", "Never called", "Never posted"]

  /// First words of a comment that only a marker may use.
  private static let confessions = [
    "No effect", "Has no effect", "Without effect", "Kept", "Nobody ", "Never ", "Is never ",
  ]

  /// The declarations that the list under a heading names, by type and member. A type without
  /// members represents all its members.
  private static func listed(under heading: String, in page: String) -> [String] {
    let section = page.components(separatedBy: "\n### \(heading)\n").dropFirst().first ?? ""
    let list = section.components(separatedBy: "\n#").first ?? ""
    return list.split(separator: "\n").filter { $0.hasPrefix("| `") }.flatMap { row in
      let cells = row.split(separator: "|").map { cell in
        cell.matches(of: /`([^`]+)`/).map { String($0.1) }
      }
      guard let type = cells.first?.first else { return [String]() }
      let members = cells.dropFirst().first ?? []
      return members.isEmpty ? [type] : members.map { "\(type).\($0)" }
    }
  }

  @Test(arguments: markers)
  func declarationsWithoutEffectAreListed(marker: String) throws {
    let marked = Self.declarations.map(\.declaration).filter { $0.comment == ["\(marker)."] }
      .map(\.path)
    let listed = Self.listed(under: marker, in: try Self.page("DifferencesFromUIKit"))
    #expect(listed.count > 10)
    #expect(Set(listed).count == listed.count)
    let missing = Set(marked).subtracting(listed).sorted().joined(separator: "\n")
    #expect(missing == "", "marked, and not listed in DifferencesFromUIKit.md")
    let surplus = Set(listed).subtracting(marked).sorted().joined(separator: "\n")
    #expect(surplus == "", "listed, and not marked `/// \(marker).`")
  }

  @Test func onlyMarkersStateThatADeclarationHasNoEffect() {
    let others = Self.declarations.filter { _, declaration in
      let words = declaration.comment.first ?? ""
      return Self.confessions.contains { words.hasPrefix($0) }
        && !Self.markers.map({ ["\($0)."] }).contains(declaration.comment)
    }
    #expect(others.map(\.place).joined(separator: "\n") == "")
  }

  @Test func nothingIsListedTwice() throws {
    let page = try Self.page("DifferencesFromUIKit")
    let lists = Self.markers.map { Set(Self.listed(under: $0, in: page)) }
    for (first, second) in [(0, 1), (0, 2), (1, 2)] {
      #expect(lists[first].isDisjoint(with: lists[second]))
    }
    // A listed type represents its members.
    let all = lists.reduce(into: Set<String>()) { $0.formUnion($1) }
    let within = all.filter { path in all.contains { path.hasPrefix("\($0).") } }
    #expect(within.sorted().joined(separator: "\n") == "")
  }

  // MARK: Parsing of sources

  @Test func declarationsHaveTheirPaths() {
    let source = """
      /// Says something.
      @MainActor
      public final class A {
        public let style: Int
        /// No effect.
        // A remark to a tool.
        @discardableResult
        open func act<T: B>(
          _ first: [Int: Int], with second: (Int, Int) -> Void = { _, _ in }
        ) -> Int { 0 }
        public class var shared: A { A() }
        nonisolated public static let name = ""
        public required init?(coder: NSCoder) {}
        func hidden() {}
        public struct Options: OptionSet {
          public static let `repeat` = Options(rawValue: 1)
        }
      }
      public protocol P {
        func ask()
        var answer: Int { get }
      }
      extension A.Options {
        public var isEmpty: Bool { true }
      }
      """
    let all = PublicDeclaration.all(in: source)
    #expect(
      all.map(\.path) == [
        "A", "A.style", "A.act(_:with:)", "A.shared", "A.name", "A.init(coder:)", "A.Options",
        "A.Options.repeat", "P", "P.ask()", "P.answer", "A.Options.isEmpty",
      ])
    #expect(all.filter { $0.comment == ["No effect."] }.map(\.name) == ["act(_:with:)"])
    #expect(all.filter(\.isType).map(\.name) == ["A", "Options", "P"])
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
