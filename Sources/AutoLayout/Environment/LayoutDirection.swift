// SPDX-License-Identifier: MIT

/// The direction of text, which determines leading and trailing.
public enum LayoutDirection: Hashable, Sendable { case leftToRight, rightToLeft }

/// The relation of a view's content to the layout direction. Raw values are UIKit's.
public enum SemanticContentAttribute: Int, Hashable, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft

  /// The layout direction of a view with this attribute in an environment of `direction`.
  public func resolved(in direction: LayoutDirection) -> LayoutDirection {
    switch self {
    case .unspecified: direction
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
