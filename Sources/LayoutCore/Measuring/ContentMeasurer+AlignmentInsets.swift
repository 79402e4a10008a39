// SPDX-License-Identifier: MIT

extension ContentMeasurer {
  /// The distances from the edges of the frame to those of the alignment rect, which constraints act
  /// on: shadows and knobs that stick out do not count in a layout.
  ///
  /// Source: constant offsets between constraints on these controls and the frames that Xcode saved.
  public func alignmentInsets(of content: ItemContent) -> EdgeInsets {
    switch content {
    case .image(let image): image.usableAlignmentInsets
    case .control(.slider): EdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
    case .control(.toggle): EdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
    case .control(.segmented): EdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
    case .none, .cell, .placeholder, .host, .label, .button, .textField, .textView, .control, .bar:
      .zero
    }
  }
}
