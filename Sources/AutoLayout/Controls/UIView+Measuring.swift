// SPDX-License-Identifier: MIT

import LayoutCore

extension UIView {
  /// Measures and arranges as the environment says.
  var coreMeasurer: ContentMeasurer {
    ContentMeasurer(environment: LayoutStore.current.environment.layout)
  }

  /// The view's own direction.
  var coreDirection: LayoutDirection {
    effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
