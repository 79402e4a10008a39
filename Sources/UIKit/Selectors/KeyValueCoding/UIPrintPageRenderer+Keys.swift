// SPDX-License-Identifier: MIT

import Foundation

extension UIPrintPageRenderer {
  /// The size of the paper, which has no setter: key value coding is how apps without a print job give it.
  var keyedPaperRect: CGRect {
    get { paperRect }
    set { keptRects.paper = newValue }
  }

  /// As ``keyedPaperRect``.
  var keyedPrintableRect: CGRect {
    get { printableRect }
    set { keptRects.printable = newValue }
  }
}
