// SPDX-License-Identifier: MIT

import Foundation
import UIKitComponents

/// The scroll position below a navigation bar.
struct BarScroll: Equatable {
  /// The height that the bar has lost by scrolling.
  var collapsed: CGFloat = 0
  /// Whether content is behind the rest of the bar.
  var isBelowBar = false
}

/// A navigation bar follows the scroll position of its content. It first loses the search bar and
/// the large title, and then uses its standard appearance. Source: the references of
/// `UINavigationBar.prefersLargeTitles`, `hidesSearchBarWhenScrolling` and `scrollEdgeAppearance`.
extension UINavigationController {
  var collapsedHeight: Double { Double(contentController?.state.barScroll.collapsed ?? 0) }

  var isOverContent: Bool { contentController?.state.barScroll.isBelowBar ?? false }

  /// Adapts the bar to a new content offset.
  ///
  /// The content's insets grow and shrink with the bar. A change of the offset that results from
  /// the insets alone does not count.
  func contentDidScroll(_ scrollView: UIScrollView) {
    guard let controller = contentController, !isNavigationBarHidden,
      scrollView === controller.contentScrollView(for: .top) ?? controller.firstScrollView
    else { return }
    var scroll = BarScroll()
    let current = controller.state.barScroll
    let inset = scrollView.adjustedContentInset.top
    // Content that the bar does not overlap cannot scroll below it.
    if inset > scrollView.contentInset.top {
      let collapsible = restingHeights(BarMetrics(traitValues)).collapsible
      let distance = scrollView.contentOffset.y + inset + min(current.collapsed, collapsible)
      scroll.collapsed = min(max(0, distance), collapsible)
      scroll.isBelowBar = distance > collapsible
    }
    guard scroll != current else { return }
    controller.state.barScroll = scroll
    layOutBar()
  }
}
