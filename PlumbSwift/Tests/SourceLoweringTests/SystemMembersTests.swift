// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import SourceLowering

/// The tables of members, compared with the sources of UIKit. `RECORD=1` rewrites them.
struct SystemMembersTests {
  @Test func theTablesMatchTheSources() async throws {
    let index = try await Self.index()
    try RecordedTable.expect(
      Self.table(index), equals: SystemMembers.table, of: "SystemMembers")
    try RecordedTable.expect(
      Self.fixedTable(index), equals: FixedMembers.table, of: "FixedMembers")
  }

  @Test func membersBelongToTheClassThatIntroducesThem() {
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

  private static func table(_ index: SourceIndex) -> String {
    let types = classes(index)
    let owners = Dictionary(grouping: types.values.joined(), by: \.member.fullName)
    return types.sorted { $0.key < $1.key }.flatMap { name, members in
      RecordedTable.lines(
        name,
        members.map { item in
          let isShared = owners[item.member.fullName, default: []].count > 1
          return item.word(withType: isShared)
        }, width: 115)
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

  /// The members of each class that are declared in an extension, or not open in its body, and that
  /// no superclass body declares as open.
  private static func fixedTable(_ index: SourceIndex) -> String {
    let types = index.allTypes.filter {
      $0.kind == .class && $0.isOfUIKit && $0.access == .open && !$0.name.hasPrefix("_")
    }
    return types.sorted { $0.name < $1.name }.flatMap { type -> [String] in
      let bodies = index.inheritanceChain(of: type).flatMap(\.members)
      let open = Set(bodies.filter(\.isOpen).map(\.fullName))
      let fixed = (type.extensions.flatMap(\.members) + type.members.filter { !$0.isOpen })
        // Lowering renames overrides of old names.
        .filter {
          $0.isOfObjects && !open.contains($0.fullName) && !$0.attributes.contains("available")
        }
      let names = Set(fixed.map(\.fullName)).sorted()
      return names.isEmpty ? [] : RecordedTable.lines(type.name, names, width: 115)
    }.joined(separator: "\n") + "\n"
  }

  private static func index() async throws -> SourceIndex {
    let sources = try RecordedTable.uiKitSources()
    let files = await withTaskGroup(of: SourceText.self) { group in
      for source in sources {
        group.addTask { SourceText(path: source.path, text: source.text) }
      }
      return await group.reduce(into: []) { $0.append($1) }.sorted { $0.path < $1.path }
    }
    return SourceIndex([("UIKit", files, BuildConditions())])
  }

  /// The members of each class that no superclass declares.
  private static func classes(_ index: SourceIndex) -> [String: [Item]] {
    var found: [String: [Item]] = [:]
    for type in index.allTypes where type.kind == .class && type.isOfUIKit {
      var seen = Set(
        index.inheritanceChain(of: type).dropFirst().flatMap(\.allMembers).map(\.fullName))
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
}

extension TypeEntry {
  fileprivate var isOfUIKit: Bool {
    (access == .open || access == .public) && !isGeneric && !name.contains(".")
      && (["UI", "CA", "NS"].contains(where: name.hasPrefix) || name == "_UIObject")
  }
}

extension MemberEntry {
  fileprivate var isOpen: Bool { signature.modifiers.split(separator: " ").contains("open") }

  /// Whether Apple's class has the member in its instances.
  fileprivate var isOfObjects: Bool {
    let words = signature.modifiers.split(separator: " ")
    guard words.contains("public") || words.contains("open") else { return false }
    return !isOverride && !isStatic && !name.hasPrefix("_") && !name.hasPrefix("simulate")
  }

  /// Whether Objective-C could represent the member.
  fileprivate var isAskedOfObjects: Bool {
    if !isOfObjects || isUnavailableInObjC || isAsync || isThrowing { return false }
    // Types that only Swift has.
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
