// SPDX-License-Identifier: MIT

import AutoLayout
import Testing
import Typography
import UIKitComponents

@Suite struct ButtonPartsTests {
  private let measurer = ContentMeasurer(release: 17, scale: 3)

  private func parts(
    _ button: ButtonContent, _ bounds: Rect? = nil, _ direction: LayoutDirection = .leftToRight
  ) -> ButtonParts {
    let size = measurer.size(of: .button(button))
    let bounds =
      bounds ?? Rect(x: 0, y: 0, width: size.width ?? 0, height: size.height ?? 0)
    return measurer.parts(
      of: button, in: measurer.contentRect(of: button, in: bounds, direction), direction)
  }

  /// Source: a logged system button "Layout" with the default font, whose title is 47 × 18 at (0,
  /// 6).
  @Test func theTitleOfASystemButtonFillsItsWidth() throws {
    let button = ButtonContent("Layout", font: .system(15))
    let size = measurer.size(of: .button(button))
    #expect(size.height == 30)
    let width = try #require(size.width)
    #expect(abs(width - 47) <= 1)
    #expect(parts(button) == ButtonParts(title: Rect(x: 0, y: 6, width: width, height: 18)))
  }

  @Test func imageAndTitleAreSideBySide() throws {
    var button = ButtonContent("Button", kind: .custom, font: .system(15))
    button.image = ImageContent(width: 20, height: 20)
    let found = parts(button)
    #expect(found.image == Rect(x: 0, y: 0, width: 20, height: 20))
    #expect(found.title == Rect(x: 20, y: 1, width: 46, height: 18))
    let mirrored = parts(button, nil, .rightToLeft)
    #expect(mirrored.title?.x == 0 && mirrored.image?.x == 46)
  }

  @Test func alignmentsMoveTheBlock() throws {
    var button = ButtonContent("Button", font: .system(15))
    let bounds = Rect(x: 0, y: 0, width: 100, height: 50)
    #expect(parts(button, bounds).title?.x == 27)
    button.horizontalAlignment = .trailing
    button.verticalAlignment = .bottom
    #expect(parts(button, bounds).title == Rect(x: 54, y: 32, width: 46, height: 18))
    #expect(parts(button, bounds, .rightToLeft).title?.x == 0)
    button.titleEdgeInsets = EdgeInsets(top: 0, left: -4, bottom: 0, right: 0)
    #expect(parts(button, bounds).title?.x == 50)
  }

  @Test func titleGetsTheWidthBesideTheImage() {
    var button = ButtonContent("A title that is far too long", kind: .custom, font: .system(15))
    button.image = ImageContent(width: 20, height: 20)
    let found = parts(button, Rect(x: 0, y: 0, width: 100, height: 30))
    #expect(found.title?.x == 20 && found.title?.width == 80)
  }

  /// The size of a configured button is that of its parts with their insets.
  @Test(arguments: [
    ButtonContent.ImagePlacement.leading, .trailing, .top, .bottom,
  ])
  func theSizeHoldsAllParts(placement: ButtonContent.ImagePlacement) throws {
    var button = ButtonContent(configured: "Title") {
      $0.imagePlacement = placement
      $0.imagePadding = 5
      $0.subtitle = ColoredText("Subtitle", font: .preferred(.footnote))
    }
    button.image = ImageContent(width: 24, height: 18)
    let size = measurer.size(of: .button(button))
    let found = parts(button)
    let frames = try [found.title, found.subtitle, found.image].map { try #require($0) }
    #expect(abs((frames.map(\.x).min() ?? 0) - 12) < 0.8)
    #expect(abs((frames.map(\.maxX).max() ?? 0) - (size.width ?? 0) + 12) < 0.8)
    #expect(abs((frames.map(\.y).min() ?? 0) - 7) < 0.8)
    #expect(abs((frames.map(\.maxY).max() ?? 0) - (size.height ?? 0) + 7) < 0.8)
    #expect(abs(frames[1].y - frames[0].maxY - 1) < 1e-9)
  }

  /// Source: three files in which a button with a symbol is as high as a button with a title,
  /// whatever the height of the symbol.
  @Test func aSymbolAloneIsAsHighAsALineOfTheTitlesFont() throws {
    var button = ButtonContent(kind: .system, font: .preferred(.body))
    button.configuration = ButtonContent.Configuration()
    button.image = .symbol(named: "trash", scale: .large)
    let size = measurer.size(of: .button(button))
    #expect(size.height == measurer.size(of: .button(ButtonContent(configured: "Like"))).height)
    #expect(abs(try #require(size.width) - 48) <= 1)
  }
}
