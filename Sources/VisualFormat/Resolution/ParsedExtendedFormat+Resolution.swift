// SPDX-License-Identifier: MIT

extension ParsedExtendedFormat {
  /// Resolves the statements in the order of the text.
  ///
  /// Options hold for every statement; an alignment concerns the statements across its axis. The
  /// order of the constraints of a statement is UIKit's: for each view the distance to what stands
  /// before it, then its alignments with it, then its sizes. A statement on both axes gives its
  /// horizontal constraints first, one with lists the constraints of each line after those of the
  /// line before.
  ///
  /// - Complexity: O(*n*) in the length of the text and the number of views that it stands for,
  ///   besides the look-ups in `scope`.
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
