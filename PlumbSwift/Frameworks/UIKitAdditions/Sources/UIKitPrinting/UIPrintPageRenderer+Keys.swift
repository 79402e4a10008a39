// SPDX-License-Identifier: MIT

@_exported import Foundation
@_exported @_spi(Additions) import UIKit

/// The size of the paper has no setter: apps without a print job set it by key value coding.
@_spi(Additions)
extension UIPrintPageRenderer: @preconcurrency KeyedValues {
  public var keyedValues: [String: Any] {
    get {
      [
        "paperRect": paperRect, "printableRect": printableRect, "headerHeight": headerHeight,
        "footerHeight": footerHeight, "numberOfPages": numberOfPages,
      ]
    }
    set {
      func rect(_ key: String) -> CGRect? {
        newValue[key] as? CGRect ?? (newValue[key] as? NSValue)?.cgRectValue
      }
      keptRects = (
        rect("paperRect") ?? keptRects.paper, rect("printableRect") ?? keptRects.printable
      )
      headerHeight = newValue["headerHeight"] as? CGFloat ?? headerHeight
      footerHeight = newValue["footerHeight"] as? CGFloat ?? footerHeight
    }
  }
}
