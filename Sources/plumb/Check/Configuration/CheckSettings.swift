// SPDX-License-Identifier: MIT

import Diagnostics
import LayoutReports

/// The settings in a `.plumb.yml` file.
struct CheckSettings: Sendable {
  /// The severity of each rule, or `off`.
  private(set) var rules: [String: String] = [:]
  /// Patterns of excluded paths, relative to the folder, such as `Pods/*`.
  private(set) var exclude: [String] = []
  /// Severities of rules for paths that match a pattern.
  private(set) var files: [String: [String: String]] = [:]
  /// The silenced rules for an object, by its id. An empty list silences all rules.
  private(set) var ids: [String: [String]] = [:]

  /// - Throws: if the text is not YAML or names an unknown rule or severity, with the place.
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
      // Other tools and later versions may have more settings.
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
          "'\(text)' is not a severity for '\(rule)'; write off, note, warning or error",
          at: value.place)
      }
      severities[rule] = text
    }
    return severities
  }

  private static func ruleNames(_ node: YAMLNode) throws(YAMLError) -> [String] {
    guard case .list(let items) = node.content else {
      throw YAMLError("expected a list of rules; [] means all rules", at: node.place)
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
      throw YAMLError("\(name) must be a list, such as [\"Pods/*\"]", at: node.place)
    }
    var texts: [String] = []
    for item in items {
      guard let text = item.text else { throw YAMLError("expected a text", at: item.place) }
      texts.append(text)
    }
    return texts
  }

  /// The entries of a map; empty for an empty value.
  private static func entries(
    of node: YAMLNode, _ name: String
  ) throws(YAMLError) -> [(YAMLNode, YAMLNode)] {
    guard !node.isNull else { return [] }
    guard case .map(let entries) = node.content else {
      throw YAMLError("\(name): expected keys and values, such as 'key: value'", at: node.place)
    }
    return entries.map { ($0.key, $0.value) }
  }
}
