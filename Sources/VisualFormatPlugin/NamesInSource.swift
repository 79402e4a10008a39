// SPDX-License-Identifier: MIT

#if Macros
  import VisualFormat

  /// The scope of a format at compile time, when only the text is known.
  ///
  /// A name in brackets is a view. Any other name is a variable of a type that only the compiler
  /// knows. The resolver treats it as a metric; the generated constraint does not use the metric's
  /// value.
  struct NamesInSource: FormatScope {
    private let views: Set<String>

    init(_ statement: FormatStatement) { views = Set(statement.viewNames) }

    func isView(_ name: String) -> Bool { views.contains(name) }

    func hasSuperview(viewNamed name: String) -> Bool? { isView(name) ? true : nil }

    func metric(named name: String) -> Double? { isView(name) ? nil : 1 }

    var viewNames: [String] { views.sorted() }

    var metricNames: [String] { [] }
  }
#endif
