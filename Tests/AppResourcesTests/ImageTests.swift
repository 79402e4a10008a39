// SPDX-License-Identifier: MIT

import AppResources
import AutoLayout
import Foundation
import Testing
import Typography
import UIKitComponents

/// Sizes follow the specifications of the formats, variants Apple's Asset Catalog Format Reference.
struct ImageTests {
  private static let samples: [(String, Data, Double, Double)] = [
    ("png", Header.png(120, 40), 120, 40), ("jpeg", Header.jpeg(300, 200), 300, 200),
    ("turned jpeg", Header.jpeg(300, 200, orientation: 6), 200, 300),
    ("upright jpeg", Header.jpeg(300, 200, orientation: 3), 300, 200),
    ("gif", Header.gif(7, 300), 7, 300), ("webp", Header.webp(640, 480), 640, 480),
    ("pdf", Header.pdf("0 0 24.5 18"), 24.5, 18),
    ("svg", Data("<?xml?>\n<svg width='60' height=\"40px\">".utf8), 60, 40),
    ("svg box", Data("<svg viewBox=\"0 0 32 16\" stroke-width=\"3\">".utf8), 32, 16),
  ]

  @Test(arguments: samples.indices)
  func everyFormatTellsItsSize(index: Int) throws {
    let (name, data, width, height) = Self.samples[index]
    let asset = try #require(AppResources.image(data, scale: 1), "\(name)")
    #expect(asset.variants.map(\.size) == [Size(width: width, height: height)], "\(name)")
  }

  /// Every beginning of every file, and the file with any byte spoilt.
  @Test func spoiltFilesAreNoImages() {
    for (_, data, _, _) in Self.samples {
      for count in 0..<data.count { _ = AppResources.image(data.prefix(count), scale: 1) }
      for index in data.indices {
        var spoilt = data
        spoilt[index] ^= 0xFF
        _ = AppResources.image(spoilt, scale: 1)
      }
    }
    #expect(AppResources.image(Header.png(0, 10), scale: 1) == nil)
    #expect(AppResources.image(Data("<html>".utf8), scale: 1) == nil)
    #expect(AppResources.image(Data(), scale: 1) == nil)
  }

  @Test func imageSetsHaveTheirVariants() throws {
    let folder = TemporaryFolder()
    let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#
    try folder.imageSet(
      "A.xcassets/Logo",
      """
      {"idiom": "universal", "scale": "1x"},
      {"idiom": "universal", "scale": "2x", "filename": "logo@2x.png"},
      {"idiom": "universal", "scale": "3x", "filename": "logo@3x.png"},
      {"idiom": "universal", "scale": "2x", "filename": "night.png", \(dark)},
      {"idiom": "ipad", "scale": "2x", "filename": "pad.png"},
      {"idiom": "watch", "scale": "2x", "filename": "pad.png"}
      """, properties: #", "properties": {"template-rendering-intent": "template"}"#)
    for (name, side) in [("logo@2x", 80), ("logo@3x", 121), ("night", 84), ("pad", 200)] {
      try folder.write("A.xcassets/Logo.imageset/\(name).png", Header.png(side, side))
    }
    let asset = try #require(AppResources(folder: folder.url).image(named: "Logo"))
    #expect(asset.isTemplate == true)
    #expect(asset.variants.count == 4)
    func side(
      scale: Double = 2, _ style: ColorAppearance.Style = .light, _ idiom: Device.Idiom = .phone
    ) -> Double? {
      let environment = Environment(
        pixels: PixelGrid(scale: scale), idiom: idiom,
        colorAppearance: ColorAppearance(style: style))
      return asset.variant(for: environment)?.size.width
    }
    #expect(side() == 40)
    #expect(side(scale: 3) == 121.0 / 3)
    #expect(side(scale: 1) == 40, "the next sharper one")
    #expect(side(.dark) == 42)
    #expect(side(scale: 3, .dark) == 42, "blurred rather than light")
    #expect(side(.light, .pad) == 100)
  }

  @Test func slicesCountInPoints() throws {
    let folder = TemporaryFolder()
    try folder.imageSet(
      "A.xcassets/Frame",
      """
      {"idiom": "universal", "scale": "2x", "filename": "f.png", "resizing": {"mode": "9-part",
       "center": {"mode": "stretch", "width": 1, "height": 1},
       "cap-insets": {"top": 10, "left": 12, "bottom": 14, "right": 16}}}
      """)
    try folder.write("A.xcassets/Frame.imageset/f.png", Header.png(60, 60))
    let asset = try #require(AppResources(folder: folder.url).image(named: "Frame"))
    #expect(
      asset.variants.first?.capInsets == EdgeInsets(top: 5, left: 6, bottom: 7, right: 8))
  }

  @Test func filesInFoldersAreImagesByTheirNames() throws {
    let folder = TemporaryFolder()
    try folder.write("Icon.png", Header.png(20, 20))
    try folder.write("Icon@2x.png", Header.png(42, 40))
    try folder.write("Icon@2x~ipad.png", Header.png(60, 60))
    try folder.write("Photo.jpg", Header.jpeg(30, 20))
    let resources = AppResources(folder: folder.url)
    let icon = try #require(resources.image(named: "Icon"))
    let phone = Environment(pixels: PixelGrid(scale: 2))
    let pad = Environment(pixels: PixelGrid(scale: 2), idiom: .pad)
    #expect(icon.variant(for: phone)?.size.width == 21)
    #expect(icon.variant(for: pad)?.size.width == 30)
    #expect(resources.image(named: "Icon.png") == icon)
    #expect(resources.image(named: "Photo.jpg")?.variants.count == 1)
    #expect(resources.image(named: "Photo.png") == nil)
    #expect(resources.image(named: "../Icon") == nil)
  }

