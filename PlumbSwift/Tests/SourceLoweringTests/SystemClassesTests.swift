// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import SourceLowering

/// The table of classes, compared with the sources of UIKit and the stand-ins. `RECORD=1` rewrites
/// the table.
struct SystemClassesTests {
  @Test func theTableMatchesTheSources() throws {
    let text = try Self.table(of: Self.declarations())
    try RecordedTable.expect(text, equals: SystemClasses.table, of: "SystemClasses")
  }

  @Test func classesAreKnownUpToNSObject() {
    #expect(
      SystemClasses.inheritanceChain(of: "UIButton")
        == ["UIButton", "UIControl", "UIView", "UIResponder", "NSObject"])
    #expect(SystemClasses.inheritanceChain(of: "DateFormatter") == ["DateFormatter", "NSObject"])
    #expect(SystemClasses.isMainActor("UIButton"))
    #expect(!SystemClasses.isMainActor("CALayer"))
    #expect(!SystemClasses.isKnown("UIEverything"))
  }

  private struct Declaration {
    var name: String
    var superclass: String
    var isMainActor: Bool
  }

  private static func table(of declarations: [Declaration]) -> String {
    let known = Dictionary(declarations.map { ($0.name, $0) }) { first, _ in first }
    // Underscored classes are not API. Their superclass takes their place.
    func parent(_ declaration: Declaration) -> (name: String, isMainActor: Bool) {
      var name = declaration.superclass
      var isMainActor = declaration.isMainActor
      while name.hasPrefix("_"), let next = known[name] {
        name = next.superclass
        isMainActor = isMainActor || next.isMainActor
      }
      return (name, isMainActor)
    }
    var below: [String: Set<String>] = [:]
    var isolated: Set<String> = []
    for declaration in known.values where !declaration.name.hasPrefix("_") {
      let (name, isMainActor) = parent(declaration)
      guard known[name] != nil || name == "NSObject" || FoundationClasses.contains(name) else {
        continue
      }
      below[name, default: []].insert(declaration.name)
      if isMainActor { isolated.insert(declaration.name) }
    }
    // Subclasses of isolated classes are not listed.
    let first = isolated.filter { !isolated.contains(known[$0].map { parent($0).name } ?? "") }
    let groups = [("@MainActor", first)] + below.sorted { $0.key < $1.key }
    return groups.flatMap { RecordedTable.lines($0.0, $0.1.sorted(), width: 105) }.map { $0 + "\n" }
      .joined()
  }

  private static func declarations() throws -> [Declaration] {
    let frameworks = ["StandIns", "UIKitAdditions"].map { "PlumbSwift/Frameworks/\($0)/Sources" }
    let sources = try frameworks.flatMap {
      try RecordedTable.sources(below: RecordedTable.root.appending(path: $0))
    }
    return try (RecordedTable.uiKitSources() + sources).flatMap { declarations(in: $0.text) }
  }

  /// Attributes are on the same line or on the lines above.
  private static func declarations(in text: String) -> [Declaration] {
    text.matches(
      of:
        /(?m)^((?:@.*\n)*)((?:@\w+ )*)(?:open|public)(?: final)? class (\w+)(?:<[^>\n]*>)?: ([A-Z_]\w*)/
    )
    .map { match in
      Declaration(
        name: String(match.output.3), superclass: String(match.output.4),
        isMainActor: match.output.1.contains("@MainActor")
          || match.output.2.contains("@MainActor"))
    }
  }
}
