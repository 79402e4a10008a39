// SPDX-License-Identifier: MIT

public import Diagnostics

/// A conflict: one object or value that both versions changed differently.
public struct MergeConflict: Hashable, Sendable {
  /// The description, such as `label title: text "A" in ours, "B" in theirs`.
  public var text: String
  /// The line of the marker in the merged file, counted from 1.
  public var line: Int

  /// The conflict as a diagnostic.
  ///
  /// - Parameter file: the name of the merged file.
  public func diagnostic(in file: String) -> Diagnostic {
    Diagnostic(Self.rule.id, .error, text, at: Diagnostic.Place(file: file, line: line))
  }

  /// The rule under which merge conflicts are reported.
  public static var rule: RuleDescription {
    RuleDescription(
      "merge-conflict", "Both versions changed the same value differently", severity: .error)
  }
}

/// The result of a merge.
public struct MergeResult: Hashable, Sendable {
  /// The merged file. It also loads with conflicts, because the markers are in comments and the
  /// first version of each conflict is active.
  public var bytes: [UInt8]
  public var conflicts: [MergeConflict]

  public var isClean: Bool { conflicts.isEmpty }
}

/// The format of conflict markers.
public struct MergeMarkers: Hashable, Sendable {
  /// The length of the rows of `<`, `=` and `>`; git's default is 7.
  public var size = 7
  public var ours = "ours"
  public var theirs = "theirs"

  public init() {}

  /// The start of a conflict. Our version follows and is active.
  var opening: String { "<!--\n\(row("<")) \(label(ours))\n-->\n" }

  /// The end of a conflict, with their version as `text` in a comment.
  func closing(_ text: String) -> String {
    "<!--\n\(row("="))\n\(Self.commented(text))\(row(">")) \(label(theirs))\n-->\n"
  }

  /// The start of a conflict in which our version is empty and theirs is active.
  var openingOfTheirs: String { "<!--\n\(row("<")) \(label(ours))\n\(row("="))\n-->\n" }

  var closingOfTheirs: String { "<!--\n\(row(">")) \(label(theirs))\n-->\n" }

  private func row(_ character: Character) -> String {
    String(repeating: character, count: max(1, size))
  }

  private func label(_ text: String) -> String { Self.commented(text).filter { !$0.isNewline } }

  /// Escapes text for a comment, which must not contain two hyphens in a row.
  private static func commented(_ text: String) -> String {
    var result = ""
    for character in text {
      if character == "-", result.hasSuffix("-") {
        result += "&#45;"
      } else {
        result.append(character)
      }
    }
    return result
  }
}
