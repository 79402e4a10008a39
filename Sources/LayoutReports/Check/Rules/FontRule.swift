// SPDX-License-Identifier: MIT

import Diagnostics
import InterfaceBuilder

/// Finds fonts that do not follow the user's text size.
struct FontRule {
  let index: ElementIndex

  func findings(in document: IBDocument) -> [Finding] {
    // The system draws a launch screen without the user's text size.
    guard document.root.flag("launchScreen") != true else { return [] }
    return index.order.compactMap { id in
      guard let element = index.elements[id], let text = ShownText(of: element), text.isWords,
        text.hasFont, !text.isScaled
      else { return nil }
      return Self.finding(of: index.name(of: element), at: id)
    }
  }

  static func finding(of name: String, at id: String) -> Finding {
    Finding("unscaled-font", at: id, "the font of \(name) does not follow the text size")
  }
}
