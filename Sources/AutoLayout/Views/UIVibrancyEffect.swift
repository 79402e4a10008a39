// SPDX-License-Identifier: MIT

public enum UIVibrancyEffectStyle: Int, Sendable {
  case label = 0
  case secondaryLabel = 1
  case tertiaryLabel = 2
  case quaternaryLabel = 3
  case fill = 4
  case secondaryFill = 5
  case tertiaryFill = 6
  case separator = 7
}

/// Content on it is drawn in its own colours.
open class UIVibrancyEffect: UIVisualEffect {
  public convenience init(blurEffect: UIBlurEffect) {
    self.init()
  }

  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.init()
  }
}