  @Test func aProjectIsSearchedAsAWholeNearestFirst() throws {
    let folder = TemporaryFolder()
    try folder.write("App.xcodeproj/project.pbxproj", "")
    func add(_ path: String, _ name: String, side: Int) throws {
      try folder.imageSet(
        "\(path)/A.xcassets/\(name)",
        #"{"idiom": "universal", "scale": "1x", "filename": "f.png"}"#)
      try folder.write("\(path)/A.xcassets/\(name).imageset/f.png", Header.png(side, side))
    }
    try add("Feature", "Both", side: 1)
    try add("Other/Resources", "Both", side: 2)
    try add("Other/Resources", "Far", side: 3)
    try add("Pods/Kit", "Foreign", side: 4)
    let finder = ResourceFinder()
    let near = finder.resources(around: folder.url.appendingPathComponent("Feature/A.storyboard"))
    #expect(near.image(named: "Both")?.variants.first?.size.width == 1)
    #expect(near.image(named: "Far")?.variants.first?.size.width == 3)
    #expect(near.image(named: "Foreign") == nil)
    let far = finder.resources(
      around: folder.url.appendingPathComponent("Other/Base.lproj/B.storyboard"))
    #expect(far.image(named: "Both")?.variants.first?.size.width == 2)
  }

  @Test func languagesMayHaveImagesAndColoursOfTheirOwn() throws {
    let folder = TemporaryFolder()
    try folder.imageSet(
      "A.xcassets/Flag",
      """
      {"filename": "en.png", "idiom": "universal"},
      {"filename": "de.png", "idiom": "universal", "locale": "de"}
      """, properties: ", \"properties\": {\"localizable\": true}")
    try folder.write("A.xcassets/Flag.imageset/en.png", Header.png(10, 10))
    try folder.write("A.xcassets/Flag.imageset/de.png", Header.png(20, 10))
    func color(_ red: Int) -> String {
      "\"color\": {\"color-space\": \"srgb\", \"components\": {\"red\": \"\(red)\", "
        + "\"green\": \"0\", \"blue\": \"0\", \"alpha\": \"1.0\"}}"
    }
    try folder.write(
      "A.xcassets/Ink.colorset/Contents.json",
      "{\"colors\": [{\"idiom\": \"universal\", \(color(255))}, "
        + "{\"idiom\": \"universal\", \"locale\": \"de\", \(color(0))}]}")
    func resources(_ language: String?) -> AppResources {
      AppResources(folder: folder.url, language: language.flatMap { AppLanguage($0) })
    }
    func width(_ language: String?) -> Double? {
      resources(language).image(named: "Flag")?.variants.first?.size.width
    }
    #expect(width(nil) == 10)
    #expect(width("fr") == 10)
    #expect(width("de-AT") == 20)
    func ink(_ language: String?) -> Color? {
      resources(language).colors["Ink"]?.resolved(
        in: Palette(ColorAppearance(style: .light, contrast: .normal)))
    }
    #expect(ink("de") == Color(red: 0, green: 0, blue: 0))
    #expect(ink(nil) == Color(red: 1, green: 0, blue: 0))
  }

  @Test func fontsAreFoundByTheirFiles() throws {
    let folder = TemporaryFolder()
    try PlumbFonts.write(to: folder.url.appendingPathComponent("Fonts"))
    try folder.write("Fonts/Broken.otf", "no font")
    try folder.write("Package.swift", "")
    let file = folder.url.appendingPathComponent("Main.storyboard")
    let fonts = ResourceFinder().resources(around: file).fonts
    #expect(fonts.map(\.postScriptName).sorted() == ["Plumb-Bold", "Plumb-Regular"])
    #expect(AppResources(folder: folder.url.appendingPathComponent("Fonts")).fonts.count == 2)
  }

  @Test func symbolsAreDrawnBetweenTheirGuides() throws {
    let folder = TemporaryFolder()
    try folder.write(
      "A.xcassets/bolt.symbolset/Contents.json",
      "{\"symbols\": [{\"filename\": \"bolt.svg\", \"idiom\": \"universal\"}]}")
    try folder.write(
      "A.xcassets/bolt.symbolset/bolt.svg",
      """
      <svg><g id="Guides"><line id="Baseline-M" x1="0" y1="1126"/><line id="Capline-M" y1="1056"/>
      <line id="left-margin-Regular-M" x1="1400"/><line id="right-margin-Regular-M" x1="1500"/></g>
      <g id="Symbols"><g id="Bold-M"><path d="M9 9"/></g>
      <g id="Regular-M"><g><path d="M1 2"/></g></g></g></svg>
      """)
    let asset = try #require(AppResources(folder: folder.url).image(named: "bolt"))
    let variant = try #require(asset.variants.first)
    #expect(asset.isTemplate == true)
    #expect(abs(variant.size.width - 17) < 1e-9)
    #expect(abs(variant.size.height - 16.66) < 1e-9)
    #expect(variant.picture != nil)
  }
}
