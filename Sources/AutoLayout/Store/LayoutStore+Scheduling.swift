// SPDX-License-Identifier: MIT

import Dispatch

extension LayoutStore {
  /// Has the windows that are shown laid out when the main queue comes to it; calls until then are one.
  @MainActor
  func scheduleLayout() {
    guard !isLayoutScheduled, !UIApplication.shared.windows.isEmpty else { return }
    isLayoutScheduled = true
    DispatchQueue.main.async {
      onMainActor {
        let store = LayoutStore.current
        store.isLayoutScheduled = false
        for window in UIApplication.shared.windows { window.layoutIfNeeded() }
      }
    }
  }
}
