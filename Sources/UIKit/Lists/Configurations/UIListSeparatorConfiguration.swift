// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import UIKitComponents

/// The visibility, insets and colour of the line below a list row.
public struct UIListSeparatorConfiguration {
  public enum Visibility: Sendable { case automatic, visible, hidden }

  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  /// No effect.
  public var topSeparatorVisibility = Visibility.automatic
  /// Only `hidden` has an effect. Every row except the last of a group has a line below it.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// No effect.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// Automatic insets begin at the content. The `top` and `bottom` insets have no effect.
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

  /// The insets, with 0 for automatic ones.
  var ownInset: DirectionalEdgeInsets {
    let automatic = Self.automaticInsets
    let own = bottomSeparatorInsets
    return DirectionalEdgeInsets(
      top: 0, leading: hasOwnLeadingInset ? Double(own.leading) : 0, bottom: 0,
      trailing: own.trailing == automatic.trailing ? 0 : Double(own.trailing))
  }
}
