// SPDX-License-Identifier: MIT

import Foundation

// Source of the names: app code that searches for the views beside rows.

/// The container of a row's swipe actions.
final class UISwipeActionPullView: UIView {
  var onChoice: ((UIContextualAction) -> Void)?
  private var buttons: [UISwipeActionStandardButton] = []

  func button(of action: UIContextualAction) -> UIView? { buttons.first { $0.action === action } }

  /// Makes the buttons at the first call, and updates them for the row's height.
  func show(_ actions: [UIContextualAction], in height: CGFloat) {
    if buttons.isEmpty {
      clipsToBounds = true
      buttons = actions.map { action in
        let button = UISwipeActionStandardButton()
        button.action = action
        button.addAction(UIAction { [weak self] _ in self?.onChoice?(action) }, for: .touchUpInside)
        addSubview(button)
        return button
      }
    }
    for button in buttons { button.show(in: height) }
  }

  func width(in height: CGFloat) -> CGFloat { buttons.reduce(0) { $0 + $1.preferredWidth } }

  /// Places the buttons from the edge inwards. Extra width is divided in proportion to their
  /// widths.
  func arrange(isAtRight: Bool) {
    let natural = width(in: bounds.height)
    let factor = natural > 0 ? max(1, bounds.width / natural) : 1
    var used: CGFloat = 0
    for button in buttons {
      let width = button.preferredWidth * factor
      button.frame = CGRect(
        x: isAtRight ? bounds.width - used - width : used, y: 0, width: width, height: bounds.height
      )
      used += width
    }
  }
}

/// The button of a swipe action. It shows the image, or the title without an image. High rows show
/// both.
///
/// - Unverified: the figures, except for the height, which authors of apps report. Since iOS 26 the
///   actions of rows are capsules. They are drawn as before.
final class UISwipeActionStandardButton: UIButton {
  static let minimumWidth: CGFloat = 74
  private static let side: CGFloat = 14
  /// The minimum row height for an image with a title below it.
  private static let heightForBoth: CGFloat = 91

  var action: UIContextualAction?

  var preferredWidth: CGFloat {
    max(Self.minimumWidth, (intrinsicContentSize.width + 2 * Self.side).rounded(.up))
  }

  func show(in height: CGFloat) {
    guard let action else { return }
    backgroundColor = action.backgroundColor ?? action.style.color
    tintColor = .white
    let title = action.image == nil || height >= Self.heightForBoth ? action.title : nil
    guard title != nil, let image = action.image else {
      configuration = nil
      setTitle(title, for: .normal)
      setTitleColor(.white, for: .normal)
      setImage(action.image, for: .normal)
      titleLabel?.font = .systemFont(ofSize: 15)
      return
    }
    var both = Configuration.plain()
    (both.title, both.image) = (title, image)
    both.imagePlacement = .top
    both.imagePadding = 4
    both.contentInsets = .zero
    both.baseForegroundColor = .white
    both.titleTextAttributesTransformer = .init {
      var attributes = $0
      attributes.font = UIFont.systemFont(ofSize: 15)
      return attributes
    }
    configuration = both
  }
}
