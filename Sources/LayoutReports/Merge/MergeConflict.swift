// SPDX-License-Identifier: MIT

public import Diagnostics

/// What two versions say differently about one thing.
public struct MergeConflict: Hashable, Sendable {
  /// In words, such as `label title: text "A" in ours, "B" in theirs`.
  public var text: String
  /// The line of the marker in the merged file, counted from 1.
  public var line: Int

  /// The conflict as a diagnostic.
  ///
  /// - Parameter file: what the merged file is called.
  public func diagnostic(in file: String) -> Diagnostic {
    Diagnostic(Self.rule.id, .error, text, at: Diagnostic.Place(file: file, line: line))
  }

  /// What reports say about such diagnostics.
  public static var rule: RuleDescription {
    RuleDescription(
      "merge-conflict", "Both versions changed one thing differently", severity: .error)
  }
}

/// The outcome of a merge.
public struct MergeResult: Hashable, Sendable {
  /// The merged file. It loads also where there are conflicts: their markers stand in comments, and
  /// the first side named is the one in force.
  public var bytes: [UInt8]
  public var conflicts: [MergeConflict]

  public var isClean: Bool { conflicts.isEmpty }
}

/// What conflict markers look like.
public struct MergeMarkers: Hashable, Sendable {
  /// How long the rows of `<`, `=` and `>` are; git's default is 7.
  public var size = 7
  public var ours = "ours"
  public var theirs = "theirs"

  public init() {}

  /// Opens a conflict; what follows is our version, in force.
  var opening: String { "<!--\n\(row("<")) \(label(ours))\n-->\n" }

  /// Their version as `text`, out of force, and the end of the conflict.
  func closing(_ text: String) -> String {
    "<!--\n\(row("="))\n\(Self.commented(text))\(row(">")) \(label(theirs))\n-->\n"
  }

  /// Opens a conflict in which we have nothing, and their version is in force.
  var openingOfTheirs: String { "<!--\n\(row("<")) \(label(ours))\n\(row("="))\n-->\n" }

  var closingOfTheirs: String { "<!--\n\(row(">")) \(label(theirs))\n-->\n" }

  private func row(_ character: Character) -> String {
    String(repeating: character, count: max(1, size))
  }

  private func label(_ text: String) -> String { Self.commented(text).filter { !$0.isNewline } }

  /// Text as it may stand in a comment: without two hyphens in a row.
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
