// SPDX-License-Identifier: MIT

// Key value coding exchanges the bars, which have no setters: it is how apps that use storyboards have bars of
// their own.

extension UINavigationController {
  /// A bar that is set stands in the place of the one before, and shows the same items.
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

  /// As ``keyedNavigationBar``.
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
  /// A bar that is set stands in the place of the one before, and shows the same items.
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
