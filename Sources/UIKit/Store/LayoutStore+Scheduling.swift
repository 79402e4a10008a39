// SPDX-License-Identifier: MIT

import AutoLayout
import Dispatch
import UIKitComponents

extension LayoutStore {
  /// Enqueues a layout of the shown windows on the main queue, unless one is already enqueued.
  func scheduleLayout() {
    guard !isLayoutScheduled else { return }
    isLayoutScheduled = true
    DispatchQueue.main.async {
      onMainActor {
        let store = LayoutStore.current
        store.isLayoutScheduled = false
        // Only here, because every change of a constraint would visit all windows.
        guard UIWindow.isAnyShown else { return }
        for window in UIApplication.shared.windows { window.layoutIfNeeded() }
      }
    }
  }

  func setContent(_ content: ItemContent, of item: ItemID) {
    forest.setContent(content, of: item)
    scheduleLayout()
  }
}
