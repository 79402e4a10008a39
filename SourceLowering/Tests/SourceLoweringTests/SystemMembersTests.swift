// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import SourceLowering

/// The table of members says what the sources of UIKit declare. `RECORD=1` writes it anew.
struct SystemMembersTests {
  private static let root = {
    var url = URL(filePath: #filePath)
    for _ in 0..<4 { url.deleteLastPathComponent() }
    return url
  }()

  @Test func theTableIsThatOfTheSources() async throws {
    let text = try await Self.table()
    let place = Self.root.appending(
      path: "SourceLowering/Sources/SourceLowering/Index/SystemMembers+Table.swift")
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      let indented = text.split(separator: "\n").map { "    \($0)\n" }.joined()
      let source = """
        // SPDX-License-Identifier: MIT

        extension SystemMembers {
          /// A class and what it declares first: properties, and methods with their labels, `?` behind those that may be
          /// left out. What several classes have is followed by its type, in which `~` is a blank.
          static let table = \"""
        \(indented)    \"""
        }

        """
      try source.write(to: place, atomically: true, encoding: .utf8)
    } else {
      #expect(text == SystemMembers.table + "\n")
    }
  }

  @Test func membersAreKnownByTheClassThatHasThemFirst() {
    #expect(SystemMembers.methods(named: "removeFromSuperview").map(\.owner) == ["UIView"])
    let reloading = SystemMembers.methods(named: "reloadData")
    #expect(Set(reloading.map(\.owner)).isSuperset(of: ["UITableView", "UICollectionView"]))
    #expect(reloading.allSatisfy { $0.result.isEmpty && $0.parameters.isEmpty })
    let dismissing = SystemMembers.methods(named: "dismiss").filter {
      $0.owner == "UIViewController"
    }
    #expect(dismissing.first?.parameters.map(\.label) == ["animated", "completion"])
    #expect(dismissing.first?.parameters.map(\.isOptional) == [false, true])
    #expect(SystemMembers.properties(named: "contentOffset").map(\.owner) == ["UIScrollView"])
  }

  // MARK: The table

  private static func table() async throws -> String {
    let types = try await classes()
    let owners = Dictionary(grouping: types.values.joined(), by: \.member.fullName)
    return types.sorted { $0.key < $1.key }.flatMap { name, members in
      lines(
        name,
        members.map { item in
          let isShared = owners[item.member.fullName, default: []].count > 1
          return item.word(withType: isShared)
        })
    }.joined(separator: "\n") + "\n"
  }

  private struct Item {
    var member: MemberEntry

    func word(withType: Bool) -> String {
      let type = member.signature.result.map { $0 == " " ? "~" : String($0) }.joined()
      let suffix = withType && !type.isEmpty ? "=\(type)" : ""
      guard member.isMethod else { return member.name + suffix }
      let labels = zip(member.parameters, member.hasDefaults).map { parameter, hasDefault in
        "\(parameter.label)\(hasDefault ? "?" : ""):"
      }
      return "\(member.name)(\(labels.joined()))\(suffix)"
    }
  }

  /// The members of every class that none above it has.
  private static func classes() async throws -> [String: [Item]] {
    let folder = root.appending(path: "Sources/AutoLayout")
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    let files = try await withThrowingTaskGroup(of: SourceText.self) { group in
      for name in names ?? [] where name.hasSuffix(".swift") {
        group.addTask {
          let path = folder.appending(path: name).path
          return SourceText(path: name, text: try String(contentsOfFile: path, encoding: .utf8))
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }.sorted { $0.path < $1.path }
    }
    let index = SourceIndex([("AutoLayout", files, BuildConditions())])
    var found: [String: [Item]] = [:]
    for type in index.allTypes where type.kind == .class && type.isOfUIKit {
      var seen = Set(index.lineage(of: type).dropFirst().flatMap(\.allMembers).map(\.fullName))
      let members = type.allMembers.sorted {
        ($0.fullName, $0.signature.result) < ($1.fullName, $1.signature.result)
      }.filter {
        $0.isAskedOfObjects && (type.name != "_UIObject" || $0.name.contains("ccessib"))
          && seen.insert($0.fullName).inserted
      }
      if !members.isEmpty { found[type.name] = members.map(Item.init) }
    }
    return found
  }

  private static func lines(_ name: String, _ words: [String]) -> [String] {
    var lines: [String] = []
    var line = name
    for word in words {
      if line.count + word.count > 115, line != name {
        lines.append(line)
        line = name
      }
      line += " " + word
    }
    return lines + [line]
  }
}

extension TypeEntry {
  fileprivate var isOfUIKit: Bool {
    (access == .open || access == .public) && !isGeneric && !name.contains(".")
      && (["UI", "CA", "NS"].contains(where: name.hasPrefix) || name == "_UIObject")
  }
}

extension MemberEntry {
  /// Whether Objective-C would have the member, by its declaration, and Apple's class has it.
  fileprivate var isAskedOfObjects: Bool {
    let words = signature.modifiers.split(separator: " ")
    guard words.contains("public") || words.contains("open") else { return false }
    if isOverride || isStatic || isBeyondObjC || isAsync || isThrowing { return false }
    if name.hasPrefix("_") || name.hasPrefix("simulate") { return false }
    // Types of Swift's alone.
    let types = (signature.types + [signature.result]).joined(separator: " ")
    if types.contains("<") || types.contains("some ") || types.contains("@Sendable") {
      return false
    }
    return true
  }

  fileprivate var hasDefaults: [Bool] {
    var depth = 0
    var found: [Bool] = [false]
    let text = Array(signature.parameters.dropFirst().dropLast())
    for (position, character) in text.enumerated() {
      switch character {
      case "(", "[", "{", "<": depth += 1
      case ")", "]", "}": depth -= 1
      case ">" where position == 0 || text[position - 1] != "-": depth -= 1
      case "," where depth == 0: found.append(false)
      case "=" where depth == 0: found[found.count - 1] = true
      default: break
      }
    }
    return found
  }
}
