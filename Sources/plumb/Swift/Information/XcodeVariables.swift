// SPDX-License-Identifier: MIT

import EssentialFoundation

/// The build settings of a target in its Debug configuration, for texts that contain `$(NAME)`.
struct XcodeVariables {
  /// The maximum number of references in one text, with those in the settings that it refers to. A
  /// setting may refer to itself.
  private static let referenceLimit = 1000

  private var values: [String: String]

  /// The settings that Xcode derives from the names of the target and the project.
  ///
  /// - Parameter language: the project's development region.
  init(target: String, project: String, folder: URL, language: String) {
    values = [
      "TARGET_NAME": target, "TARGETNAME": target, "PROJECT_NAME": project,
      "SRCROOT": folder.path, "SOURCE_ROOT": folder.path, "PROJECT_DIR": folder.path,
      "CONFIGURATION": "Debug", "PRODUCT_NAME": "$(TARGET_NAME)",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
      "DEVELOPMENT_LANGUAGE": language,
    ]
  }

  /// The settings whose names have the prefix, without it and with expanded values.
  func settings(withPrefix prefix: String) -> [String: String] {
    var found: [String: String] = [:]
    for name in values.keys where name.hasPrefix(prefix) {
      found[String(name.dropFirst(prefix.count))] = self[name]
    }
    return found
  }

  /// The expanded value of a setting. Empty if it is not set.
  subscript(_ name: String) -> String { expanded("$(\(name))") }

  /// Adds settings, which override earlier ones. They may contain `$(inherited)`.
  mutating func add(_ settings: [String: PropertyList]) {
    for (name, setting) in settings {
      guard let text = setting.text ?? setting.texts?.joined(separator: " ") else { continue }
      values[name] = text.replacing("$(inherited)", with: values[name] ?? "")
    }
  }

  /// The text with the values of settings in place of `$(NAME)` and `${NAME}`.
  func expanded(_ text: String) -> String {
    var rest = Self.referenceLimit
    return expanded(text[...], &rest)
  }

  /// - Parameter limit: the number of references that may still be expanded.
  private func expanded(_ text: Substring, _ limit: inout Int) -> String {
    var result = ""
    var rest = text
    while let start = rest.firstIndex(of: "$") {
      result += rest[..<start]
      if let (reference, end) = Self.reference(in: rest[start...]) {
        if limit > 0 {
          limit -= 1
          result += value(of: expanded(reference, &limit), &limit)
        }
        rest = rest[end...]
      } else {
        result += "$"
        rest = rest[rest.index(after: start)...]
      }
    }
    return result + rest
  }

  /// The text between the brackets after a leading `$`, and the index after them.
  private static func reference(in text: Substring) -> (Substring, end: Substring.Index)? {
    let start = text.index(after: text.startIndex)
    guard start < text.endIndex, let close = ["(": ")", "{": "}"][text[start]] as Character? else {
      return nil
    }
    var depth = 0
    for index in text[start...].indices {
      if text[index] == text[start] { depth += 1 }
      if text[index] == close { depth -= 1 }
      if depth == 0 { return (text[text.index(after: start)..<index], text.index(after: index)) }
    }
    return nil
  }

  /// The value of `NAME` or `NAME:operator`.
  private func value(of reference: String, _ limit: inout Int) -> String {
    let parts = reference.split(separator: ":", omittingEmptySubsequences: false)
    var value = ""
    if let text = values[String(parts[0])] { value = expanded(text[...], &limit) }
    for name in parts.dropFirst() {
      switch name {
      case "rfc1034identifier": value = Self.identifier(value, "-", or: "-.")
      case "c99extidentifier", "identifier": value = Self.identifier(value, "_", or: "_")
      case "lower": value = value.lowercased()
      case "upper": value = value.uppercased()
      default:
        if name.hasPrefix("default="), value.isEmpty { value = String(name.dropFirst(8)) }
      }
    }
    return value
  }

  /// The value with `replacement` in place of all characters but letters, digits and `others`.
  private static func identifier(
    _ value: String, _ replacement: Character, or others: String
  ) -> String {
    String(value.map { $0.isLetter || $0.isNumber || others.contains($0) ? $0 : replacement })
  }
}
