// SPDX-License-Identifier: MIT

/// The direction in which lines of text run, and with it what leading and trailing mean.
public enum LayoutDirection: Hashable, Sendable { case leftToRight, rightToLeft }

/// What a view says about its content's relation to the reading direction.
public enum SemanticContentAttribute: Int, Hashable, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft

  /// The direction that a view with this attribute has in an environment of `direction`.
  public func resolved(in direction: LayoutDirection) -> LayoutDirection {
    switch self {
    case .unspecified: direction
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
