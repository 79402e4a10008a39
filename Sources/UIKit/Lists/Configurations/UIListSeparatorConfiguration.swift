// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import UIKitComponents

/// How the line below a row of a list looks: whether it is hidden, its insets and its colour.
public struct UIListSeparatorConfiguration {
  public enum Visibility: Sendable { case automatic, visible, hidden }

  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  /// No effect.
  public var topSeparatorVisibility = Visibility.automatic
  /// Only `hidden` has an effect: there is a line below every row but the last of a group.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// No effect.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// From the row's edges, in points; automatic ones begin where the content does. Those above and below do not count.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  public var color = UIColor.separator
  /// No effect.
  public var multipleSelectionColor = UIColor.separator
  /// No effect.
  public var visualEffect: UIVisualEffect?

  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

  var hasOwnLeadingInset: Bool {
    bottomSeparatorInsets.leading != Self.automaticInsets.leading
  }

  /// The insets that are not automatic.
  var ownInset: DirectionalEdgeInsets {
    let automatic = Self.automaticInsets
    let own = bottomSeparatorInsets
    return DirectionalEdgeInsets(
      top: 0, leading: hasOwnLeadingInset ? Double(own.leading) : 0, bottom: 0,
      trailing: own.trailing == automatic.trailing ? 0 : Double(own.trailing))
  }
}
