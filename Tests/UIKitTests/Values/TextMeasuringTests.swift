// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Texts measured without views.
@MainActor
struct TextMeasuringTests {
  private let font = UIFont.systemFont(ofSize: 17)

  private var attributes: [NSAttributedString.Key: Any] { [.font: font] }

  @Test func oneLineIsAsWideAndHighAsALabelBeforeRounding() {
    let size = ("Settings" as NSString).size(withAttributes: attributes)
    let label = UILabel()
    label.font = font
    label.text = "Settings"
    #expect(size == "Settings".size(withAttributes: attributes))
    #expect(abs(size.height - font.lineHeight) < 1e-9)
    #expect(label.intrinsicContentSize.width >= size.width)
    #expect(label.intrinsicContentSize.width - size.width < 1)
  }

  @Test func linesBreakAtTheWidthOnlyWhereAskedTo() {
    let text = "A text of quite a few words"
    let narrow = CGSize(width: 80, height: CGFloat.greatestFiniteMagnitude)
    let wrapped = text.boundingRect(
      with: narrow, options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: attributes,
      context: nil)
    #expect(wrapped.width <= 80)
    #expect(wrapped.height > 2 * font.lineHeight)
    let single = text.boundingRect(
      with: narrow, options: [], attributes: attributes, context: nil)
    #expect(single.width > 80)
    #expect(abs(single.height - font.lineHeight) < 1e-9)
  }

  @Test func linesBeyondTheHeightAreNotMeasured() {
    let text = NSAttributedString(string: "one two three four five six", attributes: attributes)
    let all = text.boundingRect(
      with: CGSize(width: 60, height: 0), options: .usesLineFragmentOrigin, context: nil)
    let two = text.boundingRect(
      with: CGSize(width: 60, height: 2.5 * font.lineHeight), options: .usesLineFragmentOrigin,
      context: nil)
    #expect(all.height > two.height)
    #expect(abs(two.height - 2 * font.lineHeight) < 1e-9)
  }

  @Test func hardBreaksCountAndEmptyTextHasNoSize() {
    #expect("".size(withAttributes: attributes) == .zero)
    let two = "a\nb".size(withAttributes: attributes)
    #expect(abs(two.height - 2 * font.lineHeight) < 1e-9)
    #expect("a".size().height < two.height, "12 points unless a font is given")
  }

  @Test func descriptorsChangeTraitsAndSizes() throws {
    let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
    #expect(body.pointSize == 17 && body.symbolicTraits == [])
    let bold = try #require(body.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(bold.symbolicTraits == [.traitBold, .traitItalic])
    let font = UIFont(descriptor: bold, size: 0)
    #expect(font.pointSize == 17)
    let width = "Settings".size(withAttributes: [.font: font]).width
    #expect(width > "Settings".size(withAttributes: attributes).width)
    #expect(UIFont(descriptor: bold, size: 34).pointSize == 34)
    let named = UIFontDescriptor(name: "Georgia", size: 12)
    #expect(named.withSymbolicTraits(.traitMonoSpace) == nil)
  }

  @Test func transactionsCompleteWhenTheyEnd() {
    final class Log: @unchecked Sendable { var calls: [String] = [] }
    let log = Log()
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.calls.append("outer") }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setCompletionBlock { log.calls.append("inner") }
    #expect(CATransaction.disableActions() && log.calls.isEmpty)
    CATransaction.commit()
    #expect(!CATransaction.disableActions())
    CATransaction.commit()
    #expect(log.calls == ["inner", "outer"])
  }
}
