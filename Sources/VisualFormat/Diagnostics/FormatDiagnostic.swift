// SPDX-License-Identifier: MIT

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
}

extension FormatDiagnostic {
  /// The diagnostic as text: place, message, the line of the format and a caret under the fault.
  ///
  /// ```
  /// 1:5: error: `iocn` is not among the views; did you mean `icon`?
  ///   H:|-[iocn]-|
  ///        ^~~~
  /// ```
  public func rendered(in source: FormatSource) -> String {
    let location = source.location(at: range.lowerBound)
    let line = source.line(at: range.lowerBound)
    let indent = String(repeating: " ", count: location.column + 1)
    let end = min(range.upperBound, line.start + line.text.utf8.count)
    let length = source.location(at: end).column - location.column
    let underline = "^" + String(repeating: "~", count: max(0, length - 1))
    // A tab would move the caret by an amount that only the terminal knows.
    let visible = String(
      decoding: line.text.utf8.map { $0.isBlank ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
    let head = "\(location.line):\(location.column): error: \(problem.message)"
    let tail = notes.map { "\nnote: \($0)" }.joined()
    return "\(head)\n  \(visible)\n\(indent)\(underline)\(tail)"
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
