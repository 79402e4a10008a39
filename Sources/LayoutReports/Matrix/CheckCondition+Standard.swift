// SPDX-License-Identifier: MIT

import AutoLayout
import Typography
import UIKitComponents

extension CheckCondition {
  /// The eighty conditions of a matrix that names none: three phones and a pad, each held both ways, a
  /// third and a half of the pad; the usual text and one much larger, both directions, light and dark.
  package static let standardMatrix: [CheckCondition] = {
    var screens: [CheckCondition] = []
    for name in ["iPhone SE", "iPhone 16", "iPhone 17 Pro Max", "iPad"] {
      for isLandscape in [false, true] {
        var screen = CheckCondition()
        screen.device = try? Device.named(name)
        screen.isLandscape = isLandscape
        screens.append(screen)
        guard screen.device?.idiom == .pad, isLandscape else { continue }
        for share in [Device.Share.third, .half] {
          screen.share = share
          screens.append(screen)
        }
      }
    }
    return screens.flatMap { screen in
      [ContentSizeCategory.large, .accessibilityExtraLarge].flatMap { textSize in
        [LayoutDirection.leftToRight, .rightToLeft].flatMap { direction in
          [ColorAppearance.Style.light, .dark].map { style in
            var condition = screen
            (condition.textSize, condition.direction) = (textSize, direction)
            condition.style = style
            return condition
          }
        }
      }
    }.sorted()
  }()
}
