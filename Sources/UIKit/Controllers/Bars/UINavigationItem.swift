// SPDX-License-Identifier: MIT

import AutoLayout
public import Foundation
import UIKitComponents

open class UINavigationItem: _UIObject {
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// Equals ``always``. UIKit's follows the previous item.
    case automatic, always, never
    /// Equals ``never``.
    case inline
  }

  public init() { super.init(object: ()) }

  public required init?(coder: NSCoder) {
    super.init(object: ())
    guard let archive = coder.archive else { return }
    title = archive.text("UITitle")
    prompt = archive.text("UIPrompt")
  }

  /// Writes the title and the prompt.
  open func encode(with coder: NSCoder) {
    coder.encode(title, forKey: "UITitle")
    coder.encode(prompt, forKey: "UIPrompt")
  }

  public init(title: String) {
    super.init(object: ())
    self.title = title
  }

  @_Observed(UINavigationItem.didChange) open var title: String? = nil

  @_Observed(UINavigationItem.didChange) open var prompt: String? = nil

  @_Observed(UINavigationItem.didChange)
  open var standardAppearance: UINavigationBarAppearance? = nil

  @_Observed(UINavigationItem.didChange)
  open var scrollEdgeAppearance: UINavigationBarAppearance? = nil

  /// No effect.
  open weak var renameDelegate: (any UINavigationItemRenameDelegate)?
  /// No effect.
  open var documentProperties: UIDocumentProperties?
  @_Observed(UINavigationItem.didChange)
  open var compactAppearance: UINavigationBarAppearance? = nil

  @_Observed(UINavigationItem.didChange)
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? = nil

  @_Observed(UINavigationItem.didChange)
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// No effect.
  open var backAction: UIAction?
  /// No effect.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  /// No effect.
  open var style = ItemStyle.navigator
  /// No effect.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?

  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }

  public enum SearchBarPlacement: Int, Sendable { case automatic, inline, stacked }

  public enum ItemStyle: Int, Sendable { case navigator, browser, editor }

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  @_Observed(UINavigationItem.didChange) open var titleView: UIView? = nil

  /// The search that ``searchController`` sets.
  @_Observed(UINavigationItem.didChange) var search: (any NavigationSearch)? = nil

  open var hidesSearchBarWhenScrolling = true
  @_Observed(UINavigationItem.didChange) open var hidesBackButton = false

  @_Observed(UINavigationItem.didChange) open var backButtonTitle: String? = nil

  /// Its title takes precedence over ``backButtonTitle``.
  @_Observed(UINavigationItem.adoptBackItem) open var backBarButtonItem: UIBarButtonItem? = nil

  @_Observed(UINavigationItem.didChange) open var leftItemsSupplementBackButton = false

  @_Observed(UINavigationItem.didChange)
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  @_Observed(UINavigationItem.adoptItems) open var leftBarButtonItems: [UIBarButtonItem]? = nil
  @_Observed(UINavigationItem.adoptItems) open var rightBarButtonItems: [UIBarButtonItem]? = nil

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  var onChange: (() -> Void)?
  /// Called by changes of the item, for the bar that shows the back button to it.
  var onBackItemChange: (() -> Void)?

  private func didChange() {
    KeyValueObserving.compare(self)
    onChange?()
    onBackItemChange?()
  }

  private func adoptBackItem() {
    backBarButtonItem?.onChange = { [weak self] in self?.didChange() }
    didChange()
  }

  private func adoptItems() {
    let groups = leadingItemGroups + trailingItemGroups + [pinnedTrailingGroup].compactMap { $0 }
    let items = (leftBarButtonItems ?? []) + (rightBarButtonItems ?? [])
    for item in items + groups.flatMap(\.barButtonItems) {
      item.onChange = { [weak self] in self?.didChange() }
    }
    didChange()
  }

  var shownLeft: [UIBarButtonItem] { (leftBarButtonItems ?? []).filter { !$0.isHidden } }
  var shownRight: [UIBarButtonItem] { (rightBarButtonItems ?? []).filter { !$0.isHidden } }

  /// Whether a view replaces the title or a button.
  var hasViews: Bool {
    titleView != nil
      || ((leftBarButtonItems ?? []) + (rightBarButtonItems ?? [])).contains {
        $0.customView != nil
      }
  }

  /// The content of a bar that shows the item.
  ///
  /// - Parameter previous: the item below, to which the back button leads. Nil for the first item.
  func content(above previous: UINavigationItem?, hasLargeTitle: Bool) -> BarContent {
    var content = BarContent(kind: .navigation)
    let name = attributedTitle.map { String($0.characters) } ?? title ?? ""
    content.title = hasLargeTitle ? largeTitle ?? name : titleView == nil ? name : ""
    if titleView == nil, !hasLargeTitle {
      content.subtitle = attributedSubtitle.map { String($0.characters) } ?? subtitle ?? ""
    }
    content.prompt = prompt ?? ""
    content.isLargeTitle = hasLargeTitle
    let leading = leadingItemGroups.flatMap(\.shownItems) + shownLeft
    // Trailing items are listed from the edge of the bar inwards.
    let trailing = trailingItemGroups + (pinnedTrailingGroup.map { [$0] } ?? [])
    content.leadingItems = leading.map(\.content)
    content.trailingItems =
      (trailing.flatMap(\.shownItems).reversed() + shownRight).map(\.content)
    let hasLeft = !shownLeft.isEmpty && !leftItemsSupplementBackButton
    if let previous, !hidesBackButton, !hasLeft {
      content.backTitle = previous.titleOfBackButton
    }
    return content
  }

  private var titleOfBackButton: String {
    let own = backBarButtonItem?.title ?? backButtonTitle
    return switch backButtonDisplayMode {
    case .default:
      own ?? title.flatMap { $0.isEmpty ? nil : $0 } ?? NavigationItemParts.shortBackTitle
    case .generic: own ?? NavigationItemParts.shortBackTitle
    case .minimal: ""
    }
  }

  /// Drawn below a title in the row of buttons.
  @_Observed(UINavigationItem.didChange) open var subtitle: String? = nil
  /// Replaces ``title``. The attributes have no effect.
  @_Observed(UINavigationItem.didChange) open var attributedTitle: AttributedString? = nil
  /// Replaces ``subtitle``. The attributes have no effect.
  @_Observed(UINavigationItem.didChange) open var attributedSubtitle: AttributedString? = nil
  @_Observed(UINavigationItem.didChange) open var largeTitle: String? = nil
  /// No effect.
  open var largeSubtitle: String?
  /// No effect.
  open var subtitleView: UIView?
  /// No effect.
  open var largeSubtitleView: UIView?
  /// No effect.
  open var customizationIdentifier: String?
  /// No effect.
  open var centerItemGroups: [UIBarButtonItemGroup] = []
  /// No effect.
  open var additionalOverflowItems: UIDeferredMenuElement?

  /// Shown before ``leftBarButtonItems``.
  @_Observed(UINavigationItem.adoptItems) open var leadingItemGroups: [UIBarButtonItemGroup] = []

  /// Shown after ``rightBarButtonItems``.
  @_Observed(UINavigationItem.adoptItems) open var trailingItemGroups: [UIBarButtonItemGroup] = []

  /// Shown after the trailing groups.
  @_Observed(UINavigationItem.adoptItems) open var pinnedTrailingGroup: UIBarButtonItemGroup? = nil

  open var searchBarPlacement: SearchBarPlacement { .stacked }

  /// No effect.
  open var searchBarPlacementAllowsToolbarIntegration = true

  /// Represents the search bar among the items of a toolbar, and takes no space there.
  public private(set) lazy var searchBarPlacementBarButtonItem = UIBarButtonItem()

  /// Always nil: items do not overflow.
  open var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? { nil }
}
