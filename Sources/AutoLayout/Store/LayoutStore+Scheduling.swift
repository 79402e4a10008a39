// SPDX-License-Identifier: MIT

import Dispatch
import LayoutCore

extension LayoutStore {
  /// Has the windows that are shown laid out when the main queue comes to it, as something has changed
  /// that layout depends on; calls until then are one.
  func scheduleLayout() {
    guard !isLayoutScheduled, onMainActor({ UIWindow.isAnyShown }) else { return }
    isLayoutScheduled = true
    DispatchQueue.main.async {
      onMainActor {
        let store = LayoutStore.current
        store.isLayoutScheduled = false
        for window in UIApplication.shared.windows { window.layoutIfNeeded() }
      }
    }
  }

  /// Changes what an item shows, and with it perhaps its size.
  func setContent(_ content: ItemContent, of item: ItemID) {
    forest.setContent(content, of: item)
    scheduleLayout()
  }
}
