// SPDX-License-Identifier: MIT

#if Macros
  import VisualFormat

  /// The scope of a format at compile time, when only the text is known.
  ///
  /// A name in brackets is a view. Any other is a variable of which the compiler will say what it
  /// is; to the resolver it is a metric, whose value the written constraint does not use.
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
