// SPDX-License-Identifier: MIT

/// A format that has been resolved in a scope.
public struct ResolvedFormat: Hashable, Sendable {
  /// The text.
  public var source: FormatSource

  /// The constraints in UIKit's order. If there are diagnostics, only the constraints that could be
  /// resolved.
  public var constraints: [FormatConstraint]

  /// Extended: the items that the host creates. ``FormatItem/spacer(_:)`` holds an index in this
  /// array.
  public var spacers: [FormatSpacer]

  /// The mistakes in syntax and names, in reading order.
  public var diagnostics: [FormatDiagnostic]

  /// The reason of the `NSInvalidArgumentException` that UIKit raises for the format. It describes
  /// the first mistake; `nil` if there are no mistakes.
  public var exceptionReason: String? { diagnostics.first?.exceptionReason(in: source) }
}

extension ParsedFormat {
  /// Resolves the format as UIKit does.
  ///
  /// The constraints are in the order of the text: for each view the distance to its predecessor,
  /// then its alignments with it, then its sizes. If a metric and a view have the same name, the
  /// metric wins.
  ///
  /// - Complexity: O(*n*) in the length of the text, plus the look-ups in `scope`.
  public func resolved(
    in scope: some FormatScope, options: FormatOptions = []
  ) -> ResolvedFormat {
    var resolver = FormatResolver(scope: scope, options: options, dialect: .uikit)
    resolver.resolve(statement)
    return ResolvedFormat(
      source: source, constraints: resolver.constraints, spacers: resolver.spacers,
      diagnostics: (diagnostics + resolver.diagnostics).inReadingOrder())
  }
}
