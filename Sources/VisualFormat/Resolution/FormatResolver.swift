// SPDX-License-Identifier: MIT

/// Resolves statements to constraints.
///
/// Like the parser, it never fails. It reports and omits everything that it cannot resolve.
struct FormatResolver<Scope: FormatScope> {
  let scope: Scope
  let options: FormatOptions

  /// The attributes that the options align.
  let alignedAttributes: [FormatAttribute]

  let dialect: FormatDialect

  private(set) var constraints: [FormatConstraint] = []
  var spacers: [FormatSpacer] = []
  private(set) var diagnostics: [FormatDiagnostic] = []

  /// The number of views that lists may still expand to.
  var budget = 1_000_000

  /// The number of misspelt names that may still be compared with all names in scope.
  var suggestionsLeft = 100

  /// The diagnostics so far. A name or value is resolved once per axis and once per line, but
  /// reported once.
  private var reported: Set<FormatDiagnostic> = []

  init(scope: Scope, options: FormatOptions, dialect: FormatDialect) {
    self.scope = scope
    self.options = options
    alignedAttributes = options.alignedAttributes
    self.dialect = dialect
  }

  /// Adds the constraints of a statement.
  mutating func resolve(_ statement: FormatStatement) {
    checkAlignments(of: statement)
    let lines = lines(of: statement)
    checkContainers(of: statement, lines: lines)
    for axis in statement.axes {
      let geometry = FormatGeometry(axis: axis, options: options)
      var gaps = EqualGaps()
      for line in lines {
        gaps.begin(line)
        resolve(statement, line, along: geometry, gaps: &gaps)
      }
    }
  }

  private mutating func resolve(
    _ statement: FormatStatement, _ line: FormatLine, along geometry: FormatGeometry,
    gaps: inout EqualGaps
  ) {
    let isCentred = resolveCentring(statement, line, along: geometry)
    for index in line.views.indices {
      if line.owns(linkBefore: index), !isCentred {
        resolveLink(before: index, of: statement, line, along: geometry, gaps: &gaps)
      }
      if line.owns(view: index) {
        resolvePredicates(of: statement.views[index], at: index, in: line, along: geometry)
      }
    }
    if line.owns(linkBefore: line.views.count), !isCentred {
      resolveLink(before: line.views.count, of: statement, line, along: geometry, gaps: &gaps)
    }
  }

  mutating func emit(_ constraint: FormatConstraint) { constraints.append(constraint) }

  mutating func report(_ diagnostic: FormatDiagnostic) {
    if reported.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
  }
}
