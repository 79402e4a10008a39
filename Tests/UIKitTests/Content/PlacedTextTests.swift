// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Subclasses of labels and fields that override the text rectangle, as in apps.
///
/// Source: Apple's documentation of `UILabel.textRect(forBounds:limitedToNumberOfLines:)` and
/// `drawText(in:)`. The padded labels of many apps rely on a content size that follows the former.
@MainActor
struct PlacedTextTests {
  private final class PaddedLabel: UILabel {
    var insets = UIEdgeInsets(top: 4, left: 10, bottom: 6, right: 12)

    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
      let text = super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: lines)
      return text.inset(
        by: UIEdgeInsets(
          top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }

    override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
  }

  private final class SilentLabel: UILabel {
    override func drawText(in rect: CGRect) {}
  }

  @Test func theContentSizeOfALabelFollowsItsTextRect() {
    let (plain, padded) = (UILabel(), PaddedLabel())
    plain.text = "Bonjour"
    padded.text = "Bonjour"
    let (own, asked) = (plain.intrinsicContentSize, padded.intrinsicContentSize)
    #expect(asked == CGSize(width: own.width + 22, height: own.height + 10))
    padded.sizeToFit()
    #expect(padded.bounds.size == asked)
  }

  @Test func linesWrapInsideThePadding() {
    let (plain, padded) = (UILabel(), PaddedLabel())
    for label in [plain, padded] {
      label.numberOfLines = 0
      label.text = "One after the other the lines come to their ends"
    }
    let size = padded.sizeThatFits(CGSize(width: 122, height: 0))
    #expect(size.height == plain.sizeThatFits(CGSize(width: 100, height: 0)).height + 10)
  }

  @Test func drawTextPlacesTheTextInPictures() throws {
    let padded = PaddedLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    padded.text = "Hi"
    #expect(try x(ofTextIn: padded.svg()) == 10)
    padded.insets = .zero
    #expect(try x(ofTextIn: padded.svg()) == 0)
    let silent = SilentLabel(frame: padded.frame)
    silent.text = "Hi"
    #expect(!silent.svg().contains("<text"))
  }

  private func x(ofTextIn svg: String) throws -> Double {
    let match = try #require(svg.firstMatch(of: /<text[^>]* x="([-0-9.]+)"/))
    return try #require(Double(match.1))
  }
}
