// SPDX-License-Identifier: MIT

extension FormatResolver {
  /// Expands a statement to one line for every element of its lists, with the names in scope.
  mutating func lines(of statement: FormatStatement) -> [FormatLine] {
    guard let length = length(of: statement) else { return [] }
    let container = statement.start?.container?.text ?? statement.end?.container?.text
    if length == 1 {
      // The common case: without lists, there is only one line.
      let views = statement.views.map { names(of: $0.name).first ?? nil }
      return [FormatLine(index: 0, container: container, views: views, isListed: [])]
    }
    let places = statement.views.map { view in
      view.furtherNames.reduce(names(of: view.name)) { $0 + names(of: $1) }
    }
    let isListed = places.map { $0.count > 1 }
    return (0..<length).map { index in
      let views = places.map { $0.count == 1 ? $0[0] : index < $0.count ? $0[index] : nil }
      return FormatLine(index: index, container: container, views: views, isListed: isListed)
    }
  }

  /// The number of lines that a statement expands to. Reports too many lines and returns `nil`.
  private mutating func length(of statement: FormatStatement) -> Int? {
    var length = 1
    for view in statement.views where view.count > 1 {
      if length > 1, view.count != length {
        report(
          FormatDiagnostic(
            .unequalLists(expected: length, found: view.count), at: view.position.range))
      }
      length = max(length, view.count)
    }
    guard length > 1 else { return 1 }
    // A short text can name any number of views, such as `[a1..1000]` a hundred times.
    budget -= length * statement.views.count
    if budget >= 0 { return length }
    report(FormatDiagnostic(.tooManyViews, at: statement.position.range))
    return nil
  }

  /// The views of a name or range. Reports each view that is not in scope and returns `nil` for it.
  private mutating func names(of name: FormatName) -> [String?] {
    name.expanded.map { text in
      text.isEmpty || !isView(text, at: name.position.range) ? nil : text
    }
  }

  /// Whether a name is a view in scope. Reports the name if it is not.
  mutating func isView(_ name: String, at range: Range<Int>) -> Bool {
    if scope.hasSuperview(viewNamed: name) != nil { return true }
    let suggestion = suggestion(for: name, among: scope.viewNames)
    // The names of a range are not in the text one by one, so a single one cannot be replaced.
    let isWritten = name.utf8.count == range.count
    report(
      FormatDiagnostic(
        .unknownView(name, suggestion: suggestion), at: range, noticedAt: range.upperBound,
        fixIt: isWritten ? suggestion.map { FormatFixIt(replacing: range, with: $0) } : nil))
    return false
  }

  /// The value of a metric. Reports an unknown metric and returns `nil`.
  mutating func metric(_ name: String, at range: Range<Int>, orView: Bool) -> Double? {
    if let value = scope.metric(named: name) {
      if value.isFinite { return value }
      report(FormatDiagnostic(.nonFiniteMetric(name), at: range, noticedAt: range.upperBound))
      return nil
    }
    let candidates = orView ? scope.metricNames + scope.viewNames : scope.metricNames
    let suggestion = suggestion(for: name, among: candidates)
    let problem: FormatProblem =
      orView
      ? .unknownValue(name, suggestion: suggestion)
      : scope.hasSuperview(viewNamed: name) != nil
        ? .viewInsteadOfMetric(name, suggestion: suggestion)
        : .unknownMetric(name, suggestion: suggestion)
    report(
      FormatDiagnostic(
        problem, at: range, noticedAt: range.upperBound,
        fixIt: suggestion.map { FormatFixIt(replacing: range, with: $0) }))
    return nil
  }

  /// The most likely name in scope. The number of suggestions is limited to keep long texts fast.
  private mutating func suggestion(for name: String, among candidates: [String]) -> String? {
    guard suggestionsLeft > 0 else { return nil }
    suggestionsLeft -= 1
    return SpellingSuggestion.nearest(to: name, among: candidates)
  }

  /// The priority of an operand; required without an operand.
  mutating func priority(_ operand: FormatOperand?) -> Float? {
    guard let operand else { return Float(FormatPriority.required.rawValue) }
    let range = operand.position.range
    switch operand.kind {
    case .number(let number):
      return Float(number)
    case .name(let name):
      if dialect == .extended, let word = FormatPriority(word: name),
        scope.metric(named: name) == nil
      {
        return Float(word.rawValue)
      }
      guard let value = metric(name, at: range, orView: false) else { return nil }
      guard FormatPriority.isValid(value) else {
        report(
          FormatDiagnostic(
            .priorityOutOfRange(value.shortest), at: range, noticedAt: range.upperBound))
        return nil
      }
      return Float(value)
    case .percentage, .attribute, .container:
      return nil  // The parser never produces these as a priority.
    }
  }
}
