// SPDX-License-Identifier: MIT

import Foundation
import TestSettings
import Testing
import Typography

@testable import AppResources

/// Fonts of a folder, found by the names of their files.
struct InstalledFontsTests {
  private let folder = TemporaryFolder()
  private let fonts: FontFolders

  init() throws {
    for name in [
      "Plumb-Regular", "Plumb-Bold", "Plumb-BoldItalic", "PlumbNarrow-Bold", "sub/Other Sans",
      "DejaVuSans",
    ] {
      let own = name.split(separator: "/").last.map(String.init) ?? name
      try folder.write("\(name).ttf", Data(OutlineFonts.trueType(named: own)))
    }
    try folder.write("notes.txt", "Plumb")
    try folder.write("Broken.ttf", "no font")
    fonts = FontFolders([folder.url.path, "/no/such/folder"])
  }

  private func first(_ family: String, _ weight: Int = 400, italic: Bool = false) -> String? {
    fonts.matching([family], weight: weight, isItalic: italic).first?.postScriptName
  }

  @Test func theNearestStyleOfAFamilyIsFound() {
    #expect(first("Plumb") == "Plumb-Regular")
    #expect(first("Plumb", 600) == "Plumb-Bold")
    #expect(first("Plumb", 700, italic: true) == "Plumb-BoldItalic")
    #expect(first("Plumb Narrow", 300) == "PlumbNarrow-Bold")
    #expect(first("Other Sans") == "OtherSans")
  }

  @Test func genericFamiliesStandForCommonOnes() { #expect(first("sans-serif") == "DejaVuSans") }

  @Test func familiesAreTriedInOrder() {
    let names = fonts.matching(["Missing", "Other Sans", "Plumb"], weight: 400, isItalic: false)
    #expect(names.map(\.postScriptName) == ["OtherSans", "Plumb-Regular"])
  }

  /// Any font is better than bars.
  @Test func anUnknownFamilyHasSomeFont() { #expect(first("Futura") != nil) }

  @Test func aFontWithACharacterIsFound() {
    #expect(fonts.containing(0x41) != nil)
    #expect(fonts.containing(0x4E2D) == nil)
  }

  @Test func withoutFoldersThereIsNoFont() {
    let none = FontFolders([])
    #expect(none.matching(["Plumb"], weight: 400, isItalic: false).isEmpty)
    #expect(none.containing(0x41) == nil)
  }
}
