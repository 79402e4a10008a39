// SPDX-License-Identifier: MIT

import Foundation
import UIKitComponents

/// How far content has scrolled below a navigation bar.
struct BarScroll: Equatable {
  /// What the bar is lower than over content at its beginning.
  var collapsed: CGFloat = 0
  /// Whether content lies below what is left of the bar.
  var isBelowBar = false
}

/// A bar follows the content that it is over: first the search bar and the large title go, then the bar has its standard
/// appearance. Source: the references of `UINavigationBar.prefersLargeTitles`, `hidesSearchBarWhenScrolling` and
/// `scrollEdgeAppearance`.
extension UINavigationController {
  var collapsedHeight: Double { Double(contentController?.state.barScroll.collapsed ?? 0) }

  var isOverContent: Bool { contentController?.state.barScroll.isBelowBar ?? false }

  /// Takes note of where code or a user has scrolled to.
  ///
  /// The insets of content grow and shrink with the bar, and what is scrolled for that reason alone does not count.
  func contentDidScroll(_ scrollView: UIScrollView) {
    guard let controller = contentController, !isNavigationBarHidden,
      scrollView === controller.contentScrollView(for: .top) ?? controller.firstScrollView
    else { return }
    var scroll = BarScroll()
    let current = controller.state.barScroll
    let inset = scrollView.adjustedContentInset.top
    // What lies beside the bar altogether does not scroll below it.
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
