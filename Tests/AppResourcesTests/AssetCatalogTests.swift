// SPDX-License-Identifier: MIT

import AppResources
import AutoLayout
import Foundation
import Testing
import UIKitComponents

/// The expectations follow Apple's Asset Catalog Format Reference.
struct AssetCatalogTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("plumb-assets-\(UUID().uuidString)")

  private func write(_ path: String, _ text: String) throws {
    let url = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private static func entry(_ components: String, _ appearances: String = "") -> String {
    """
    {"idiom": "universal", "appearances": [\(appearances)],
     "color": {"color-space": "srgb", "components": {\(components)}}}
    """
  }

  private static let dark = #"{"appearance": "luminosity", "value": "dark"}"#
  private static let high = #"{"appearance": "contrast", "value": "high"}"#

  @Test func coloursHaveTheirVariants() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let light = Self.entry(#""red": "0xFF", "green": "128", "blue": "0.5", "alpha": "0.25""#)
    let dark = Self.entry(#""white": "1.000", "alpha": "1.000""#, Self.dark)
    let darkHigh = Self.entry(
      #""white": "0.500", "alpha": "1.000""#, "\(Self.dark), \(Self.high)")
    try write(
      "A.xcassets/Group/Brand.colorset/Contents.json",
      "{\"colors\": [\(light), \(dark), \(darkHigh)]}")
    let catalog = ResourceFinder().resources(
      around: folder.appendingPathComponent("Sub/Main.storyboard"))
    let color = try #require(catalog.colors["Brand"])
    func resolved(_ style: ColorAppearance.Style, _ contrast: ColorAppearance.Contrast) -> Color {
      color.resolved(in: Palette(ColorAppearance(style: style, contrast: contrast)))
    }
    let plain = Color(red: 1, green: 128 / 255, blue: 0.5, alpha: 0.25)
    #expect(resolved(.light, .normal) == plain)
    #expect(resolved(.light, .high) == plain)
    #expect(resolved(.dark, .normal) == .white)
    #expect(resolved(.dark, .high) == Color(white: 0.5))
  }

  @Test func groupsMayBeNamespaces() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let color = #"{"idiom": "universal", "color": {"reference": "systemRedColor"}}"#
    try write("A.xcassets/G/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
    try write("A.xcassets/G/Red.colorset/Contents.json", "{\"colors\": [\(color)]}")
    let catalog = AppResources(folder: folder)
    #expect(catalog.colors == ["G/Red": Color(.systemRed)])
  }

  @Test func whatCannotBeReadIsLeftOut() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("A.xcassets/Bad.colorset/Contents.json", "{\"colors\": 7")
    try write("A.xcassets/Empty.colorset/Contents.json", "{\"colors\": []}")
    try write(
      "A.xcassets/Odd.colorset/Contents.json",
      "{\"colors\": [\(Self.entry(#""red": "purple", "green": "0", "blue": "0""#))]}")
    #expect(AppResources(folder: folder).colors.isEmpty)
    #expect(AppResources(catalog: folder.appendingPathComponent("None.xcassets")).colors.isEmpty)
  }
}
