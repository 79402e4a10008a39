// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import SourceLowering

/// The table of classes, compared with the sources of UIKit and the stand-ins. `RECORD=1` rewrites
/// the table.
struct SystemClassesTests {
  private static let root = {
    var url = URL(filePath: #filePath)
    for _ in 0..<4 { url.deleteLastPathComponent() }
    return url
  }()

  @Test func theTableMatchesTheSources() throws {
    let text = Self.table(of: Self.declarations())
    let place = Self.root.appending(
      path: "PlumbSwift/Sources/SourceLowering/Index/SystemClasses+Table.swift")
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      let indented = text.split(separator: "\n").map { "    \($0)\n" }.joined()
      let source = """
        // SPDX-License-Identifier: MIT

        extension SystemClasses {
          /// A line names a class and its direct subclasses. A line that starts with `@MainActor` lists
          /// classes that are isolated to the main actor with all their subclasses.
          static let table = \"""
        \(indented)    \"""
        }

        """
      try source.write(to: place, atomically: true, encoding: .utf8)
    } else {
      #expect(text == SystemClasses.table + "\n")
    }
  }

  @Test func classesAreKnownUpToNSObject() {
    #expect(
      SystemClasses.lineage(of: "UIButton")
        == ["UIButton", "UIControl", "UIView", "UIResponder", "NSObject"])
    #expect(SystemClasses.lineage(of: "DateFormatter") == ["DateFormatter", "NSObject"])
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
    return groups.flatMap { lines($0.0, $0.1) }.map { $0 + "\n" }.joined()
  }

  private static func lines(_ name: String, _ classes: Set<String>) -> [String] {
    var lines: [String] = []
    var line = name
    for other in classes.sorted() {
      if line.count + other.count > 105 {
        lines.append(line)
        line = name
      }
      line += " " + other
    }
    return lines + [line]
  }

  private static func declarations() -> [Declaration] {
    [
      root.appending(path: "Sources/UIKit"),
      root.appending(path: "PlumbSwift/Frameworks/StandIns/Sources"),
      root.appending(path: "PlumbSwift/Frameworks/UIKitAdditions/Sources"),
    ]
    .flatMap { folder in
      let names = FileManager.default.enumerator(atPath: folder.path)?
        .compactMap { $0 as? String }
      return (names ?? []).filter { $0.hasSuffix(".swift") }.sorted().flatMap { name in
        declarations(
          in: (try? String(contentsOfFile: folder.appending(path: name).path, encoding: .utf8))
            ?? "")
      }
    }
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
