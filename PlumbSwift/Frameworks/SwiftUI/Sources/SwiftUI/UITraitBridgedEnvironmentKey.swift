// SPDX-License-Identifier: MIT

import UIKit

/// Never called: no environment is made of traits.
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
  static func read(from traitCollection: UITraitCollection) -> Value
  static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}
