// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import LayoutRendering
import Testing
import UIKitComponents

/// Pictures of the app in SVG documents.
@Suite struct PictureTests {
  private static let data = PictureData(.png, bytes: [1, 2, 3, 4])

  private func svg(_ commands: [DrawingCommand]) -> String {
    SVGRenderer().render(
      DisplayList(size: Size(width: 10, height: 10), commands: commands))
  }

  @Test func theBytesStandThereOnceInBase64() {
    let place = Rect(x: 1, y: 2, width: 3, height: 4)
    let svg = svg([
      .picture(PlacedPicture(Self.data, in: place)),
      .picture(PlacedPicture(Self.data, in: place.offset(by: Point(x: 5, y: 0)))),
    ])
    #expect(svg.components(separatedBy: "data:image/png;base64,AQIDBA==").count == 2)
    #expect(svg.contains("<use href=\"#d1\" transform=\"translate(1 2) scale(3 4)\"/>"))
    #expect(svg.contains("<use href=\"#d1\" transform=\"translate(6 2) scale(3 4)\"/>"))
  }

  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy"),
  ])
  func base64IsThatOfRFC4648(text: String, code: String) {
    let picture = PlacedPicture(
      PictureData(.svg, bytes: Array(text.utf8)), in: Rect(x: 0, y: 0, width: 1, height: 1))
    #expect(svg([.picture(picture)]).contains("data:image/svg+xml;base64,\(code)\""))
  }

  @Test func aTemplateHasOneColour() {
    let picture = PlacedPicture(
      Self.data, in: Rect(x: 0, y: 0, width: 1, height: 1), tint: Color(red: 1, green: 0, blue: 0))
    let svg = svg([.picture(picture)])
    #expect(svg.contains("flood-color=\"#ff0000\""))
    #expect(svg.contains("<g filter=\"url(#d2)\">"))
  }

  private func draw(_ image: ImageContent, width: Double, height: Double) -> [PlacedPicture] {
    var forest = LayoutForest()
    var item = Item(name: "UIImageView")
    item.frame = Rect(x: 0, y: 0, width: width, height: height)
    item.content = .image(image)
    let root = forest.makeItem(item)
    let list = forest.layout(root).displayList()
    return list.commands.compactMap { if case .picture(let placed) = $0 { placed } else { nil } }
  }

  @Test func imageViewsShowTheirPicture() {
    var variant = ImageAsset.Variant(
      size: Size(width: 20, height: 20), scale: 2, picture: Self.data)
    let asset = ImageAsset([variant])
    let image = ImageContent(name: "x", asset: asset, in: Environment())
    let whole = Rect(x: 0, y: 0, width: 60, height: 40)
    #expect(draw(image, width: 60, height: 40) == [PlacedPicture(Self.data, in: whole)])

    // Caps of 5 points keep their size: the middle of 10 points becomes 50 wide and 30 high.
    variant.capInsets = EdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
    let capped = ImageContent(name: "x", asset: ImageAsset([variant]), in: Environment())
    let parts = draw(capped, width: 60, height: 40)
    #expect(parts.count == 9)
    #expect(parts.first?.rect == Rect(x: 0, y: 0, width: 20, height: 20))
    #expect(parts[4].rect == Rect(x: -20, y: -10, width: 100, height: 60))
    #expect(parts.last?.rect == Rect(x: 40, y: 20, width: 20, height: 20))
  }
}
