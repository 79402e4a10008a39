// SPDX-License-Identifier: MIT

import FoundationAdditions
import Typography

extension InlinePresentationIntent {
  func applied(to font: Font) -> Font {
    var font = font
    if contains(.stronglyEmphasized) { font.weight = .bold }
    if contains(.emphasized) { font.isItalic = true }
    if contains(.code) { font.family = .monospacedSystem }
    return font
  }
}
