// SPDX-License-Identifier: MIT

import Foundation
import UIKitComponents

extension BarMetrics {
  /// The metrics of bars on the current device, in a view or controller with these traits.
  @MainActor
  init(_ traits: TraitValues) {
    self.init(LayoutStore.current.environment.layout)
    verticalSizeClass = traits.verticalSizeClass.core
  }
}
