// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Registration of fonts. Source: Apple's documentation of CTFontManager and UIFont. The registry
/// belongs to the process, so the tests run serially.
@MainActor @Suite(.serialized)
struct AppFontTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "plumb-fonts-\(UUID().uuidString)")

  @Test func registeredFontsMeasureTheirTexts() throws {
    try PlumbFonts.write(to: folder)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["Plumb-Regular.ttf", "Plumb-Bold.ttf"].map { folder.appending(path: $0) }
    for file in files { #expect(CTFontManagerRegisterFontsForURL(file as CFURL, .process, nil)) }
    #expect(
      !CTFontManagerRegisterFontsForURL(files[0] as CFURL, .process, nil), "it is there already")
    defer { for file in files { CTFontManagerUnregisterFontsForURL(file as CFURL, .process, nil) } }

    let font = try #require(UIFont(name: "Plumb-Regular", size: 20))
    #expect(font.familyName == "Plumb")
    #expect(font.lineHeight == 23)
    #expect(("AB" as NSString).size(withAttributes: [.font: font]).width == 26)
    let label = UILabel()
    label.font = font
    label.text = "AB"
    #expect(label.intrinsicContentSize == CGSize(width: 26, height: 23))

    #expect(UIFont.familyNames.contains("Plumb"))
    #expect(UIFont.fontNames(forFamilyName: "Plumb") == ["Plumb-Bold", "Plumb-Regular"])
    let bold = try #require(font.fontDescriptor.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: bold, size: 0).fontName == "Plumb-Bold")
    #expect(bold.symbolicTraits.contains(.traitBold))
    #expect(font.fontDescriptor.withSymbolicTraits(.traitItalic) == nil)
  }

  @Test func invalidFontFilesAreNotRegistered() throws {
    #expect(
      !CTFontManagerRegisterFontsForURL(
        URL(filePath: "/none.ttf") as CFURL, .process, nil))
    let nothing = try #require(CGDataProvider(data: NSData()))
    #expect(CGFont(nothing) == nil)
    let bytes = try #require(CGDataProvider(data: PlumbFonts.bold as NSData))
    let font = try #require(CGFont(bytes))
    #expect(font.postScriptName == "Plumb-Bold")
  }
}
