// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import UIKitComponents

extension UINavigationController {
  /// The outer navigation controller whose stack continues in this one, as in a collapsed split
  /// view. The outer bar shows the items of both stacks.
  private var outer: UINavigationController? { parent?.asNavigationController }

  private var joinedItems: [UINavigationItem] {
    children.flatMap { $0.asNavigationController?.joinedItems ?? [$0.navigationItem] }
  }

  /// The controller on top. If that is a joined navigation controller, the controller on top of its
  /// stack.
  var contentController: UIViewController? {
    let top = topViewController
    return top?.asNavigationController?.contentController ?? top
  }

  private var showsBar: Bool { !isNavigationBarHidden && outer == nil }

  /// The places of the bars and the content.
  private var arrangement: BarArrangement {
    let metrics = BarMetrics(traitValues)
    var heights = restingHeights(metrics)
    heights.collapse(by: collapsedHeight)
    return BarArrangement(
      size: view.bounds.size.core, safeArea: view.safeAreaInsets.core,
      top: showsBar ? heights : nil, bottom: isToolbarHidden ? nil : metrics.toolbar)
  }

  /// The heights of the bar's parts while the content is not scrolled.
  func restingHeights(_ metrics: BarMetrics) -> NavigationBarHeights {
    let top = contentController?.navigationItem
    var heights = NavigationBarHeights(
      metrics, isInSheet: isPresentedAsSheet, hasPrompt: top?.prompt?.isEmpty == false,
      hasLargeTitle: navigationBar.prefersLargeTitles
        && top?.largeTitleDisplayMode.allowsLargeTitle ?? true,
      hasSearch: top?.search != nil)
    let canvas = LayoutStore.current.environment.device.canvas
    heights.countsLargeTitle =
      canvas?.countsLargeTitleOverScrollingContent ?? true
      || contentController?.beginsWithScrollView != true
    heights.collapsesSearch =
      top?.hidesSearchBarWhenScrolling ?? true
      && top?.search?.isActive != true
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
        title: item?.titleView, search: item?.search?.bar,
        between: arrangement.safeArea)
    }
    toolbar.isHidden = isToolbarHidden
    toolbar.frame = CGRect(
      arrangement.bottomBar
        ?? Rect(x: 0, y: arrangement.size.height, width: arrangement.size.width, height: 0))
    contentController?.insetScrollViews(
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
  /// Whether the mode allows a large title.
  fileprivate var allowsLargeTitle: Bool { self != .never && self != .inline }
}

extension UINavigationBar {
  /// Shows `title` as the title view and `search` in the strip at the lower edge of the bar.
  ///
  /// The title view has the size that its frame was created with, or else its fitting size, and is
  /// at most as large as the row. The side insets of `insets` stay free.
  func place(title: UIView?, search: UIView?, between insets: EdgeInsets) {
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
    let left = zip(topItem?.shownLeft ?? [], buttons.leading)
    let right = zip(topItem?.shownRight ?? [], buttons.trailing)
    itemViews.show((Array(left) + Array(right)).map { (item: $0, place: $1) }, in: self)
    show(search, insteadOf: &shownSearch)
    search?.frame = CGRect(parts.strip ?? .zero)
  }

  /// The size of a title view's frame before this bar placed it, or the size that code set since.
  /// The size is zero if constraints determine it.
  private func sizeOutsideOfBar(_ title: UIView) -> CGSize {
    guard title.translatesAutoresizingMaskIntoConstraints else { return .zero }
    let (size, placed) = (title.bounds.size, titleSizes.placed)
    // Rounding to whole pixels changes a size by less than a point.
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
      (view as? any NavigationBarContent)?.adoptBar()
    }
  }
}

extension UIViewController {
  /// Sets the frame of a child's view between the bars, and adds the bars to the child's safe area.
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

  /// Insets scroll views by the height of the bar that the safe area leaves out.
  fileprivate func insetScrollViews(beyondSafeArea height: CGFloat) {
    guard state.barBeyondSafeArea != height else { return }
    state.barBeyondSafeArea = height
    guard let view = viewIfLoaded else { return }
    for case let view as UIScrollView in [view] + view.subviews { view.followInsets() }
  }

  /// Whether the content below a large title scrolls: the view or its first subview is a scroll
  /// view.
  fileprivate var beginsWithScrollView: Bool { firstScrollView != nil }

  /// The view or its first subview, if it is a scroll view.
  var firstScrollView: UIScrollView? {
    guard let view = viewIfLoaded else { return nil }
    return view as? UIScrollView ?? view.subviews.first as? UIScrollView
  }
}
