// SPDX-License-Identifier: MIT

public import Foundation
import LayoutCore

/// A row of buttons, which a view hierarchy places by itself or a navigation controller at its lower
/// edge. By itself it has a height and no width.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    updateContent()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    updateContent()
  }

  /// The buttons and spaces, from the leading side; nil for none. Views of buttons are not shown.
  open var items: [UIBarButtonItem]? {
    didSet { adopt(oldValue) }
  }

  /// Shows other buttons, at once.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// Kept: without a ``barTintColor`` the bar has no ground to see through.
  open var isTranslucent = true {
    didSet { updateContent() }
  }

  /// The colour of the ground.
  open var barTintColor: UIColor? {
    didSet { updateContent() }
  }

  private func adopt(_ old: [UIBarButtonItem]?) {
    for item in old ?? [] { (item.bar, item.onChange) = (nil, nil) }
    for (index, item) in (items ?? []).enumerated() {
      item.bar = self
      item.isOnLeadingSide = 2 * index < (items?.count ?? 0)
      item.onChange = { [weak self] in self?.updateContent() }
    }
    updateContent()
  }

  private func updateContent() {
    var content = BarContent(kind: .toolbar)
    content.leadingItems = (items ?? []).map(\.content)
    content.isTranslucent = isTranslucent
    content.barTint = barTintColor?.color
    LayoutStore.current.forest.setContent(.bar(content), of: item)
  }
}
