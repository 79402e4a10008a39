// SPDX-License-Identifier: MIT

import Foundation

/// Adds bottom insets for the keyboard to the lists of table and collection controllers, and
/// scrolls the edited view above the keyboard.
@MainActor
final class KeyboardInsets {
  private struct Inset {
    weak var scrollView: UIScrollView?
    var height: CGFloat
    /// The bottom content inset after the keyboard's height was added.
    var bottom: CGFloat
  }

  private var insets: [Inset] = []

  /// - Parameter place: the frame of the keyboard on the screen.
  func update(under place: CGRect?) {
    // An inset that code has set in the meantime stays.
    for inset in insets where inset.scrollView?.contentInset.bottom == inset.bottom {
      inset.scrollView?.contentInset.bottom -= inset.height
    }
    insets = []
    guard let place else { return }
    for window in UIWindow.all where !window.isHidden {
      guard let root = window.rootViewController else { continue }
      for list in root.listsInside where list.window === window {
        let frame = list.convert(list.bounds, to: window).offsetBy(
          dx: window.frame.minX, dy: window.frame.minY)
        let kept = list.adjustedContentInset.bottom - list.contentInset.bottom
        let height = frame.maxY - place.minY - kept
        guard frame.intersects(place), height > 0 else { continue }
        list.contentInset.bottom += height
        insets.append(
          Inset(scrollView: list, height: height, bottom: list.contentInset.bottom))
      }
    }
  }

  /// Scrolls the edited view to where it is visible. Text fields scroll in every scroll view, other
  /// views only in lists that have an inset for the keyboard.
  func reveal(_ edited: UIView) {
    for case let view as UIScrollView in sequence(first: edited, next: \.superview).dropFirst() {
      let isOfController = insets.contains { $0.scrollView === view }
      if edited is UITextField || isOfController { view.reveal(edited) }
    }
  }
}

extension UIViewController {
  /// The lists of the table and collection controllers among this controller, its descendants and
  /// its presented ones.
  fileprivate var listsInside: [UIScrollView] {
    let own = isViewLoaded ? mainScrollView.map { [$0] } ?? [] : []
    let above = state.presented.map { [$0] } ?? []
    return own + (children + above).flatMap(\.listsInside)
  }
}
