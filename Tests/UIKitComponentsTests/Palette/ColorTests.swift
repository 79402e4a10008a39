// SPDX-License-Identifier: MIT

import AutoLayout
import Testing
import UIKitComponents

struct ColorTests {
  private let dark = Palette(ColorAppearance(style: .dark))

  @Test func equalMeaningsAreEqual() {
    #expect(Color(.label) == Color(.label))
    #expect(Color(.label) != .black)
    #expect(Color(byAppearance: { _ in .black }) == .black)
    let a = Color(byAppearance: { $0.style == .dark ? .white : .black })
    #expect(a == Color(byAppearance: { $0.style == .dark ? .white : .black }))
    #expect(a != Color(.label))
  }

  @Test func variantsMayBeColoursOfTheSystem() {
    let color = Color(byAppearance: { $0.style == .dark ? Color(.systemRed) : .black })
    #expect(color.resolved(in: dark) == dark[.systemRed])
    #expect(color.resolved(in: Palette()) == .black)
  }

  @Test func opacityIsChangedWhereverTheColourIsResolved() {
    let faded = Color(.secondaryLabel).faded(0.5)
    #expect(faded.resolved(in: dark).alpha == 0.3)
    #expect(faded.withAlpha(0.2).resolved(in: dark).alpha == 0.2)
    #expect(faded.withAlpha(0.2).faded(0.5).resolved(in: dark).alpha == 0.1)
    let variants = Color(byAppearance: { $0.style == .dark ? .white : .black }).faded(0.5)
    #expect(variants.resolved(in: dark) == Color(white: 1, alpha: 0.5))
  }

  /// Values of Apple's Human Interface Guidelines, "Color", specifications.
  @Test func componentsAreThoseOfTheGuidelines() {
    func hex(_ color: SystemColor, _ appearance: ColorAppearance, major: Int = 17) -> [Int] {
      let color = Palette(appearance, of: PlatformVersion(major: major))[color]
      return [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
    }
    let high = ColorAppearance(style: .dark, contrast: .high)
    #expect(hex(.systemBlue, ColorAppearance()) == [0, 122, 255])
    #expect(hex(.systemBlue, ColorAppearance(style: .dark)) == [10, 132, 255])
    #expect(hex(.systemBlue, high) == [64, 156, 255])
    #expect(hex(.systemBlue, ColorAppearance(), major: 26) == [0, 136, 255])
    #expect(hex(.systemGreen, ColorAppearance(), major: 12) == [76, 217, 100])
    #expect(
      hex(.systemBackground, ColorAppearance(style: .dark, level: .elevated)) == [28, 28, 30])
    #expect(hex(.systemBackground, ColorAppearance(level: .elevated)) == [255, 255, 255])
  }

  @Test func theTintIsThatOfTheView() {
    var palette = Palette()
    #expect(palette[.tint] == palette[.systemBlue])
    palette.tint = Color(.systemRed)
    #expect(palette[.tint] == palette[.systemRed])
    palette.tint = Color(.tint)
    #expect(palette[.tint] == palette[.systemBlue])
  }
}
