// SPDX-License-Identifier: MIT

public import AutoLayout

extension ContentMeasurer {
  /// The distances from the edges of the frame to those of the alignment rect, which constraints act
  /// on: shadows and knobs that stick out do not count in a layout.
  ///
  /// Source: constant offsets between constraints on these controls and the frames that Xcode saved.
  public func alignmentInsets(of content: ItemContent) -> EdgeInsets {
    switch content {
    case .image(let image): image.usableAlignmentInsets
    case .control(.slider): SliderArrangement(environment.platform).alignmentInsets
    case .control(.toggle): SwitchArrangement(environment.platform).alignmentInsets
    case .control(.segmented(let segments)):
      SegmentsArrangement(segments, measurer: self).alignmentInsets
    case .none, .cell, .table, .collection, .placeholder, .host, .label, .button, .textField,
      .textView,
      .control, .bar:
      .zero
    }
  }
}
