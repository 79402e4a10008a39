// SPDX-License-Identifier: MIT

/// What a format means in a scope.
public struct ResolvedFormat: Hashable, Sendable {
  /// The text.
  public var source: FormatSource

  /// The constraints in UIKit's order. With diagnostics, those that could be understood.
  public var constraints: [FormatConstraint]

  /// Extended: the items to create; ``FormatItem/spacer(_:)`` counts in this array.
  public var spacers: [FormatSpacer]

  /// The mistakes of form and of names, in reading order.
  public var diagnostics: [FormatDiagnostic]

  /// The reason of the `NSInvalidArgumentException` that UIKit raises for the format, which speaks
  /// of the first mistake; `nil` if there is none.
  public var exceptionReason: String? { diagnostics.first?.exceptionReason(in: source) }
}

extension ParsedFormat {
  /// Resolves the format as UIKit does.
  ///
  /// The order of the constraints is that of the text: for each view the distance to what stands
  /// before it, then its alignments with it, then its sizes. Metrics come before views where both
  /// have a name.
  ///
  /// - Complexity: O(*n*) in the length of the text, besides the look-ups in `scope`.
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
