// SPDX-License-Identifier: MIT

import Foundation
import LayoutRendering
import TestSettings
import Testing

/// PNG and PDF files of `render` and `matrix`.
struct PictureFileTests {
  private let place: Workplace

  init() throws {
    place = try Workplace()
    let scenes =
      Documents.scene("one", title: "First", content: Documents.labels("Hello"))
      + Documents.scene("two", title: "Second")
    try place.write(Documents.storyboard(scenes), to: "Main.storyboard")
  }

  private func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: place.folder.appendingPathComponent(name)))
  }

  private func bitmap(_ name: String) throws -> Bitmap {
    try #require(PNGDecoder.decode(try bytes(name)))
  }

  @Test(arguments: [2, 0.5])
  func aPNGHasThePixelsOfItsScale(scale: Double) throws {
    // 2 is the default.
    let options = scale == 2 ? [] : ["--scale", "\(scale)"]
    let outcome = try place.plumb(
      ["render", "Main.storyboard", "--scene", "one", "-o", "screen.png"] + options)
    #expect(outcome.exitCode == 0)
    #expect(outcome.output == "Main.storyboard: First, 375 × 667 pt → screen.png\n")
    let picture = try bitmap("screen.png")
    #expect(picture.width == Int((375 * scale).rounded(.up)))
    #expect(picture.height == Int((667 * scale).rounded(.up)))
    let opacities = stride(from: 3, to: picture.bytes.count, by: 4).map { picture.bytes[$0] }
    #expect(opacities.allSatisfy { $0 > 0 })
    #expect(Set(picture.bytes).count > 2)
  }

  @Test func aPNGOfSeveralScenesIsASheet() throws {
    let outcome = try place.plumb(
      "render", "Main.storyboard", "-o", "out/sheet.png", "--scale", "1")
    #expect(outcome.output == "2 scenes → out/sheet.png\n")
    let sheet = try bitmap("out/sheet.png")
    #expect(sheet.width > 600)
    #expect(Set(sheet.bytes).count > 10)
  }

  @Test func aPDFHasAPageAndAnOutlineEntryForEachScene() throws {
    let outcome = try place.plumb("render", "Main.storyboard", "-o", "book.pdf")
    #expect(outcome.exitCode == 0)
    #expect(outcome.output == "2 pages → book.pdf\n")
    #expect(outcome.errors.isEmpty)
    let book = String(decoding: try bytes("book.pdf"), as: Unicode.ASCII.self)
    #expect(book.hasPrefix("%PDF-"))
    #if !Cairo
      #expect(book.contains("/MediaBox [0 0 375 667]"))
      #expect(book.contains("/Count 2"))
      let first = "First".utf8.map { "00" + String($0, radix: 16, uppercase: true) }.joined()
      #expect(book.contains("/Title <FEFF\(first)>"))
    #endif
  }

  @Test func matrixWritesAPNG() throws {
    try place.write(
      Documents.storyboard(Documents.scene("one", content: Documents.labels("Hello"))),
      to: "One.storyboard")
    let outcome = try place.plumb(
      "matrix", "One.storyboard", "--devices", "iPhone SE", "--text-sizes", "L,AX1", "-o",
      "sheet.png")
    #expect(outcome.exitCode != 2)
    #expect(outcome.errors.contains("→ sheet.png"))
    #expect(Set(try bitmap("sheet.png").bytes).count > 10)
  }

  @Test(arguments: [
    ["-o", "a.svg", "--scale", "2"], ["-o", "a.png", "--scale", "0"],
    ["-o", "a.png", "--scale", "nan"], ["-o", "a.png", "--scale", "17"], ["--scale", "2"],
  ])
  func invalidScalesAreRejected(options: [String]) throws {
    let outcome = try place.plumb(["render", "Main.storyboard"] + options)
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("--scale"))
    #expect(place.files() == ["Main.storyboard"])
  }

  @Test func aDashAsOutputIsSVG() throws {
    let outcome = try place.plumb("render", "Main.storyboard", "--scene", "one", "-o", "-")
    #expect(outcome.output.contains("<svg"))
    #expect(outcome.errors.isEmpty)
  }

  #if !Cairo
    @Test func oneNoteSaysThatTextIsDrawnAsBars() throws {
      let arguments = ["render", "Main.storyboard", "-o", "sheet.png", "--scale", "1"]
      let outcome = try place.plumb(arguments, environment: ["PLUMB_FONTS": "none"])
      #expect(
        outcome.errors
          == "note: text is drawn as bars, because PLUMB_FONTS names no folder [no-fonts]\n")
    }

    /// The font has an A that is a triangle.
    @Test func textHasTheGlyphsOfTheFolderOfFonts() throws {
      let label = Documents.storyboard(Documents.scene("one", content: Documents.labels("A")))
      try place.write(label, to: "One.storyboard")
      let fonts = place.folder.appending(path: "fonts")
      try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: true)
      try Data(OutlineFonts.trueType).write(to: fonts.appending(path: "Plumb.ttf"))
      let pictures = try ["none", fonts.path].map { value in
        let outcome = try place.plumb(
          ["render", "One.storyboard", "-o", "one.png"], environment: ["PLUMB_FONTS": value])
        #expect(outcome.exitCode == 0)
        #expect(outcome.errors.contains("[no-fonts]") == (value == "none"))
        return try Data(contentsOf: place.folder.appending(path: "one.png"))
      }
      #expect(pictures[0] != pictures[1])
    }

    @Test func aNoteReportsCharactersThatPDFFontsLack() throws {
      try place.write(
        Documents.storyboard(Documents.scene("one", content: Documents.labels("日本"))),
        to: "One.storyboard")
      let outcome = try place.plumb("render", "One.storyboard", "-o", "book.pdf")
      #expect(outcome.exitCode == 0)
      #expect(outcome.errors.contains("question marks"))
      #expect(outcome.errors.contains("[no-fonts]"))
    }

    @Test func tooManyPixelsAreAnError() throws {
      let outcome = try place.plumb(
        "render", "Main.storyboard", "--scene", "one", "--device", "iPad Pro 12.9", "-o", "a.png",
        "--scale", "16")
      #expect(outcome.exitCode == 2)
      #expect(outcome.errors.contains("pixels are too many; use .svg or a smaller --scale"))
      #expect(place.files() == ["Main.storyboard"])
    }
  #endif
}
