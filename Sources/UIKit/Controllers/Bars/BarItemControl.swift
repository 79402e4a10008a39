// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import Typography
import UIKitComponents

/// A view at the place of a bar item, for code that searches the bar's subviews. The bar draws the
/// item itself. Touching the view taps the item.
class BarItemControl: UIControl {
  /// The action of a touch.
  var onTap: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

// Source of the class names: recursive descriptions that apps publish.

/// The view at the place of a tab bar's item.
final class UITabBarButton: BarItemControl {
  /// The item, or nil for the "More" item.
  weak var tab: UITabBarItem?

  override var derivedAccessibilityLabel: String? { tab?.accessibilityLabel }

  private let picture = UITabBarSwappableImageView()
  private let label = UITabBarButtonLabel()
  private var badge: _UIBadgeView?

  /// Adds subviews where the bar draws the item's image, title and badge.
  func show(_ item: BarContent.BarItem, placesTitleBeside isWide: Bool) {
    if picture.superview == nil {
      for part in [picture, label] as [UIView] {
        addSubview(part)
        part.isUserInteractionEnabled = false
        part.hideFromDrawing()
      }
    }
    picture.image = isSelected ? tab?.selectedImage ?? tab?.image : tab?.image
    label.text = item.title.isEmpty ? nil : item.title
    label.font = .systemFont(ofSize: isWide ? 13 : 10, weight: isWide ? .regular : .medium)
    let measurer = coreMeasurer
    let (icon, title) = TabBarParts.places(
      in: bounds.core, hasTitle: !item.title.isEmpty,
      titleWidth: isWide
        ? measurer.typesetter.measurer.width(of: item.title, font: label.font.font) : nil)
    let shown = isSelected ? item.selectedImage ?? item.image : item.image
    picture.frame = CGRect(TabBarParts.place(of: shown, in: icon, insets: item.imageInsets))
    let look = isSelected ? item.selectedLook : item.look
    label.frame = CGRect(title.offset(by: look.titleOffset ?? .zero))
    show(badge: item.badge, on: icon.offset(by: item.badgeOffset))
  }

  private func show(badge text: String?, on icon: Rect) {
    guard let text else {
      badge?.removeFromSuperview()
      badge = nil
      return
    }
    let view = badge ?? _UIBadgeView()
    badge = view
    if view.superview == nil {
      addSubview(view)
      view.hideFromDrawing()
    }
    view.show(text, on: icon)
  }
}

// The subviews of a tab, for code that searches for them. The bar draws them.

final class UITabBarSwappableImageView: UIImageView {}

final class UITabBarButtonLabel: UILabel {}

final class _UIBadgeView: UIView {
  private let label = UILabel()

  func show(_ text: String, on icon: Rect) {
    if label.superview == nil {
      isUserInteractionEnabled = false
      label.font = .systemFont(ofSize: 13)
      label.textAlignment = .center
      label.textColor = .white
      addSubview(label)
    }
    label.text = text
    frame = CGRect(
      TabBarParts.badge(
        width: coreMeasurer.typesetter.measurer.width(of: text, font: label.font.font), on: icon))
    label.frame = bounds
  }
}

/// The background view of a bar, for code that searches for it. The bar draws its background
/// itself.
final class _UIBarBackground: UIView {
  /// Creates a background view with the size of the bar.
  static func make(in bar: UIView) -> _UIBarBackground {
    let view = _UIBarBackground(frame: bar.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.isUserInteractionEnabled = false
    return view
  }
}

/// The view at the place of a bar button item.
final class _UIButtonBarButton: BarItemControl {
  weak var barItem: UIBarButtonItem?

  override var derivedAccessibilityLabel: String? { barItem?.accessibilityLabel }
}
