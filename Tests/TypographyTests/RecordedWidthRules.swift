// SPDX-License-Identifier: MIT

import Testing
import Typography

/// Widths that Xcode saved for views whose text alone determines them, grouped by the rules of text
/// measurement that they confirm. Each line has era, size, weight or font, pixels per point and
/// width, then the text.
@Suite struct RecordedWidthRules {
  private static let eras: [String: TypographyEra] = [
    "9": .sanFrancisco9, "13": .sanFrancisco13, "14": .sanFrancisco14, "17": .sanFrancisco17,
  ]

  private func difference(_ line: String) throws -> Double {
    let halves = line.split(separator: "|", maxSplits: 1)
    let words = halves[0].split(separator: " ").map(String.init)
    let size = try #require(Double(words[1]))
    let font: Font
    if let weight = FontWeight(name: words[2]) {
      font = .system(size, weight: weight)
    } else {
      font = Font(family: .named(words[2]), size: size)
    }
    let typesetter = Typesetter(
      measurer: SystemFontMeasurer(era: try #require(Self.eras[words[0]])))
    let text = AttributedText(String(halves[1]), font: font)
    let width = typesetter.labelSize(text, scale: try #require(Double(words[3]))).width
    return width - (try #require(Double(words[4])))
  }

  private static func table(_ text: String) -> [String] {
    text.split(separator: "\n").map(String.init)
  }

  @Test(
    "Single characters",
    arguments: table(
      """
      14 14 regular 2 28|10%
      17 17 regular 2 33.5|10%
      14 14 regular 2 30|23%
      14 12 light 2 36|0.04%
      9 14 regular 2 27|$$$
      9 12 regular 2 16|$$
      14 15 regular 2 44|$1000
      14 14 regular 2 41.5|$1800
      17 16 regular 2 39|$200
      14 17 regular 2 40|$700
      14 17 regular 2 41.5|$900
      9 14 light 1 81|Didn't get it?
      17 17 regular 1 112|Available Sizes
      14 17 regular 2 95|Choose Size
      14 17 regular 2 63|Azimuth
      17 17 regular 2 144.5|Backtick → Escape
      17 17 regular 1 114|Option → Meta
      9 17 regular 2 8.5|•
      13 17 bold 2 58.5|Quality
      14 17 regular 2 127.5|Choose Quantity
      17 13 regular 3 74.667|DEVELOPER
      17 13 bold 2 101.5|DROP SHADOW
      9 15 light 1 42|Feeds
      """))
  func signs(line: String) throws { #expect(abs(try difference(line)) <= 1, "\(line)") }

  /// Since iOS 13 the masters give these widths. Regular before iOS 13 is 0.002 em wider per
  /// character than its columns.
  @Test(
    "Text of 20 points and larger",
    arguments: table(
      """
      14 20 bold 3 212|SecondViewController
      14 20 bold 3 202|FourthViewController
      14 20 bold 3 130|Mindful walks
      14 20 bold 3 142.667|some Contents
      14 22 bold 2 124|What's New
      14 34 bold 2 145|Contacts
      14 34 bold 2 179|Debug logs
      14 34 bold 2 135|BLE logs
      14 34 bold 2 261|Setup complete!
      14 36 bold 2 251|Shopping View
      14 36 bold 2 187|Video View
      17 22 bold 3 70.667|20 min
      9 25 regular 2 162.5|Alignment : Fill
      """))
  func largeType(line: String) throws { #expect(abs(try difference(line)) <= 1.5, "\(line)") }

  /// The figures of iOS 14 are narrower than a long title of iOS 13.
  @Test func longTitleOfIOS13() throws {
    #expect(abs(try difference("13 34 bold 2 333.5|Welcome to AltStore.")) <= 2)
  }

  @Test(
    "Other scripts",
    arguments: table(
      """
      17 20 bold 3 93.667|現在の職業
      17 20 bold 3 75|生年月日
      17 20 bold 3 131|第一希望面接日
      17 20 bold 3 93.667|パスワード
      17 32 bold 3 60|晴れ
      """))
  func otherScripts(line: String) throws { #expect(abs(try difference(line)) <= 0.5, "\(line)") }

  /// Syllables are 0.864 em wide (11 of 11), and those of the bold cut as well.
  @Test(
    "NanumGothic",
    arguments: table(
      """
      14 12 NanumGothic 1 21|치즈
      14 12 NanumGothic 1 32|돈까스
      14 12 NanumGothic 1 42|할라피뇨
      14 12 NanumGothic 1 52|오므라이스
      14 12 NanumGothic 1 66|오늘도 빡코딩
      """))
  func nanumGothic(line: String) throws { #expect(abs(try difference(line)) <= 1, "\(line)") }

  @Test(
    "Other font families",
    arguments: table(
      """
      9 14 AvenirNext-Heavy 2 119|Emoji Among Us
      9 30 AvenirNext-Heavy 2 156|WIKIFACE
      9 17 AvenirNext-Medium 1 43|Label
      9 16 AvenirNext-Medium 1 32|Title
      9 23 AvenirNext-Medium 3 90|Weather
      9 10 AvenirNext-Regular 2 49|Read Later
      9 16 AvenirNext-Regular 2 155.5|Hiragana to Katakana
      9 90 AvenirNext-Regular 3 231|Temp
      17 16 FiraSans-Regular 2 65|Websites
      17 21 FiraSans-Regular 1 108|Learn more
      9 15 Futura-Medium 1 68|Get Tacos
      14 16 Montserrat-Medium 3 106|Resend Code
      14 14 Sarabun-Regular 3 66.667|Tổng cộng:
      14 17 HelveticaNeue 3 158.667|Healthcare Providers
      14 20 HelveticaNeue-Bold 3 52.333|Label
      14 32 HelveticaNeue-Bold 2 139.5|Siskin IM
      14 12 Menlo-Regular 2 36.5|MM/YY
      14 10 Menlo-Regular 2 18.5|•••
      17 17 Menlo-Regular 2 10.5|-
      9 48 Menlo-Regular 1 203|00:00.0
      """))
  func otherFamilies(line: String) throws { #expect(abs(try difference(line)) <= 2.5, "\(line)") }

  @Test(
    "Line heights of other font families",
    arguments: [
      ("NanumGothic", 115.0), ("Montserrat-Medium", 121.9), ("FiraSans-Regular", 120),
      ("Sarabun-Regular", 130.1), ("OpenSans-Semibold", 136.2), ("Inter-Regular", 121),
    ])
  func lineHeights(name: String, height: Double) {
    let metrics = SystemFontMeasurer().metrics(of: Font(family: .named(name), size: 100))
    #expect(abs(metrics.lineHeight + metrics.leading - height) <= 0.5)
  }
}
