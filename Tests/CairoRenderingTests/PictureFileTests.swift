// SPDX-License-Identifier: MIT

#if Cairo
  import Foundation
  import Testing

  /// Runs `plumb`, built with the trait `Cairo`, as a user does.
  struct PictureFileTests {
    @Test func aSceneIsRenderedAtTheRequestedScale() throws {
      let place = try Place()
      let outcome = try place.plumb("render", place.example, "-o", "screen.png", "--scale", "3")
      #expect(outcome.code == 0)
      #expect(outcome.errors == "")
      let picture = try Pixels(png: place.bytes("screen.png"))
      #expect((picture.width, picture.height) == (393 * 3, 852 * 3))
      // The screen is white up to its corners.
      #expect(picture[3, 3] == [255, 255, 255, 255])
      #expect(picture[1177, 2554] == [255, 255, 255, 255])
    }

    @Test func scenesBecomePDFPagesOrOneSheet() throws {
      let place = try Place()
      #expect(try place.plumb("render", place.examples, "-o", "book.pdf").code == 0)
      let book = String(decoding: try place.bytes("book.pdf"), as: UTF8.self)
      #expect(book.hasPrefix("%PDF-"))
      #expect(
        try place.plumb("render", place.examples, "-o", "sheet.png", "--scale", "1").code == 0)
      #expect(try Pixels(png: place.bytes("sheet.png")).width == 1340)
    }

    @Test(arguments: [
      ["-o", "a.svg", "--scale", "2"], ["-o", "a.png", "--scale", "0"],
      ["-o", "a.png", "--scale", "nan"], ["--scale", "2"],
    ])
    func invalidScalesAreRejected(options: [String]) throws {
      let place = try Place()
      let outcome = try place.plumb(["render", place.example] + options)
      #expect(outcome.code == 2)
      #expect(outcome.errors.contains("--scale"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: place.folder.path).isEmpty)
    }
  }

  /// A temporary folder that is removed with this object.
  private final class Place {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("plumb-cairo-\(UUID().uuidString)", isDirectory: true)
    let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Examples").standardizedFileURL.path
    var example: String { "\(examples)/SignIn.storyboard" }

    init() throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func bytes(_ name: String) throws -> [UInt8] {
      Array(try Data(contentsOf: folder.appendingPathComponent(name)))
    }

    func plumb(_ arguments: String...) throws -> (code: Int32, errors: String) {
      try plumb(arguments)
    }

    func plumb(_ arguments: [String]) throws -> (code: Int32, errors: String) {
      let process = Process()
      // The executable is beside the test bundle.
      let products = Bundle.allBundles.map(\.bundleURL) + [URL(filePath: CommandLine.arguments[0])]
      process.executableURL = products.map {
        $0.deletingLastPathComponent().appendingPathComponent("plumb")
      }.first { FileManager.default.isExecutableFile(atPath: $0.path) }
      process.arguments = arguments
      process.currentDirectoryURL = folder
      process.standardOutput = FileHandle.nullDevice
      let errors = Pipe()
      process.standardError = errors
      try process.run()
      let text = errors.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return (process.terminationStatus, String(decoding: text, as: UTF8.self))
    }
  }
#endif
