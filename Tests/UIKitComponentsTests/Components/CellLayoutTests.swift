// SPDX-License-Identifier: MIT

import AutoLayout
import Testing
import Typography
import UIKitComponents

/// The frames of content views, and of labels in cell styles. Source: frames that Interface Builder
/// saved. `build` is the major part of the documents' `toolsVersion`, and numbers in comments count
/// observations.
@Suite struct CellLayoutTests {
  private func layout(
    _ build: Int = 21_507, scale: Double = 2, side: Double = 16,
    _ accessory: CellContent.Accessory = .none, direction: LayoutDirection = .leftToRight
  ) -> CellLayout {
    CellLayout(
      in: Environment(
        pixels: PixelGrid(scale: scale), platform: PlatformVersion(major: 17, toolsBuild: build)),
      direction: direction, side: side, accessory: accessory, hasSeparator: true)
  }

  /// Arrows by era (180), checkmarks (15), buttons (10), and buttons with an arrow before Xcode 9
  /// and in Xcode 13 (2).
  @Test(
    "Accessories have the widths that Interface Builder saved",
    arguments: [
      (9_532, 8.0, CellContent.Accessory.detailButton, 47.0), (12_121, 8, .detailButton, 47),
      (22_155, 16, .detailButton, 40), (24_506, 20, .detailButton, 44),
      (9_532, 8, .detailDisclosureButton, 67), (20_037, 20, .detailDisclosureButton, 57),
      (12_999, 8, .disclosureIndicator, 33), (13_000, 16, .disclosureIndicator, 34),
      (14_799, 16, .disclosureIndicator, 34), (14_800, 15, .disclosureIndicator, 27),
      (16_999, 20, .disclosureIndicator, 31), (17_000, 16, .disclosureIndicator, 25.5),
      (19_999, 20, .disclosureIndicator, 31), (20_000, 20, .disclosureIndicator, 28.5),
      (20_999, 20, .disclosureIndicator, 28.5), (21_000, 20, .disclosureIndicator, 30.5),
      (24_506, 16, .disclosureIndicator, 26.5), (12_999, 8, .checkmark, 39),
      (14_490, 16, .checkmark, 40), (14_490, 20, .checkmark, 44), (21_507, 20, .checkmark, 44),
    ])
  func accessoryWidthsByBuild(
    build: Int, side: Double, accessory: CellContent.Accessory, width: Double
  ) {
    #expect(layout(build, side: side, accessory).accessoryWidth == width)
  }

  @Test func arrowsTakeWholePixels() {
    let layout = layout(22_155, scale: 3, side: 20, .disclosureIndicator)
    #expect(abs(layout.accessoryWidth - 91.0 / 3) < 1e-9)
  }

  /// 0.5 points at a scale of 2 in 60 files before Xcode 11, 0 in 150 files since.
  @Test func separatorsTakeAPixelBeforeIOS13() {
    let cell = Size(width: 375, height: 44)
    #expect(layout(14_490).contentFrame(in: cell) == Rect(x: 0, y: 0, width: 375, height: 43.5))
    #expect(layout().contentFrame(in: cell) == Rect(x: 0, y: 0, width: 375, height: 44))
  }

  @Test func fromRightToLeftTheAccessoryIsAtTheLeft() {
    let layout = layout(21_507, .disclosureIndicator, direction: .rightToLeft)
    let cell = Size(width: 375, height: 44)
    #expect(layout.contentFrame(in: cell) == Rect(x: 26.5, y: 0, width: 348.5, height: 44))
    #expect(layout.symbols(in: cell).arrow?.x == 16)
  }

  // MARK: Styles

  private func styled(
    _ style: CellStyle, _ size: Size, right: Double = 16, image: Size = .zero, build: Int = 21_507
  ) -> StyledCellLayout {
    StyledCellLayout(
      style, in: layout(build), size: size,
      margins: EdgeInsets(top: 11, left: 16, bottom: 11, right: right), image: image)
  }

  /// A cell of 348.5 × 43.5 before an arrow (3), and one with an image of 18 × 15 before Xcode 11
  /// (2).
  @Test func basicTextsFillTheCell() {
    let text = Size(width: 33, height: 20.5)
    let parts = styled(.basic, Size(width: 348.5, height: 43.5), right: 8).parts(text: text)
    #expect(parts.text == Rect(x: 16, y: 0, width: 324.5, height: 43.5))
    var layout = styled(
      .basic, Size(width: 375, height: 43.5), right: 15, image: Size(width: 18, height: 15))
    layout.margins.left = 15
    let image = layout.parts(text: text)
    #expect(image.text == Rect(x: 48, y: 0, width: 312, height: 43.5))
    #expect(image.image.x == 15)
  }

