// SPDX-License-Identifier: MIT

import Foundation
import LayoutCore

/// What a navigation bar shows for a controller.
@preconcurrency @MainActor
open class UINavigationItem: _UIObject {
  /// Whether a title is large in a bar that prefers that.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item before it in UIKit; here the same as `always`.
    case automatic = 0
    /// Large wherever the bar prefers large titles.
    case always = 1
    /// Small.
    case never = 2
  }

  /// An item that shows nothing yet.
  public init() {
    super.init(object: ())
  }

  /// An item with a title.
  public init(title: String) {
    super.init(object: ())
    self.title = title
  }

  /// The words in the middle of the bar, or large below it. A controller's `title` sets them.
  open var title: String? {
    didSet { didChange() }
  }
  /// A line above the title. The bar of a navigation controller does not grow by it here and leaves
  /// it out.
  open var prompt: String? {
    didSet { didChange() }
  }
  /// A view in place of the title, in the middle of the bar and as large as it is by itself.
  open var titleView: UIView? {
    didSet { didChange() }
  }
  /// A search whose bar stands below the title, in a strip of 52 points.
  open var searchController: UISearchController? {
    didSet { didChange() }
  }
  /// Whether the search bar goes when people scroll; nobody does here: it is always shown.
  open var hidesSearchBarWhenScrolling = true
  /// Whether the way back is left out of the bar.
  open var hidesBackButton = false {
    didSet { didChange() }
  }
  /// The words of the button that leads back to the controller of this item: its title unless set,
  /// and "Back" without one. Shown from the next change of the bar on.
  open var backButtonTitle: String?
  /// An item whose title counts before ``backButtonTitle``. Shown from the next change of the bar
  /// on.
  open var backBarButtonItem: UIBarButtonItem?
  /// Whether the way back stays beside items on the left, which otherwise replace it.
  open var leftItemsSupplementBackButton = false {
    didSet { didChange() }
  }
  /// Whether the title is large where the bar prefers that; automatic unless set.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { didChange() }
  }

  /// The items at the leading edge, from the edge inwards.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { adopt(leftBarButtonItems) }
  }
  /// The items at the trailing edge, from the edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { adopt(rightBarButtonItems) }
  }

  /// The first of ``leftBarButtonItems``; setting it replaces them all.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first of ``rightBarButtonItems``; setting it replaces them all.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets ``leftBarButtonItem`` at once, animated or not.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  /// Sets ``rightBarButtonItem`` at once, animated or not.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Sets ``leftBarButtonItems`` at once, animated or not.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Sets ``rightBarButtonItems`` at once, animated or not.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Told when the bar that shows the item is out of date.
  var onChange: (() -> Void)?

  private func didChange() { onChange?() }

  private func adopt(_ items: [UIBarButtonItem]?) {
    for item in items ?? [] { item.onChange = { [weak self] in self?.didChange() } }
    didChange()
  }

  /// What a bar shows.
  ///
  /// - Parameter previous: the item below, which a button leads back to; nil for the first one.
  func content(above previous: UINavigationItem?, hasLargeTitle: Bool) -> BarContent {
    var content = BarContent(kind: .navigation)
    content.title = titleView == nil || hasLargeTitle ? title ?? "" : ""
    content.prompt = prompt ?? ""
    content.isLargeTitle = hasLargeTitle
    content.leadingItems = (leftBarButtonItems ?? []).map(\.content)
    content.trailingItems = (rightBarButtonItems ?? []).map(\.content)
    let hasLeft = leftBarButtonItems?.isEmpty == false && !leftItemsSupplementBackButton
    if let previous, !hidesBackButton, !hasLeft {
      content.backTitle =
        previous.backBarButtonItem?.title ?? previous.backButtonTitle ?? previous.title ?? "Back"
    }
    return content
  }
}
