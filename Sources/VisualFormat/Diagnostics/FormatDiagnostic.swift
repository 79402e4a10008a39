// SPDX-License-Identifier: MIT

public import Diagnostics

/// One mistake in a format, with its position and, if possible, a correction.
public struct FormatDiagnostic: Error, Hashable, Sendable {
  /// The kind of mistake.
  public var problem: FormatProblem

  /// The wrong part of the text, in UTF-8 offsets. Empty if something is missing.
  public var range: Range<Int>

  /// The position up to which UIKit has read when it detects the mistake, in UTF-8 offsets. UIKit's
  /// caret points here.
  ///
  /// It is often after the mistake: after an unknown name, or after the first view if that view has
  /// no superview for the `|` before it.
  public var noticedAt: Int

  /// A change that corrects the mistake, if one is evident.
  public var fixIt: FormatFixIt?

  /// Further hints.
  public var notes: [String]

  /// Creates a diagnostic. `noticedAt` defaults to the start of `range`.
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

  /// Converts the mistake and its fix-it to a diagnostic about `source`.
  ///
  /// `file` is the file that contains the format; nil if the format is not from a file. `line` is
  /// the line of `file` on which the format begins.
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
        ? "remove `\(old)`" : "write `\(replacement)` instead of `\(old)`"
    return Diagnostic.FixIt(
      message, edits: [Diagnostic.Edit(replacing: range, with: replacement)])
  }
}

extension [FormatDiagnostic] {
  /// The diagnostics in reading order. UIKit would raise them in this order if it continued after
  /// the first.
  ///
  /// At one position, a mistake in a name comes before a mistake in the syntax that follows,
  /// because UIKit looks a name up as soon as it has read it.
  func inReadingOrder() -> [FormatDiagnostic] {
    enumerated().sorted { left, right in
      (left.element.noticedAt, left.element.problem.isAboutName ? 0 : 1, left.offset)
        < (right.element.noticedAt, right.element.problem.isAboutName ? 0 : 1, right.offset)
    }.map { $0.element }
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
