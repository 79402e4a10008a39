// SPDX-License-Identifier: MIT

#if Cairo
  import CairoRendering
  import AutoLayout
  import UIKitComponents
  import LayoutRendering
  import Testing
  import Typography

  struct CairoRendererTests {
    private let red = Color(red: 1, green: 0, blue: 0)
    private let blue = Color(red: 0, green: 0, blue: 1)

    private func list(_ commands: [DrawingCommand], width: Double = 10, height: Double = 10)
      -> DisplayList
    {
      DisplayList(size: Size(width: width, height: height), title: "Page", commands: commands)
    }

    private func pixels(_ list: DisplayList, scale: Double = 1) throws -> Pixels {
      try Pixels(png: CairoRenderer().png(list, scale: scale))
    }

    @Test func shapesAreFilledAtTheRequestedScale() throws {
      let picture = try pixels(
        list([.fill(.rect(Rect(x: 2, y: 3, width: 4, height: 5)), .color(red))]), scale: 2)
      #expect((picture.width, picture.height) == (20, 20))
      #expect(picture[4, 6] == [255, 0, 0, 255])
      #expect(picture[11, 15] == [255, 0, 0, 255])
      #expect(picture[3, 6] == [0, 0, 0, 0])
      #expect(picture[12, 15] == [0, 0, 0, 0])
    }

    @Test func groupsMoveClipAndFadeTheirContentTogether() throws {
      let square = Shape.rect(Rect(x: 0, y: 0, width: 4, height: 4))
      var group = DrawingGroup(
        opacity: 0.5, clip: .rect(Rect(x: 0, y: 0, width: 2, height: 4)),
        placement: Placement(offset: Point(x: 4, y: 4)))
      group.id = "g"
      let picture = try pixels(
        list([
          .begin(group), .fill(square, .color(red)), .fill(square, .color(blue)), .end,
          .fill(.rect(Rect(x: 0, y: 0, width: 1, height: 1)), .color(red)),
        ]))
      // Blue covers red before the group fades.
      #expect(picture[5, 5] == [0, 0, 255, 128])
      #expect(picture[6, 5] == [0, 0, 0, 0])
      #expect(picture[0, 0] == [255, 0, 0, 255])
    }

    @Test func patternCellsTileTheShape() throws {
      // A red square of 2 by 2 in every cell of 4 by 4, moved by 1.
      let pattern = TilePattern(
        commands: [.fill(.rect(Rect(x: 0, y: 0, width: 2, height: 2)), .color(red))],
        bounds: Rect(x: 0, y: 0, width: 4, height: 4), step: Size(width: 4, height: 4),
        transform: Transform(a: 1, b: 0, c: 0, d: 1, tx: 1, ty: 0), opacity: 1)
      let picture = try pixels(
        list([.fill(.rect(Rect(x: 0, y: 0, width: 10, height: 6)), .pattern(pattern))]))
      for (x, y) in [(1, 0), (2, 1), (5, 0), (9, 5), (6, 4)] {
        #expect(picture[x, y] == [255, 0, 0, 255], "\(x), \(y)")
      }
      for (x, y) in [(0, 0), (3, 0), (1, 2), (4, 4), (1, 8)] {
        #expect(picture[x, y] == [0, 0, 0, 0], "\(x), \(y)")
      }
    }

    @Test func fillsFollowTheFillRuleOfThePath() throws {
      func path(_ isEvenOdd: Bool) -> Shape {
        var elements: [PathElement] = []
        for inset in [0.0, 3] {
          let (low, high) = (inset, 10 - inset)
          elements += [
            .move(Point(x: low, y: low)), .line(Point(x: high, y: low)),
            .line(Point(x: high, y: high)), .line(Point(x: low, y: high)), .close,
          ]
        }
        return .path(Path(elements, isEvenOdd: isEvenOdd))
      }
      #expect(try pixels(list([.fill(path(true), .color(red))]))[5, 5] == [0, 0, 0, 0])
      #expect(try pixels(list([.fill(path(false), .color(red))]))[5, 5] == [255, 0, 0, 255])
    }

    @Test func gradientsRunBetweenTheirEnds() throws {
      let gradient = LinearGradient(
        from: Point(x: 0, y: 0), to: Point(x: 10, y: 0), stops: [.init(0, red), .init(1, blue)])
      let picture = try pixels(
        list([.fill(.rect(Rect(x: 0, y: 0, width: 10, height: 10)), .gradient(gradient))]))
      #expect(picture[0, 5][0] > 230 && picture[9, 5][2] > 230)
      #expect(abs(Int(picture[5, 5][0]) - 115) < 15)
    }

    /// The ink ends at the measured width, with any font that the machine has.
    @Test(arguments: [20.0, 60, 140])
    func textTakesItsMeasuredWidth(width: Double) throws {
      let line = TextLine(
        "HHHHHHHH", origin: Point(x: 10, y: 30), width: width, font: .system(20), color: red)
      let picture = try pixels(list([.text(line)], width: 200, height: 40), scale: 2)
      let inked = (0..<picture.width).filter { x in
        (0..<picture.height).contains { picture[x, $0][3] > 60 }
      }
      let first = Double(try #require(inked.first)) / 2
      let last = Double(try #require(inked.last)) / 2
      #expect(first >= 10 && first < 10 + width * 0.05)
      #expect(last <= 10 + width && last > 10 + width * 0.93)
    }

    @Test func pictureFilesAreStretchedAndTinted() throws {
      let square = try CairoRenderer().png(
        list(
          [.fill(.rect(Rect(x: 0, y: 0, width: 1, height: 2)), .color(red))], width: 2, height: 2),
        scale: 1)
      let data = PictureData(.png, bytes: square)
      let place = Rect(x: 0, y: 0, width: 10, height: 10)
      let plain = try pixels(list([.picture(PlacedPicture(data, in: place))]))
      #expect(plain[1, 8] == [255, 0, 0, 255])
      #expect(plain[9, 8] == [0, 0, 0, 0])
      let tinted = try pixels(list([.picture(PlacedPicture(data, in: place, tint: blue))]))
      #expect(tinted[1, 8] == [0, 0, 255, 255])
      let broken = PictureData(.png, bytes: [1, 2, 3])
      #expect(try pixels(list([.picture(PlacedPicture(broken, in: place))]))[5, 5][3] > 0)
    }

    @Test func aPDFHasAPageForEachPicture() throws {
      let page = list([.fill(.rect(Rect(x: 0, y: 0, width: 5, height: 5)), .color(red))])
      let bytes = try CairoRenderer().pdf([page, page, page], title: "Book")
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(text.hasPrefix("%PDF-"))
      #expect(text.contains("/Count 3"))
    }

    @Test func emptyAndOversizedPicturesAreRejected() {
      #expect(throws: CairoFailure.empty) { try CairoRenderer().png(list([], width: 0), scale: 1) }
      #expect(throws: CairoFailure.empty) { try CairoRenderer().pdf([], title: "") }
      #expect(throws: CairoFailure.self) {
        try CairoRenderer().png(list([], width: 30_000, height: 9), scale: 3)
      }
    }

    @Test func unbalancedGroupCommandsAreTolerated() throws {
      let fill = DrawingCommand.fill(.rect(Rect(x: 0, y: 0, width: 9, height: 9)), .color(red))
      let group = DrawingGroup(opacity: 0.5)
      #expect(try pixels(list([.end, .begin(group), fill]))[1, 1] == [255, 0, 0, 128])
    }
  }
#endif
