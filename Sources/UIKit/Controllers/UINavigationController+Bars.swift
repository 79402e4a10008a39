// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import UIKitComponents

extension UINavigationController {
  /// The controller whose stack goes on with this one's, and whose bar shows the items of both: so columns of a split
  /// view are joined where there is room for one.
  private var outer: UINavigationController? { parent?.ownStack }

  private var joinedItems: [UINavigationItem] {
    children.flatMap { $0.ownStack?.joinedItems ?? [$0.navigationItem] }
  }

  /// The controller on top, that of a joined stack where that is on top.
  var contentController: UIViewController? {
    let top = topViewController
    return top?.ownStack?.contentController ?? top
  }

  private var showsBar: Bool { !isNavigationBarHidden && outer == nil }

  /// Where bars and content go.
  private var arrangement: BarArrangement {
    let metrics = BarMetrics(traitValues)
    var heights = restingHeights(metrics)
    heights.collapse(by: collapsedHeight)
    return BarArrangement(
      size: view.bounds.size.core, safeArea: view.safeAreaInsets.core,
      top: showsBar ? heights : nil, bottom: isToolbarHidden ? nil : metrics.toolbar)
  }

  /// The heights of the bar over content that stands at its beginning.
  func restingHeights(_ metrics: BarMetrics) -> NavigationBarHeights {
    let top = contentController?.navigationItem
    var heights = NavigationBarHeights(
      metrics, isInSheet: isPresentedAsSheet, hasPrompt: top?.prompt?.isEmpty == false,
      hasLargeTitle: navigationBar.prefersLargeTitles
        && top?.largeTitleDisplayMode.allowsLargeTitle ?? true,
      hasSearch: top?.searchController != nil)
    let canvas = LayoutStore.current.environment.device.canvas
    heights.countsLargeTitle =
      canvas?.countsLargeTitleOverScrollingContent ?? true
      || contentController?.beginsWithScrollView != true
    heights.collapsesSearch =
      top?.hidesSearchBarWhenScrolling ?? true
      && top?.searchController?.isActive != true
    return heights
  }

  /// Lays out and fills both bars, and sets the top controller's safe area.
  func layOutBar() {
    let arrangement = arrangement
    let item = contentController?.navigationItem
    let top = arrangement.top
    navigationBar.update(
      joinedItems, hasLargeTitle: (top?.largeTitle ?? 0) > 0,
      strip: top?.search ?? 0, isOverContent: isOverContent)
    navigationBar.isHidden = !showsBar
    navigationBar.frame = CGRect(
      arrangement.topBar
        ?? Rect(
          x: 0, y: arrangement.safeArea.top, width: arrangement.size.width, height: 0))
    if showsBar {
      navigationBar.place(
        title: item?.titleView, search: item?.searchController?.searchBar,
        between: arrangement.safeArea)
    }
    toolbar.isHidden = isToolbarHidden
    toolbar.frame = CGRect(
      arrangement.bottomBar
        ?? Rect(x: 0, y: arrangement.size.height, width: arrangement.size.width, height: 0))
    contentController?.countBar(
      beyondSafeArea: CGFloat(top.map { $0.offset + $0.height - $0.inset } ?? 0))
    topViewController?.place(
      in: arrangement, isTopOpaque: !navigationBar.isTranslucent,
      isBottomOpaque: !toolbar.isTranslucent)
    if let outer, outer.topViewController === self { outer.layOutBar() }
  }

  func toolbarItemsDidChange(of controller: UIViewController) {
    if controller === contentController { toolbar.items = controller.toolbarItems }
    outer?.toolbarItemsDidChange(of: controller)
  }
}

extension UINavigationItem.LargeTitleDisplayMode {
  /// Whether the title may stand in a row of its own.
  fileprivate var allowsLargeTitle: Bool { self != .never && self != .inline }
}

