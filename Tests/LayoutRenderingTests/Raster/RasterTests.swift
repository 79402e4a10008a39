// SPDX-License-Identifier: MIT

import AutoLayout
import Testing
import UIKitComponents

@testable import LayoutRendering

/// The pixels of shapes with known areas.
struct RasterTests {
  private func bitmap(_ commands: [DrawingCommand], size: Double = 4, scale: Double = 1) -> Bitmap {
    RasterRenderer(scale: scale).render(
      DisplayList(size: Size(width: size, height: size), commands: commands))
  }

  private func opacities(_ bitmap: Bitmap) -> [UInt8] {
    stride(from: 3, to: bitmap.bytes.count, by: 4).map { bitmap.bytes[$0] }
  }

  private func sum(_ bitmap: Bitmap) -> Double {
    opacities(bitmap).reduce(0) { $0 + Double($1) / 255 }
  }

  @Test func rectanglesCoverTheirShareOfPixels() {
    let rect = Shape.rect(Rect(x: 0.5, y: 1, width: 2, height: 1.5))
    let drawn = bitmap([.fill(rect, .color(.black))])
    #expect(
      opacities(drawn) == [0, 0, 0, 0, 128, 255, 128, 0, 64, 128, 64, 0, 0, 0, 0, 0])
  }

  /// Opaque and translucent fills of wide rows, in a clip that starts inside a pixel.
  @Test func wideFillsKeepTheirClip() {
    let whole = Shape.rect(Rect(x: 0, y: 0, width: 40, height: 2))
    let clip = Shape.rect(Rect(x: 2.5, y: 0, width: 30, height: 2))
    for alpha in [1.0, 0.5] {
      let color = Color.black.withAlpha(alpha)
      let drawn = bitmap(
        [.begin(DrawingGroup(clip: clip)), .fill(whole, .color(color)), .end], size: 40)
      let row = Array(opacities(drawn).prefix(40))
      #expect(row[0] == 0 && row[1] == 0 && row[33] == 0)
      #expect(abs(Double(row[2]) - 127.5 * alpha) <= 1 && abs(Double(row[32]) - 127.5 * alpha) <= 1)
      #expect(row[3..<32].allSatisfy { abs(Double($0) - 255 * alpha) <= 1 })
    }
  }

  @Test(arguments: [1.0, 3.0])
  func coverageMatchesTheAreasOfShapes(_ scale: Double) {
    let pixels = scale * scale
    let circle = Shape.ellipse(Rect(x: 1, y: 1, width: 18, height: 18))
    let whole = sum(bitmap([.fill(circle, .color(.black))], size: 20, scale: scale))
    #expect(abs(whole / pixels - Double.pi * 81) < 1)
    let box = Shape.rect(Rect(x: 5, y: 5, width: 10, height: 10))
    let ring = sum(
      bitmap([.stroke(box, .black, StrokeStyle(width: 2))], size: 20, scale: scale))
    #expect(abs(ring / pixels - 80) < 0.5)
    let dashed = sum(
      bitmap(
        [.stroke(.line(0, 10, 20, 10), .black, StrokeStyle(width: 2, dash: [3, 2]))], size: 20,
        scale: scale))
    #expect(abs(dashed / pixels - 24) < 0.5)
  }

  @Test func evenOddAndWindingFillsDiffer() {
    let twice = { (isEvenOdd: Bool) in
      let square: [PathElement] = [
        .move(Point(x: 0, y: 0)), .line(Point(x: 4, y: 0)), .line(Point(x: 4, y: 4)),
        .line(Point(x: 0, y: 4)), .close,
      ]
      return Shape.path(Path(square + square, isEvenOdd: isEvenOdd))
    }
    #expect(sum(bitmap([.fill(twice(true), .color(.black))])) == 0)
    #expect(sum(bitmap([.fill(twice(false), .color(.black))])) == 16)
  }

  @Test func groupsMoveClipAndFade() {
    var group = DrawingGroup(
      opacity: 0.5, clip: .rect(Rect(x: 0, y: 0, width: 1, height: 1)),
      placement: Placement(offset: Point(x: 1, y: 2), scale: 1))
    group.title = nil
    let drawn = bitmap([
      .begin(group), .fill(.rect(Rect(x: 0, y: 0, width: 9, height: 9)), .color(.black)), .end,
    ])
    let expected = (0..<16).map { UInt8($0 == 9 ? 128 : 0) }
    #expect(opacities(drawn) == expected)
  }

  @Test func gradientsChangeEvenly() {
    let gradient = LinearGradient(
      from: Point(x: 0, y: 0), to: Point(x: 4, y: 0),
      stops: [.init(0, .black), .init(1, .white)])
    let drawn = bitmap([.fill(.rect(Rect(x: 0, y: 0, width: 4, height: 4)), .gradient(gradient))])
    let reds = (0..<4).map { drawn.bytes[4 * $0] }
    #expect(reds == [32, 96, 159, 223])
  }

  @Test func pngFilesContainTheWrittenPixels() throws {
    var bitmap = Bitmap(width: 37, height: 11)
    var generator: UInt32 = 7
    for place in 0..<37 * 11 {
      generator = generator &* 1_664_525 &+ 1_013_904_223
      let isClear = generator >> 30 == 0
      for part in 0..<4 {
        let byte = UInt8(truncatingIfNeeded: generator >> UInt32(8 * part))
        bitmap.bytes[4 * place + part] = part == 3 ? (isClear ? 0 : 255) : (isClear ? 0 : byte)
      }
    }
    let file = PNGEncoder.encode(bitmap, note: "a note")
    #expect(PNGDecoder.decode(file) == bitmap)
    #expect(PNGDecoder.decode(Array(file.dropLast(40))) == nil)
    #expect(PNGDecoder.decode([1, 2, 3]) == nil)
  }

  /// A PNG file from another encoder: 2 × 2 pixels with a palette, 2 bits each, compressed with
  /// dynamic Huffman codes.
  ///
  /// Source: Python's `zlib` at level 9.
  @Test func pngFilesFromOtherEncodersAreDecoded() throws {
    let bytes: [UInt8] = [
      137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 2, 0, 0, 0, 2, 2,
      3, 0, 0, 0, 15, 216, 229, 183, 0, 0, 0, 9, 80, 76, 84, 69, 255, 0, 0, 0, 255, 0, 0, 0,
      255, 45, 74, 205, 138, 0, 0, 0, 2, 116, 82, 78, 83, 255, 0, 229, 183, 48, 74, 0, 0, 0,
      12, 73, 68, 65, 84, 120, 218, 99, 16, 96, 104, 0, 0, 0, 180, 0, 145, 62, 247, 11, 31, 0,
      0, 0, 0, 73, 69, 78, 68, 174, 66, 96, 130,
    ]
    let bitmap = try #require(PNGDecoder.decode(bytes))
    #expect(
      bitmap.bytes == [255, 0, 0, 255, 0, 0, 0, 0, 0, 0, 255, 255, 255, 0, 0, 255])
  }

  @Test func jpegFilesHaveTheirHeaderAndEnd() {
    let drawn = bitmap(
      [.fill(.ellipse(Rect(x: 1, y: 1, width: 15, height: 9)), .color(.black))], size: 17)
    let file = JPEGEncoder.encode(drawn, quality: 0.8)
    #expect(file.starts(with: [0xFF, 0xD8, 0xFF, 0xE0]) && file.suffix(2) == [0xFF, 0xD9])
    let worse = JPEGEncoder.encode(drawn, quality: 0.1)
    #expect(worse.count < file.count)
  }
}
