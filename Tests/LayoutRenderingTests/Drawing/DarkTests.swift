// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import LayoutRendering
import Testing
import Typography
import UIKitComponents

/// What is drawn in the dark can be read as well as what is drawn in the light.
///
/// The limit of 3:1 is that of the Web Content Accessibility Guidelines 2.1 for large text and for
/// parts of controls.
struct DarkTests {
  /// A text with the colour that lies behind its middle.
  private struct Reading {
    var text: String
    var contrast: Double
  }

  private static func readings(
    _ content: ItemContent, _ size: Size, _ appearance: ColorAppearance, major: Int
  ) -> [Reading] {
    var item = Item()
    item.content = content
    item.frame.size = size
    let environment = Environment(
      platform: PlatformVersion(major: major), colorAppearance: appearance)
    var forest = LayoutForest(environment: environment)
    let id = forest.makeItem(item)
    return readings(forest.snapshot(of: id).displayList().commands)
  }

  private static func readings(_ commands: [DrawingCommand]) -> [Reading] {
    var filled: [(Rect, Color)] = []
    var result: [Reading] = []
    for command in commands {
      switch command {
      case .fill(let shape, .color(let color)):
        if let box = box(of: shape) { filled.append((box, color)) }
      case .text(let line):
        let middle = Point(
          x: line.origin.x + line.width / 2, y: line.origin.y - line.font.size * 0.3)
        let behind = filled.reduce(Color.white) { below, fill in
          contains(fill.0, middle) ? over(below, fill.1) : below
        }
        // What lies beyond the view is cut off.
        let isShown = filled.first.map { contains($0.0, middle) } ?? false
        result.append(
          Reading(
            text: line.text, contrast: isShown ? contrast(over(behind, line.color), behind) : 0))
      default: break
      }
    }
    return result
  }

  private static func contains(_ rect: Rect, _ point: Point) -> Bool {
    rect.x <= point.x && point.x <= rect.maxX && rect.y <= point.y && point.y <= rect.maxY
  }

  private static func box(of shape: Shape) -> Rect? {
    switch shape {
    case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect): rect
    case .path: nil
    }
  }

  private static func over(_ below: Color, _ color: Color) -> Color {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * color.alpha }
    return Color(
      red: mix(below.red, color.red), green: mix(below.green, color.green),
      blue: mix(below.blue, color.blue))
  }

  /// The contrast ratio of WCAG 2.1.
  private static func contrast(_ a: Color, _ b: Color) -> Double {
    func luminance(_ color: Color) -> Double {
      func linear(_ value: Double) -> Double {
        value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * linear(color.red) + 0.7152 * linear(color.green)
        + 0.0722 * linear(color.blue)
    }
    let (first, second) = (luminance(a) + 0.05, luminance(b) + 0.05)
    return max(first, second) / min(first, second)
  }

  @Test(arguments: [12, 17, 26], [ColorAppearance.Contrast.normal, .high])
  func textReadsAsWellAsInTheLight(major: Int, contrast: ColorAppearance.Contrast) {
    for sample in Sample.all {
      let size = Size(width: sample.width, height: sample.height)
      let light = Self.readings(
        sample.content, size, ColorAppearance(contrast: contrast), major: major)
      for level in [ColorAppearance.Level.base, .elevated] {
        let dark = Self.readings(
          sample.content, size,
          ColorAppearance(style: .dark, contrast: contrast, level: level), major: major)
        #expect(light.map(\.text) == dark.map(\.text))
        for (light, dark) in zip(light, dark) where light.contrast >= 3 {
          #expect(
            dark.contrast >= 3,
            "\(sample.name) of iOS \(major), \(level): '\(dark.text)' has \(dark.contrast)")
        }
      }
    }
  }

  @Test(arguments: Sample.all)
  func theDarkPictureIsAnother(_ sample: Sample) {
    // Colours of their own, or the same grey in both.
    let same = [
      "label-runs", "color-well", "stand-in-video", "spinner", "spinner-large", "navigation-prompt",
    ]
    guard !same.contains(sample.name) else { return }
    var item = Item()
    item.content = sample.content
    item.frame.size = Size(width: sample.width, height: sample.height)
    var forest = LayoutForest()
    let id = forest.makeItem(item)
    let light = forest.snapshot(of: id).displayList(RenderingOptions(background: .clear))
    forest.environment.colorAppearance.style = .dark
    let dark = forest.snapshot(of: id).displayList(RenderingOptions(background: .clear))
    #expect(light.commands.isEmpty || light != dark)
  }

  @Test func anOverrideHoldsForWhatIsInTheView() throws {
    var forest = LayoutForest()
    var outer = Item()
    outer.colorAppearance.style = .dark
    outer.frame.size = Size(width: 10, height: 10)
    let root = forest.makeItem(outer)
    var inner = Item()
    inner.appearance.backgroundColor = Color(.systemBackground)
    inner.frame.size = Size(width: 10, height: 10)
    _ = forest.add(inner, to: root)
    inner.colorAppearance.style = .light
    _ = forest.add(inner, to: root)
    let fills = forest.snapshot(of: root).displayList().commands.compactMap { command in
      if case .fill(_, .color(let color)) = command { color } else { nil }
    }
    #expect(fills == [.white, .black, .white])
  }

  @Test func dimmedTintsAreGrey() {
    var forest = LayoutForest()
    var outer = Item()
    outer.appearance.tintAdjustment = .dimmed
    outer.appearance.tintColor = Color(red: 1, green: 0, blue: 0)
    outer.frame.size = Size(width: 100, height: 10)
    let root = forest.makeItem(outer)
    var inner = Item()
    inner.content = .control(.progress(0.5, isBar: false))
    inner.frame.size = Size(width: 100, height: 10)
    _ = forest.add(inner, to: root)
    inner.appearance.tintAdjustment = .normal
    _ = forest.add(inner, to: root)
    let fills = forest.snapshot(of: root).displayList().commands.compactMap { command in
      if case .fill(_, .color(let color)) = command { color } else { nil }
    }
    #expect(fills.contains(Color(white: 0.299, alpha: 0.8)))
    #expect(fills.last == Color(red: 1, green: 0, blue: 0))
  }
}
