// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Source: Apple's documentation of Core Text. Ranges count UTF-16 units, and the y-axis of origins
/// points up from the path's bounding box.
@MainActor
struct CTFrameTests {
  private let text = NSAttributedString(
    string: "one two three four five six seven eight",
    attributes: [.font: UIFont.systemFont(ofSize: 17)])

  private func frame(_ box: CGRect, from start: Int = 0) -> CTFrame {
    CTFramesetterCreateFrame(
      CTFramesetterCreateWithAttributedString(text), CFRangeMake(start, 0),
      UIBezierPath(rect: box).cgPath, nil)
  }

  private func lines(_ frame: CTFrame) -> [CTLine] {
    CTFrameGetLines(frame).compactMap { $0 as? CTLine }
  }

  @Test func linesFollowEachOther() throws {
    let frame = frame(CGRect(x: 0, y: 0, width: 100, height: 1000))
    let lines = lines(frame)
    #expect(lines.count > 2)
    var end = 0
    for line in lines {
      let range = CTLineGetStringRange(line)
      #expect(range.location == end)
      #expect(CTLineGetTypographicBounds(line, nil, nil, nil) <= 100)
      end += range.length
    }
    #expect(end == text.length)
    #expect(CTFrameGetVisibleStringRange(frame).length == text.length)
  }

  @Test func originsPointUp() {
    let frame = frame(CGRect(x: 20, y: 30, width: 100, height: 1000))
    let count = lines(frame).count
    var origins = [CGPoint](repeating: .zero, count: count)
    CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
    #expect(origins.allSatisfy { $0.x == 0 && $0.y > 0 && $0.y < 1000 })
    #expect(origins == origins.sorted { $0.y > $1.y })
    var last = [CGPoint.zero]
    CTFrameGetLineOrigins(frame, CFRangeMake(count - 1, 1), &last)
    #expect(last[0] == origins.last)
  }

  @Test func overflowingTextContinuesInTheNextFrame() {
    let small = frame(CGRect(x: 0, y: 0, width: 100, height: 45))
    let shown = CTFrameGetVisibleStringRange(small).length
    #expect(shown > 0 && shown < text.length)
    let rest = frame(CGRect(x: 0, y: 0, width: 100, height: 1000), from: shown)
    #expect(CTFrameGetVisibleStringRange(rest).location == shown)
    #expect(CTLineGetStringRange(lines(rest)[0]).location == shown)
  }

  @Test func aLineHasTheBoundsOfItsFont() {
    let line = CTLineCreateWithAttributedString(text)
    let font = UIFont.systemFont(ofSize: 17)
    var (ascent, descent, leading): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    let width = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
    #expect(ascent == font.ascender)
    #expect(descent == -font.descender)
    #expect(leading == font.leading)
    #expect(abs(width - Double(text.size().width)) <= 1)
    #expect(CTLineGetOffsetForStringIndex(line, 0, nil) == 0)
    let offset = CTLineGetOffsetForStringIndex(line, 4, nil)
    #expect(offset > 0)
    #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: offset, y: 0)) == 4)
  }

  @Test func framesAreDrawnInTheirBox() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { context in
      context.cgContext.translateBy(x: 0, y: 100)
      context.cgContext.scaleBy(x: 1, y: -1)
      CTFrameDraw(frame(CGRect(x: 0, y: 0, width: 100, height: 100)), context.cgContext)
    }
    let view = UIImageView(image: image)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(view.svg().contains("seven"))
  }
}
