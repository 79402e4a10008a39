// SPDX-License-Identifier: MIT

extension ParsedExtendedFormat {
  /// Resolves the statements in the order of the text.
  ///
  /// Options apply to every statement; an alignment applies to the statements on the other axis.
  /// The constraints of a statement are in UIKit's order: for each view the distance to its
  /// predecessor, then its alignments, then its sizes. A statement on both axes gives its
  /// horizontal constraints first. A statement with lists gives the constraints line by line.
  ///
  /// - Complexity: O(*n*) in the length of the text and the number of views that it names, plus the
  ///   look-ups in `scope`.
  public func resolved(
    in scope: some FormatScope, options: FormatOptions = []
  ) -> ResolvedFormat {
    var resolver = FormatResolver(scope: scope, options: options, dialect: .extended)
    for statement in format.statements { resolver.resolve(statement) }
    return ResolvedFormat(
      source: source, constraints: resolver.constraints, spacers: resolver.spacers,
      diagnostics: (diagnostics + resolver.diagnostics).inReadingOrder())
  }
}
