// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import LayoutRendering
import Testing
import Typography
import UIKitComponents

/// Display lists as JSON. The expected texts follow the description of `JSONRenderer`.
@Suite struct JSONRendererTests {
  private static let rect = Rect(x: 1, y: 2.5, width: 3, height: 4)
  private static let red = Color(red: 1, green: 0, blue: 0)

  private func json(_ commands: [DrawingCommand]) throws -> String {
    let list = DisplayList(size: Size(width: 10, height: 20), commands: commands)
    let bytes = JSONRenderer.renderBytes(list)
    _ = try JSONSerialization.jsonObject(with: Data(bytes))
    let text = String(decoding: bytes, as: UTF8.self)
    let start = "{\"size\":[10,20],\"commands\":["
    #expect(text.hasPrefix(start))
    return String(text.dropFirst(start.count))
  }

  @Test func shapesAndPaints() throws {
    var path = Path([.move(.zero), .line(Point(x: 1, y: 2)), .close])
    path.isEvenOdd = false
    let text = try json([
      .fill(.rect(Self.rect), .color(Self.red)),
      .fill(.roundedRect(Self.rect, radius: 2), .color(Self.red.withAlpha(0.5))),
      .fill(.ellipse(Self.rect), .color(Self.red)),
      .fill(.path(path), .color(Self.red)),
      .stroke(.rect(Self.rect), Self.red, StrokeStyle(width: 2)),
      .fill(
        .rect(Self.rect),
        .gradient(
          LinearGradient(
            from: .zero, to: Point(x: 0, y: 9),
            stops: [.init(0, Self.red), .init(1, .black)]))),
    ])
    #expect(
      text == """
        ["fill",[1,2.5,3,4],"#ff0000"],["fill",[1,2.5,3,4,2],"#ff000080"],\
        ["fill",{"ellipse":[1,2.5,3,4]},"#ff0000"],["fill","M0 0L1 2Z","#ff0000"],\
        ["stroke",[1,2.5,3,4],"#ff0000",2],["fill",[1,2.5,3,4],\
        {"linear":[0,0,0,9],"stops":[[0,"#ff0000"],[1,"#000000"]]}]],"fonts":[],"pictures":[]}
        """)
  }

  @Test func textsShareFontsAndAreEscaped() throws {
    let line = TextLine(
      "a\"\\\n", origin: Point(x: 1, y: 2), width: 3, font: Font(size: 17),
      color: Self.red, anchor: .right)
    let text = try json([.text(line), .text(line)])
    #expect(
      text.hasPrefix(
        ##"["text","a\"\\\u000a",1,2,3,0,"#ff0000",2],["text""##))
    #expect(text.components(separatedBy: "17px").count == 2)
  }

  /// The limit of ten million thousandfold exceeds 32 bits, which an integer has in WebAssembly.
  @Test func numbersHaveThreeDecimalsAndALimit() throws {
    let rect = Rect(x: -1e12, y: -0.0004, width: 2_147_483.6485, height: 0.0006)
    #expect(
      try json([.fill(.rect(rect), .color(Self.red))])
        .hasPrefix("[\"fill\",[-10000000,0,2147483.649,0.001],"))
  }

  @Test func groupsHaveOnlyWhatTheyNeed() throws {
    let text = try json([
      .begin(DrawingGroup(id: "a", title: "b")), .end, .begin(DrawingGroup(opacity: 0.5)), .end,
      .begin(DrawingGroup(clip: .rect(Self.rect))), .end,
      .begin(DrawingGroup(placement: Placement(offset: Point(x: 5, y: 6), scale: 2))), .end,
    ])
    #expect(
      text.hasPrefix(
        """
        ["begin"],["end"],["begin",0.5],["end"],["begin",1,[1,2.5,3,4]],["end"],\
        ["begin",1,null,false,[2,0,0,2,5,6]],["end"]]
        """))
  }
}
