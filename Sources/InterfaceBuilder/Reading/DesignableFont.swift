// SPDX-License-Identifier: MIT

import AutoLayout
import Typography
import UIKitComponents

/// The font that a class sets in its code, as far as the content size of its label tells.
///
/// The file describes the label's font as it was chosen in Interface Builder. A designable class may
/// set another one; what the file then holds is the size that the class's label had on the canvas,
/// on a line of its own: its height gives the font's size, its width the weight.
struct DesignableFont: Sendable {
  /// What measures labels on the canvas.
  var measurer: ContentMeasurer

  /// `label` in the font that makes it `size` large, or as it is where its own font does.
  func adapt(_ label: LabelContent, to size: Size) -> LabelContent {
    guard size.width > 0, size.height > 0, !label.text.isEmpty else { return label }
    var natural = label
    natural.numberOfLines = 0
    natural.preferredMaxLayoutWidth = 0
    let own = measurer.size(of: .label(natural))
    let pixel = 1 / measurer.environment.pixels.scale
    guard let height = own.height, let width = own.width, height > 0,
      abs(height - size.height) > pixel || abs(width - size.width) > 2 * pixel
    else { return label }

    let factor = size.height / height
    let candidates = [FontWeight.regular, .medium, .semibold, .bold].map { weight in
      label.inFont(scaledBy: factor, weight: weight)
    }
    let best = candidates.min { distance($0, to: size) < distance($1, to: size) }
    return best ?? label
  }

  private func distance(_ label: LabelContent, to size: Size) -> Double {
    var label = label
    label.numberOfLines = 0
    return abs((measurer.size(of: .label(label)).width ?? 0) - size.width)
  }
}

extension LabelContent {
  /// The label with its fonts `factor` times as large, in whole points, and of one weight.
  fileprivate func inFont(scaledBy factor: Double, weight: FontWeight) -> LabelContent {
    var label = self
    for index in label.text.text.runs.indices {
      let font = label.text.text.runs[index].font
      // Content sizes are rounded up to pixels, so the size that they tell is too large by a little.
      let size = max((font.size * factor - 0.2).rounded(), 1)
      label.text.text.runs[index].font = Font(
        family: font.family, weight: weight, isItalic: font.isItalic, size: size)
    }
    return label
  }
}
