// SPDX-License-Identifier: MIT

import Foundation

extension UIPrintPageRenderer {
  /// The paper rectangle, which has no setter. Apps without a print job set it by key-value coding.
  var keyedPaperRect: CGRect {
    get { paperRect }
    set { keptRects.paper = newValue }
  }

  /// The printable rectangle, which is set like ``keyedPaperRect``.
  var keyedPrintableRect: CGRect {
    get { printableRect }
    set { keptRects.printable = newValue }
  }
}
