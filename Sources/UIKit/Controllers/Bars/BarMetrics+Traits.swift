// SPDX-License-Identifier: MIT

import Foundation
import UIKitComponents

extension BarMetrics {
  /// The bars of the present device, where a view or controller with these traits stands.
  @MainActor
  init(_ traits: TraitValues) {
    self.init(LayoutStore.current.environment.layout)
    verticalSizeClass = traits.verticalSizeClass.core
  }
}
