// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Apple: "UIPasteboard.DetectionPattern".
@MainActor @Suite struct PasteboardDetectionTests {
  @Test(arguments: [
    ("https://example.org/a", UIPasteboard.DetectionPattern.probableWebURL),
    ("example.org/a b", .probableWebURL), ("two words", .probableWebSearch), ("3.5", .number),
  ])
  func textsAreOfOnePattern(_ text: String, _ pattern: UIPasteboard.DetectionPattern) {
    let board = UIPasteboard.withUniqueName()
    board.string = text
    let all: Set<UIPasteboard.DetectionPattern> = [.probableWebURL, .probableWebSearch, .number]
    var found: Set<UIPasteboard.DetectionPattern>?
    board.detectPatterns(for: all) { found = try? $0.get() }
    #expect(found == [pattern])
    board.detectPatterns(for: all.subtracting([pattern])) { found = try? $0.get() }
    #expect(found == [])
  }

  @Test func emptyPasteboardsHaveNoPatterns() {
    var found: [UIPasteboard.DetectionPattern: Any]?
    UIPasteboard.withUniqueName().detectValues(for: [.number]) { found = try? $0.get() }
    #expect(found?.isEmpty == true)
  }
}