extension UINavigationBar {
  /// Puts a view in place of the title, as large as its frame was made or else as it is by itself, and no
  /// larger than the row, and a search bar in the strip at the lower edge. What `insets` have at the sides
  /// stays free.
  func place(title: UIView?, search: UISearchBar?, between insets: EdgeInsets) {
    let parts = NavigationBarParts(
      of: shownContent, in: bounds.core.betweenSides(of: insets),
      BarMetrics(LayoutStore.current.environment.layout))
    let ownSize = title.map(sizeOutsideOfBar) ?? .zero
    show(title, insteadOf: &shownTitle)
    if let title {
      let fitting = title.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      let width = ownSize.width > 0 ? ownSize.width : fitting.width
      let height = ownSize.height > 0 ? ownSize.height : fitting.height
      let place = NavigationBarParts.titleView(width: width, in: parts.row)
      if !title.translatesAutoresizingMaskIntoConstraints {
        title.translatesAutoresizingMaskIntoConstraints = true
      }
      title.frame = CGRect(place.centered(place.width, min(height, place.height)))
      titleSizes = (own: ownSize, placed: title.bounds.size)
    }
    let buttons = NavigationItemParts(
      of: shownContent, row: parts.row, coreDirection, coreMeasurer)
    let left = zip(topItem?.leftBarButtonItems ?? [], buttons.leading)
    let right = zip(topItem?.rightBarButtonItems ?? [], buttons.trailing)
    itemViews.show((Array(left) + Array(right)).map { (item: $0, place: $1) }, in: self)
    show(search, insteadOf: &shownSearch)
    search?.frame = CGRect(parts.strip ?? .zero)
  }

  /// The size that a title's frame had before this bar placed it, or that code has given it since; zero
  /// where constraints decide.
  private func sizeOutsideOfBar(_ title: UIView) -> CGSize {
    guard title.translatesAutoresizingMaskIntoConstraints else { return .zero }
    let (size, placed) = (title.bounds.size, titleSizes.placed)
    // Whole pixels may be a little more or less.
    let isPlaced =
      title.superview === self && abs(size.width - placed.width) < 1
      && abs(size.height - placed.height) < 1
    return isPlaced ? titleSizes.own : size
  }

  private func show(_ view: UIView?, insteadOf shown: inout UIView?) {
    if let shown, shown !== view, shown.superview === self { shown.removeFromSuperview() }
    shown = view
    if let view, view.superview !== self {
      addSubview(view)
      view.adoptBar()
    }
  }
}

extension UIViewController {
  /// Gives the view of a container's child its place between bars, which count in its safe area.
  func place(
    in arrangement: BarArrangement, isTopOpaque: Bool = false, isBottomOpaque: Bool = false
  ) {
    func reaches(_ edge: UIRectEdge, below isOpaque: Bool) -> Bool {
      edgesForExtendedLayout.contains(edge) && (!isOpaque || extendedLayoutIncludesOpaqueBars)
    }
    let frame = arrangement.content(
      belowTop: reaches(.top, below: isTopOpaque),
      belowBottom: reaches(.bottom, below: isBottomOpaque))
    if let view = viewIfLoaded, view.frame != CGRect(frame) { view.frame = CGRect(frame) }
    addContainerInsets(UIEdgeInsets(arrangement.addition(to: frame)))
  }

  /// Keeps what scrolls clear of the part of a bar that the safe area leaves out.
  fileprivate func countBar(beyondSafeArea height: CGFloat) {
    guard state.uncountedBar != height else { return }
    state.uncountedBar = height
    guard let view = viewIfLoaded else { return }
    for view in [view] + view.subviews { view.followInsets() }
  }

  /// Whether what a large title is over scrolls: the view or its first subview.
  fileprivate var beginsWithScrollView: Bool { firstScrollView != nil }

  /// The view itself or its first subview, where that scrolls.
  var firstScrollView: UIScrollView? {
    guard let view = viewIfLoaded else { return nil }
    return view.scrollView ?? view.subviews.first?.scrollView
  }
}
