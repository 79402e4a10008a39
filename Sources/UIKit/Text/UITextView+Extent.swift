// SPDX-License-Identifier: MIT

import Foundation
import UIKitComponents

extension UITextView {
  /// The size of the text and its insets in a width in points; one that is 0 or without end wraps nothing.
  func extentOfText(in width: CGFloat) -> CGSize {
    let measurer = ContentMeasurer(environment: LayoutStore.current.environment.layout)
    var fixed = content
    fixed.isScrollEnabled = false
    let width: Double? = width > 0 && width < 100_000 ? Double(width) : nil
    return CGSize(measurer.size(of: .textView(fixed), width: width))
  }

  /// Where a range of the text stands in the content; the caret's place for an empty one.
  func frameOfText(in range: NSRange) -> CGRect {
    let range = UITextRange(clamped(range))
    let rects = selectionRects(for: range).map(\.rect)
    return rects.first.map { rects.reduce($0) { $0.union($1) } } ?? caretRect(for: range.start)
  }
}
