// SPDX-License-Identifier: MIT

/// A view in its brackets: `[title(>=80,<=200)]`.
public struct FormatView: Hashable, Sendable {
  /// The view's name.
  public var name: FormatName

  /// Extended: the names after the first of a list, `[name,mail,phone]`.
  public var furtherNames: [FormatName]

  /// The conditions on its size.
  public var predicates: [FormatPredicate]

  /// The position in the text, including the brackets.
  public var position: FormatPosition

  /// Creates a view.
  public init(
    _ name: FormatName, furtherNames: [FormatName] = [], predicates: [FormatPredicate] = [],
    at position: FormatPosition = FormatPosition()
  ) {
    self.name = name
    self.furtherNames = furtherNames
    self.predicates = predicates
    self.position = position
  }

  /// The number of views that the brackets name.
  var count: Int { furtherNames.reduce(name.count) { $0 + $1.count } }
}
