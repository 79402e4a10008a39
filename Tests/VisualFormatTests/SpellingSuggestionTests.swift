// SPDX-License-Identifier: MIT

import Testing
import VisualFormat

/// The suggestions for misspelt names.
@Suite struct SpellingSuggestionTests {
  private func suggestion(for name: String, among views: Set<String>) -> String? {
    let diagnostics = FormatStatement.parse("[\(name)]").resolved(in: FormatNames(views: views))
      .diagnostics
    guard case .unknownView(_, let suggestion) = diagnostics.first?.problem else { return nil }
    return suggestion
  }

  @Test func oneTypingErrorPerThreeLettersIsAllowed() {
    let views: Set = ["imageView", "titleLabel"]
    #expect(suggestion(for: "imagView", among: views) == "imageView")
    #expect(suggestion(for: "imageViiew", among: views) == "imageView")
    #expect(suggestion(for: "imageVoew", among: views) == "imageView")
    #expect(suggestion(for: "imgaeView", among: views) == "imageView")
    #expect(suggestion(for: "titelLable", among: views) == "titleLabel")
    #expect(suggestion(for: "button", among: views) == nil)
  }

  @Test func caseDoesNotCount() {
    #expect(suggestion(for: "ImageVIEW", among: ["imageView", "imageViewX"]) == "imageView")
  }

  @Test func shortNamesNeedACloserMatch() {
    #expect(suggestion(for: "a", among: ["b", "c"]) == nil)
    #expect(suggestion(for: "ab", among: ["ax"]) == nil)
    #expect(suggestion(for: "gp", among: ["gap"]) == "gap")
  }

  @Test func numberedNamesDifferOnPurpose() {
    #expect(suggestion(for: "label4", among: ["label1", "label2"]) == nil)
    #expect(suggestion(for: "lable1", among: ["label1", "label2"]) == "label1")
  }

  @Test func firstOfEquallyCloseNamesIsSuggested() {
    #expect(suggestion(for: "rowX", among: ["rowC", "rowA", "rowB"]) == "rowA")
  }

  @Test func veryLongNamesAreNotCompared() {
    let long = String(repeating: "x", count: 100_000)
    #expect(suggestion(for: long + "y", among: [long]) == nil)
  }
}
