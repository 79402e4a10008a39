// SPDX-License-Identifier: MIT

import Foundation
import UIKitComponents

extension UITextView {
  /// The size of the text with its insets for a width in points. A width of 0, or of 100,000 or
  /// more, disables wrapping.
  func extentOfText(in width: CGFloat) -> CGSize {
    let measurer = ContentMeasurer(environment: LayoutStore.current.environment.layout)
    var fixed = content
    fixed.isScrollEnabled = false
    let width: Double? = width > 0 && width < 100_000 ? Double(width) : nil
    return CGSize(measurer.size(of: .textView(fixed), width: width))
  }

  /// The frame of a text range in the content. For an empty range, the caret's frame.
  func frameOfText(in range: NSRange) -> CGRect {
    let range = UITextRange(clamped(range))
    let rects = selectionRects(for: range).map(\.rect)
    return rects.first.map { rects.reduce($0) { $0.union($1) } } ?? caretRect(for: range.start)
  }
}
