// SPDX-License-Identifier: MIT

public import Diagnostics

/// One mistake in a format: what, where, and what would be right.
public struct FormatDiagnostic: Error, Hashable, Sendable {
  /// What is wrong.
  public var problem: FormatProblem

  /// The part of the text that is wrong, in UTF-8 offsets; empty where something is missing.
  public var range: Range<Int>

  /// How far UIKit has read when it notices, in UTF-8 offsets: where its caret stands.
  ///
  /// It is often after what is wrong: behind an unknown name, behind the first view if that view
  /// has no superview for the `|` before it.
  public var noticedAt: Int

  /// A change that would mend it, where one is evident.
  public var fixIt: FormatFixIt?

  /// What else may help to understand it.
  public var notes: [String]

  /// Creates a diagnostic. Without `noticedAt`, UIKit notices at the start of `range`.
  public init(
    _ problem: FormatProblem, at range: Range<Int>, noticedAt: Int? = nil,
    fixIt: FormatFixIt? = nil, notes: [String] = []
  ) {
    self.problem = problem
    self.range = range
    self.noticedAt = noticedAt ?? range.lowerBound
    self.fixIt = fixIt
    self.notes = notes
  }

  /// The mistake as a diagnostic about `source`, with the change that would mend it.
  ///
  /// - Parameters:
  ///   - file: the file that holds the format; nil where it was given otherwise.
  ///   - line: the line of `file` on which the format begins.
  public func diagnostic(
    in source: FormatSource, file: String? = nil, line firstLine: Int = 1
  ) -> Diagnostic {
    let start = source.location(at: range.lowerBound)
    let line = source.line(at: range.lowerBound)
    let end = source.location(at: min(range.upperBound, line.start + line.text.utf8.count))
    return Diagnostic(
      RuleID(problem.id), .error, problem.message,
      at: Diagnostic.Place(
        file: file, line: start.line + firstLine - 1, column: start.column, endColumn: end.column),
      notes: notes, fixIts: fixIt.map { [$0.fixIt(in: source)] } ?? [])
  }
}

extension FormatFixIt {
  fileprivate func fixIt(in source: FormatSource) -> Diagnostic.FixIt {
    let old = source.text(in: range)
    let message =
      range.isEmpty
      ? "write `\(replacement)` here"
      : replacement.isEmpty
        ? "leave `\(old)` out" : "write `\(replacement)` instead of `\(old)`"
    return Diagnostic.FixIt(
      message, edits: [Diagnostic.Edit(replacing: range, with: replacement)])
  }
}

extension [FormatDiagnostic] {
  /// The diagnostics in the order in which a reader meets them, which is the order in which UIKit
  /// would raise them if it went on after the first.
  ///
  /// At one place a name comes before the form of what follows it, as UIKit looks a name up as soon
  /// as it has read it.
  func inReadingOrder() -> [FormatDiagnostic] {
    enumerated().sorted { left, right in
      (left.element.noticedAt, left.element.problem.isAboutName ? 0 : 1, left.offset)
        < (right.element.noticedAt, right.element.problem.isAboutName ? 0 : 1, right.offset)
    }.map(\.element)
  }
}

extension FormatProblem {
  fileprivate var isAboutName: Bool {
    switch self {
    case .unknownView, .unknownMetric, .unknownValue, .viewInsteadOfMetric: true
    default: false
    }
  }
}
