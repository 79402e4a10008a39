// SPDX-License-Identifier: MIT

public import Foundation
import UIKitComponents

open class UINavigationItem: _UIObject {
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// The same as ``always``; UIKit's follows the item before it.
    case automatic, always, never
    /// As ``never``.
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

  /// Counts before the bar's.
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

  /// What the button that leads back to this item shows beside its arrow.
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

  /// The search bar stands below the title, in a strip of 52 points.
  @_Observed(UINavigationItem.didChange) open var searchController: UISearchController? = nil

  open var hidesSearchBarWhenScrolling = true
  @_Observed(UINavigationItem.didChange) open var hidesBackButton = false

  @_Observed(UINavigationItem.didChange) open var backButtonTitle: String? = nil

  /// Its title counts before ``backButtonTitle``.
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
  /// What a bar does that shows the button which leads back to the item.
  var onBackChange: (() -> Void)?

  private func didChange() {
    KeyValueObserving.compare(self)
    onChange?()
    onBackChange?()
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

  /// Whether views stand in place of its title or buttons.
  var hasViews: Bool {
    titleView != nil
      || ((leftBarButtonItems ?? []) + (rightBarButtonItems ?? [])).contains {
        $0.customView != nil
      }
  }

  /// What a bar shows.
  ///
  /// - Parameter previous: the item below, which a button leads back to; nil for the first one.
  func content(above previous: UINavigationItem?, hasLargeTitle: Bool) -> BarContent {
    var content = BarContent(kind: .navigation)
    let name = attributedTitle.map { String($0.characters) } ?? title ?? ""
    content.title = hasLargeTitle ? largeTitle ?? name : titleView == nil ? name : ""
    if titleView == nil, !hasLargeTitle {
      content.subtitle = attributedSubtitle.map { String($0.characters) } ?? subtitle ?? ""
    }
    content.prompt = prompt ?? ""
    content.isLargeTitle = hasLargeTitle
    let leading = leadingItemGroups.flatMap(\.shownItems) + (leftBarButtonItems ?? [])
    // The trailing items of a bar stand from its edge inwards.
    let trailing = trailingItemGroups + (pinnedTrailingGroup.map { [$0] } ?? [])
    content.leadingItems = leading.map(\.content)
    content.trailingItems =
      (trailing.flatMap(\.shownItems).reversed() + (rightBarButtonItems ?? [])).map(\.content)
    let hasLeft = leftBarButtonItems?.isEmpty == false && !leftItemsSupplementBackButton
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

  /// Stands below a title in the row.
  @_Observed(UINavigationItem.didChange) open var subtitle: String? = nil
  /// Counts before ``title``; its attributes make no difference.
  @_Observed(UINavigationItem.didChange) open var attributedTitle: AttributedString? = nil
  /// Counts before ``subtitle``; its attributes make no difference.
  @_Observed(UINavigationItem.didChange) open var attributedSubtitle: AttributedString? = nil
  /// Counts before ``title`` where that is large.
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

  /// An item that stands for the search bar among those of a toolbar; it takes no room there.
  public private(set) lazy var searchBarPlacementBarButtonItem = UIBarButtonItem()

  /// Nil: no items overflow.
  open var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? { nil }
}
