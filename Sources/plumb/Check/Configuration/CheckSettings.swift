// SPDX-License-Identifier: MIT

import Diagnostics
import LayoutReports

/// What one `.plumb.yml` says.
struct CheckSettings: Sendable {
  /// By rule: `off`, or a severity.
  private(set) var rules: [String: String] = [:]
  /// Patterns of paths below the folder, such as `Pods/*`.
  private(set) var exclude: [String] = []
  /// Settings of rules by pattern of path.
  private(set) var files: [String: [String: String]] = [:]
  /// Rules that are silent at an object, by its id; an empty list silences all.
  private(set) var ids: [String: [String]] = [:]

  /// - Throws: for a text that is not YAML or names what there is not, at its place.
  init(yaml: String) throws(YAMLError) {
    guard let root = try YAMLReader.read(yaml), !root.isNull else { return }
    for (key, value) in try Self.entries(of: root, "the settings") {
      switch key.text {
      case "rules": rules = try Self.severities(value)
      case "exclude": exclude = try Self.texts(value, "'exclude'")
      case "files":
        for (pattern, rules) in try Self.entries(of: value, "'files'") {
          files[pattern.text ?? ""] = try Self.severities(rules)
        }
      case "ids":
        for (id, rules) in try Self.entries(of: value, "'ids'") {
          ids[id.text ?? ""] = try Self.ruleNames(rules)
        }
      // Other tools and later versions may have settings of their own.
      default: break
      }
    }
  }

  private static func severities(_ node: YAMLNode) throws(YAMLError) -> [String: String] {
    var severities: [String: String] = [:]
    for (key, value) in try entries(of: node, "a list of rules") {
      let rule = try ruleName(key)
      let text = value.text ?? ""
      guard text == "off" || Diagnostic.Severity(rawValue: text) != nil else {
        throw YAMLError(
          "'\(text)' is no severity of '\(rule)'; write off, note, warning or error",
          at: value.place)
      }
      severities[rule] = text
    }
    return severities
  }

  private static func ruleNames(_ node: YAMLNode) throws(YAMLError) -> [String] {
    guard case .list(let items) = node.content else {
      throw YAMLError("a list of rules is expected here; [] is all of them", at: node.place)
    }
    var names: [String] = []
    for item in items { names.append(try ruleName(item)) }
    return names
  }

  private static func ruleName(_ node: YAMLNode) throws(YAMLError) -> String {
    guard let rule = node.text, CheckRule.named(rule) != nil else {
      throw YAMLError("there is no rule '\(node.text ?? "")'; see 'plumb rules'", at: node.place)
    }
    return rule
  }

  private static func texts(_ node: YAMLNode, _ name: String) throws(YAMLError) -> [String] {
    guard !node.isNull else { return [] }
    guard case .list(let items) = node.content else {
      throw YAMLError("\(name) is a list, such as [\"Pods/*\"]", at: node.place)
    }
    var texts: [String] = []
    for item in items {
      guard let text = item.text else { throw YAMLError("a text is expected here", at: item.place) }
      texts.append(text)
    }
    return texts
  }

  /// The entries of a map; none where there is nothing.
  private static func entries(
    of node: YAMLNode, _ name: String
  ) throws(YAMLError) -> [(YAMLNode, YAMLNode)] {
    guard !node.isNull else { return [] }
    guard case .map(let entries) = node.content else {
      throw YAMLError("\(name): keys with ':' and values are expected here", at: node.place)
    }
    return entries.map { ($0.key, $0.value) }
  }
}
