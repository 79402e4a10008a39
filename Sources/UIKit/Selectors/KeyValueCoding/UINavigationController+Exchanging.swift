// SPDX-License-Identifier: MIT

// Replaces the bars by key-value coding, because they have no setters. Apps with storyboards
// install their own bars this way.

extension UINavigationController {
  /// The navigation bar. A new bar takes the position and the items of the former one.
  var keyedNavigationBar: UINavigationBar {
    get { navigationBar }
    set {
      guard newValue !== navigationBar else { return }
      let old = navigationBar
      ownBar = newValue
      old.onChange = nil
      adoptNavigationBar(insteadOf: old)
    }
  }

  /// The toolbar, which is replaced like ``keyedNavigationBar``.
  var keyedToolbar: UIToolbar {
    get { ownToolbar }
    set {
      let old = ownToolbar
      guard newValue !== old else { return }
      ownToolbar = newValue
      guard isViewLoaded else { return }
      newValue.items = topViewController?.toolbarItems
      view.insertSubview(newValue, aboveSubview: old)
      old.removeFromSuperview()
      layOutBar()
    }
  }

  private func adoptNavigationBar(insteadOf old: UINavigationBar) {
    guard isViewLoaded else { return }
    let bar = navigationBar
    bar.onChange = { [weak self] in self?.layOutBar() }
    bar.delegate = bar.delegate ?? self as? any UINavigationBarDelegate
    view.insertSubview(bar, aboveSubview: old)
    old.removeFromSuperview()
    layOutBar()
  }
}

extension UITabBarController {
  /// The tab bar. A new bar takes the position and the items of the former one.
  var keyedTabBar: UITabBar {
    get { tabBar }
    set {
      guard newValue !== tabBar else { return }
      let old = tabBar
      newValue.isHidden = old.isHidden
      old.onTap = nil
      ownBar = newValue
      guard isViewLoaded else { return }
      view.insertSubview(newValue, aboveSubview: old)
      old.removeFromSuperview()
      showTabs()
      bottomBarDidChange()
    }
  }
}
