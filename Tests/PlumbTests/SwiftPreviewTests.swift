// SPDX-License-Identifier: MIT

import ArgumentParser
import EssentialFoundation
import Testing

@testable import plumb

/// `plumb swift preview` without a build: its options, the objects that it links, and its records.
struct SwiftPreviewTests {
  // MARK: Options

  @Test func aPageHasASwitchForEachSetting() throws {
    let arguments = try PreviewVariantArguments.parse([
      "--devices", "iPhone SE,iPad", "--text-size", "AX1", "--dark", "--locale", "ar",
    ])
    let (switches, variants) = try arguments.switches()
    #expect(switches.map(\.options.count).reduce(1, *) == variants.count)
    #expect(switches.map(\.initial) == [0, 0, 1, 0, 1])
    #expect(variants.first?.text == "iPhone SE, text-size AX1, locale ar")
    #expect(variants.last?.text == "iPad, landscape, text-size AX1, dark, locale ar, rtl")
  }

  @Test func filesHaveTheRequestedSettings() throws {
    let plain = try PreviewVariantArguments.parse([]).variants()
    #expect(plain.map(\.text) == ["iPhone 16 Pro, locale en_US"])
    let variants = try PreviewVariantArguments.parse([
      "--device", "iPhone SE", "--text-sizes", "L,AX3", "--landscape", "--dark", "--rtl",
      "--platform", "18",
    ]).variants()
    #expect(
      variants.map(\.slug) == [
        "iPhone-SE-landscape-text-size-L-dark-platform-18-rtl",
        "iPhone-SE-landscape-text-size-AX3-dark-platform-18-rtl",
      ])
    #expect(try PreviewVariant(parsing: variants[0].text) == variants[0])
  }

  @Test(arguments: [
    ["--device", "iPhone 99"], ["--text-size", "huge"], ["--devices", ","],
    ["--locale", "?"], ["--platform", "x"],
  ])
  func unknownSettingsAreRefused(_ options: [String]) throws {
    let arguments = try PreviewVariantArguments.parse(options)
    #expect(throws: Failure.self) { try arguments.variants() }
  }

  @Test func optionsOfSwiftPMAreLeft() throws {
    let command = try SwiftPreviewCommand.parse([
      "--package-path", "Kit", "-o", "out", "-Xswiftc", "-DX", "--scratch-path", "s",
    ])
    #expect(command.output == "out")
    #expect(
      PackageLocation.withoutScratch(command.options)
        == ["--package-path", "Kit", "-Xswiftc", "-DX"])
    #expect(throws: (any Error).self) {
      try SwiftPreviewCommand.parse(["-o", "a", "--expect", "b"])
    }
  }

  // MARK: Linking

  @Test func objectsOfTestsAndToolsAreNotLinked() {
    let plan = BuildPlan(
      """
        "C.App-debug.module":
          tool: shell
          outputs: ["/b/App.build/A.swift.o","/b/App.build/App.swiftmodule.o","/b/Modules/App.swiftmodule"]
          args: ["swiftc","-L","/x","-lz","-lPlumbUIKit","-o","/b/App"]
        "C.AppTests-debug.module":
          outputs: ["/b/AppTests.build/T.swift.o"]
        "C.Macro-debug-tool.module":
          outputs: ["/b/Macro-tool.build/M.swift.o"]
        "/b/C.build/c.c.o":
          outputs: ["/b/C.build/sub/c.c.o"]
          args: ["swiftc","-lz"]
        "other":
          outputs: ["/elsewhere/X.build/x.o"]
      """, products: "/b"
    ) { $0 == "AppTests" || $0.hasSuffix("-tool") }
    #expect(plan.objects == ["/b/App.build/A.swift.o", "/b/C.build/sub/c.c.o"])
    #expect(plan.libraries == ["-lz"])
  }

  // MARK: Records

  private static let variant = "iPhone 16 Pro, locale en_US"

  private func folder(_ files: [String: String]) throws -> String {
    let path = FileManager.default.temporaryDirectory
      .appending(path: "previews-\(UUID().uuidString)").path
    for (name, text) in files { try OutputFile.write(text.utf8, to: "\(path)/\(name)") }
    return path
  }

  @Test func aFolderGivesItsDevices() throws {
    let path = try folder([
      "A.frames.txt": "A.swift\n\(Self.variant)\n", "A.svg": "<svg/>",
      "B.frames.txt": "B.swift\niPad, dark, locale ar, rtl\n", "notes.md": "",
    ])
    defer { try? FileManager.default.removeItem(atPath: path) }
    let recorded = try PreviewFolder.read(path)
    let none = try PreviewVariantArguments.parse([])
    #expect(
      try recorded.variants(unless: none).map(\.text) == [
        Self.variant, "iPad, dark, locale ar, rtl",
      ])
    #expect(!recorded.hasPixels)
    let given = try PreviewVariantArguments.parse(["--dark"])
    #expect(throws: Failure.self) { try recorded.variants(unless: given) }
  }

  @Test func otherFoldersAreRefused() throws {
    #expect(throws: Failure.self) { try PreviewFolder.read("/no/such/folder") }
    let path = try folder(["A.frames.txt": "one line"])
    defer { try? FileManager.default.removeItem(atPath: path) }
    let recorded = try PreviewFolder.read(path)
    let none = try PreviewVariantArguments.parse([])
    #expect(throws: Failure.self) { try recorded.variants(unless: none) }
  }
}