  /// 375 × 43.5 (5). Texts start at whole points: 13 in cells of 45 (1), 16 in cells of 51 (1).
  @Test func detailsAreAtTheTrailingEnd() {
    let (text, detail) = (Size(width: 33, height: 20.5), Size(width: 44, height: 20.5))
    let parts = styled(.value1, Size(width: 375, height: 43.5)).parts(text: text, detail: detail)
    #expect(parts.text == Rect(x: 16, y: 12, width: 33, height: 20.5))
    #expect(parts.detail == Rect(x: 315, y: 12, width: 44, height: 20.5))
    let higher = styled(.value1, Size(width: 375, height: 45)).parts(text: text, detail: detail)
    #expect(higher.text.y == 13)
    let newer = styled(.value1, Size(width: 375, height: 51)).parts(text: text, detail: detail)
    #expect(newer.detail.y == 16)
  }

  @Test func detailsGetTheWidthThatLongTextsLeave() {
    let layout = styled(.value1, Size(width: 200, height: 44))
    let text = Size(width: 140, height: 20.5)
    #expect(layout.textWidth == 168)
    #expect(layout.detailWidth(beside: text) == 22)
    let parts = layout.parts(text: text, detail: Size(width: 22, height: 20.5))
    #expect(parts.detail.maxX == 184)
    #expect(parts.text.maxX + 6 == parts.detail.x)
  }

  /// A cell of 414 × 55.5 (3).
  @Test func subtitlesFollowTheirTexts() {
    var layout = styled(.subtitle, Size(width: 414, height: 55.5))
    layout.margins.left = 20
    let parts = layout.parts(
      text: Size(width: 33, height: 20.5), detail: Size(width: 44, height: 14.5))
    #expect(parts.text == Rect(x: 20, y: 10, width: 33, height: 20.5))
    #expect(parts.detail == Rect(x: 20, y: 31.5, width: 44, height: 14.5))
  }

  /// 43.5 in cells of one line (40), and 51 in cells of Xcode 26 between margins of 15 (17).
  @Test func cellHeightsFitTextsAndMargins() {
    let text = Size(width: 33, height: 20.5)
    #expect(styled(.basic, .zero).height(text: text) == 43.5)
    var newer = styled(.basic, .zero, build: 24_127)
    (newer.margins.top, newer.margins.bottom) = (15, 15)
    #expect(newer.height(text: text) == 51)
    #expect(layout().height(content: 0) == 44, "where nothing says how high")
  }

  /// At the accessibility text sizes the detail is below the text in all styles. Source: the WWDC
  /// 2017 session on Dynamic Type.
  @Test(arguments: [CellStyle.value1, .value2])
  func detailsAreBelowTextsAtAccessibilitySizes(style: CellStyle) {
    func parts(_ category: ContentSizeCategory, major: Int = 17) -> StyledCellLayout.Parts {
      let environment = Environment(
        contentSizeCategory: category, platform: PlatformVersion(major: major))
      let cell = CellLayout(
        in: environment, direction: .leftToRight, side: 16, accessory: .none, hasSeparator: true)
      let layout = StyledCellLayout(
        style, in: cell, size: Size(width: 343, height: 100),
        margins: EdgeInsets(top: 11, left: 16, bottom: 11, right: 16))
      return layout.parts(
        text: Size(width: 80, height: 30), detail: Size(width: 90, height: 30))
    }
    let beside = parts(.extraExtraExtraLarge)
    #expect(beside.detail.x > beside.text.x)
    let below = parts(.accessibilityMedium)
    #expect(below.detail.x == below.text.x)
    #expect(below.detail.y >= below.text.maxY)
    let old = parts(.accessibilityMedium, major: 10)
    #expect(old.detail.x > old.text.x)
  }

  /// Symbols of a file that Xcode 26 saved, in cells of 414 points: x and width of the image, x of
  /// the text.
  @Test(arguments: [
    (16.75, 30.5, 62.25), (17.75, 28.5, 61.25), (18, 28, 61), (16, 32, 63), (31.75, 0.5, 47.25),
  ])
  func symbolsHaveTheirMiddlesBelowEachOther(x: Double, width: Double, text: Double) {
    let layout = StyledCellLayout(
      .basic,
      in: CellLayout(
        in: Environment(), direction: .leftToRight, side: 20, accessory: .none, hasSeparator: true),
      size: Size(width: 414, height: 51),
      margins: EdgeInsets(top: 15, left: 20, bottom: 15, right: 20),
      image: Size(width: width, height: 24), isSymbol: true)
    let parts = layout.parts(text: Size(width: 100, height: 20.5))
    #expect(parts.image.x == x)
    #expect(parts.text.x == text)
  }
}
