// SPDX-License-Identifier: MIT

import Foundation
import LayoutCore

/// A navigation controller places it and says what it shows; by itself a bar shows nothing.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  override func applyAppearance(_ appearance: AppearanceValues) {
    super.applyAppearance(appearance)
    appearance.set(\UINavigationBar.barTintColor, of: self)
    appearance.set(\UINavigationBar.isTranslucent, of: self)
    appearance.set(\UINavigationBar.prefersLargeTitles, of: self)
  }

  /// A navigation controller with an opaque bar keeps its content below it.
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { onChange?() } }
  }
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { onChange?() } }
  }
  /// Takes effect when the controller next lays the bar out; nil draws none, as bars since iOS 15
  /// have at the top of their content.
  open var barTintColor: UIColor?

  var onChange: (() -> Void)?
  /// The views in place of the title and in the strip below it.
  weak var shownTitle: UIView?
  weak var shownSearch: UIView?
  /// What the bar shows.
  private(set) var shownContent = BarContent(kind: .navigation)

  func update(_ items: [UINavigationItem], hasLargeTitle: Bool, strip: CGFloat) {
    guard let top = items.last else { return }
    var content = top.content(above: items.dropLast().last, hasLargeTitle: hasLargeTitle)
    content.isTranslucent = isTranslucent
    content.stripHeight = strip
    content.barTint = barTintColor?.color
    for item in top.leftBarButtonItems ?? [] { (item.bar, item.isOnLeadingSide) = (self, true) }
    for item in top.rightBarButtonItems ?? [] { (item.bar, item.isOnLeadingSide) = (self, false) }
    shownContent = content
    LayoutStore.current.setContent(.bar(content), of: item)
  }
}
