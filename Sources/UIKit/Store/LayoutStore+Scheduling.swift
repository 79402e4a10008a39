// SPDX-License-Identifier: MIT

import AutoLayout
import Dispatch
import UIKitComponents

extension LayoutStore {
  /// Enqueues a layout of the shown windows on the main queue unless one is enqueued already.
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

  func setContent(_ content: ItemContent, of item: ItemID) {
    forest.setContent(content, of: item)
    scheduleLayout()
  }
}
