// SPDX-License-Identifier: MIT

import Testing
import Typography

@Suite struct NamedFontTests {
  private let measurer = SystemFontMeasurer()

  /// Heights of one-line labels that Xcode saved at 2x.
  @Test(arguments: [
    ("HelveticaNeue", 14.0, 16.5), ("HelveticaNeue-Light", 13, 15.5),
    ("HelveticaNeue-Bold", 14, 17),
    ("Helvetica", 36, 41.5), ("Helvetica-Light", 18, 21), ("Avenir-Book", 20, 27.5),
    ("AvenirNext-Regular", 16, 22), ("AvenirNext-Medium", 11, 15.5), ("Futura-Medium", 18, 23.5),
    ("FiraSans-Regular", 14, 17), ("OpenSans-Semibold", 15, 20.5),
  ])
  func labelHeightsAreThoseXcodeRecords(_ name: String, size: Double, height: Double) {
    let text = AttributedText("Label", font: Font(family: .named(name), size: size))
    #expect(Typesetter(measurer: measurer).labelSize(text, scale: 2).height == height)
  }

  /// Widths of labels that Xcode saved at 2x.
  @Test(arguments: [
    ("AWAKE", "AvenirNext-Regular", 22.0, 79.0), ("AWAKE", "AvenirNext-Regular", 30, 108),
    ("CANADA", "AvenirNext-Medium", 36, 157), ("stiffness", "AvenirNext-Regular", 16, 58),
    ("TYCHO MUSIC", "AvenirNext-Regular", 17, 116), ("Text", "AvenirNext-DemiBold", 14, 27),
    ("Transformed:", "AvenirNext-Medium", 16, 97.5), ("1", "AvenirNext-Regular", 16, 9.5),
  ])
  func labelWidthsAreThoseXcodeRecords(
    _ text: String, _ name: String, size: Double, width: Double
  ) {
    let text = AttributedText(text, font: Font(family: .named(name), size: size))
    let measured = Typesetter(measurer: measurer).labelSize(text, scale: 2).width
    #expect(abs(measured - width) <= 1)
  }

  @Test func namesOfTheSystemFontSelectTheSystemFont() {
    for name in [".SFUIText-Semibold", "SFProText-Semibold", ".SFUI-Semibold"] {
      let named = Font(family: .named(name), size: 15)
      let system = Font.system(15, weight: .semibold)
      #expect(measurer.width(of: "Abc", font: named) == measurer.width(of: "Abc", font: system))
      #expect(measurer.metrics(of: named) == measurer.metrics(of: system))
    }
  }

  @Test func familyNamesWithSpacesAreFoundToo() {
    let spaced = Font(family: .named("Helvetica Neue"), size: 14)
    let joined = Font(family: .named("HelveticaNeue"), size: 14)
    #expect(measurer.metrics(of: spaced) == measurer.metrics(of: joined))
  }

  @Test func monospacedFontsGiveEveryCharacterTheSameWidth() {
    let fonts: [(Font, Double)] = [
      (Font(family: .named("Courier"), size: 10), 6),
      (Font(family: .named("Menlo"), size: 10), 6.02),
      (Font(family: .monospacedSystem, size: 10), 6.18),
    ]
    for (font, advance) in fonts {
      for letter in ["i", "W", "é", "."] {
        #expect(abs(measurer.width(of: letter, font: font) - advance) < 1e-9)
      }
    }
  }

  @Test func classicFacesHaveAdobesAdvances() {
    // AFM of Helvetica: A 667, b 556; Helvetica Bold: A 722, b 611; Times Roman: A 722, b 500.
    for (name, width) in [
      ("Helvetica", 12.23), ("Arial-BoldMT", 13.33), ("TimesNewRomanPSMT", 12.22),
    ] {
      let font = Font(family: .named(name), size: 10)
      #expect(abs(measurer.width(of: "Ab", font: font) - width) < 1e-9, "\(name)")
    }
  }

  @Test func freeFamiliesComeNearTheirOwnAdvances() {
    // Sums of the fonts' own `hmtx` advances at 17 points: "Notification settings".
    for (name, width) in [("RobotoCondensed-Regular", 136.93), ("Quicksand-Regular", 155.41)] {
      let font = Font(family: .named(name), size: 17)
      let measured = measurer.width(of: "Notification settings", font: font)
      #expect(abs(measured / width - 1) < 0.04, "\(name): \(measured)")
    }
  }

  /// Source: the fonts themselves, shaped with kerning.
  @Test(arguments: [
    ("OpenSans-Semibold", "Notification settings", 977.4),
    ("Lato-Light", "Forgot Your Password?", 976.8),
    ("Lato-Bold", "Forgot Your Password?", 1013.2),
    ("Muli", "Terms & Conditions", 888.7),
    ("Mulish-Black", "Terms & Conditions", 952.6),
    ("FiraSans-SemiBold", "Running Tests:", 660.3),
    ("Roboto-Medium", "Available Today", 696.0),
    ("Inter-Bold", "Available Today", 767.6),
    ("Poppins-Medium", "Create an account", 947.4),
    ("Nunito-ExtraBold", "Create an account", 852.2),
    ("Raleway-Regular", "We will verify it", 689.0),
    ("SourceSansPro-Bold", "Sign in with email", 785.6),
    ("NotoSans-Light", "Version 1.2.3 (45)", 781.5),
    ("NotoSansCJKjp-Regular", "設定 Wi-Fi", 455.1),
  ])
  func frequentFamiliesHaveTheirOwnWidths(_ name: String, text: String, width: Double) {
    let font = Font(family: .named(name), size: 100)
    #expect(abs(measurer.width(of: text, font: font) / width - 1) < 0.006)
  }

  @Test func namesThatStartLikeAFamilyAreOtherFamilies() {
    for name in [
      "Interstate-Regular", "LatoLatin-Regular", "NunitoSans-Regular", "Inter Tight",
      "RobotoSlab-Bold",
    ] {
      let font = Font(family: .named(name), size: 17)
      #expect(measurer.metrics(of: font) == measurer.metrics(of: .system(17)), "\(name)")
    }
  }

  /// Source: the font's own advances, of U+F013 (a gear) and U+F015 (a house).
  @Test func iconsOfFontAwesomeHaveTheirOwnWidths() {
    let font = Font(family: .named("FontAwesome"), size: 14)
    #expect(abs(measurer.width(of: "\u{F013}\u{F015}", font: font) - 25.00) < 0.01)
  }

  /// Source: widths that Xcode saved for labels whose content determines the width.
  @Test(arguments: [
    ("Futura-Medium", 17.0, "Last Name:", 88.0), ("FiraSans-Regular", 16, "Proxy in use", 87.5),
    ("FiraSans-SemiBold", 16, "Running Tests:", 106),
    ("FiraSans-SemiBold", 15, "measurement-kit: x.y.z", 153.5),
    ("Montserrat-Regular", 14, "top note", 59),
    ("Montserrat-SemiBold", 12, "Enter the code sent to", 133.667),
    ("Montserrat-SemiBold", 20, "Need some help?", 173),
    ("Sarabun-ExtraBold", 16, "69 (100000 vnđ)", 119.667),
  ])
  func otherFamiliesComeNearWhatXcodeRecords(
    _ name: String, size: Double, text: String, saved: Double
  ) {
    let label = AttributedText(text, font: Font(family: .named(name), size: size))
    let width = Typesetter(measurer: measurer).labelSize(label, scale: 2).width
    #expect(abs(width - saved) <= 1.5, "\(width)")
  }

  @Test(arguments: [
    ("Futura-CondensedMedium", "Futura-Medium"), ("OpenSans-CondensedBold", "OpenSans-Bold"),
    ("NotoSans-CondensedBold", "NotoSans-Bold"),
  ])
  func condensedCutsAreNarrower(condensed: String, plain: String) {
    let narrow = Font(family: .named(condensed), size: 17)
    let normal = Font(family: .named(plain), size: 17)
    #expect(measurer.width(of: "abc", font: narrow) < measurer.width(of: "abc", font: normal))
  }

  /// The names of the same style in files of other foundries and in variable fonts.
  @Test(arguments: [
    ("Inter18pt-Bold", "Inter-Bold"), ("InterUI-Bold", "Inter-Bold"),
    ("InterVariable-Bold", "Inter-Bold"), ("LatoRegular", "Lato-Regular"),
    ("OpenSans Bold", "OpenSans-Bold"), ("OpenSansRoman-Bold", "OpenSans-Bold"),
  ])
  func namesOfAStyleMeasureAlike(other: String, name: String) {
    let (first, second) = (
      Font(family: .named(other), size: 17), Font(family: .named(name), size: 17)
    )
    #expect(measurer.metrics(of: first) == measurer.metrics(of: second))
    #expect(measurer.width(of: "abc", font: first) == measurer.width(of: "abc", font: second))
  }

  @Test func theWeightInANameTakesPrecedence() {
    let named = Font(family: .named("Helvetica-Bold"), weight: .light, size: 17)
    let plain = Font(family: .named("Helvetica"), weight: .bold, size: 17)
    #expect(measurer.width(of: "Label", font: named) == measurer.width(of: "Label", font: plain))
  }

  @Test func ideographsFillTheirSquareInNamedFonts() {
    // Recorded by Xcode: five kana in Avenir Next at 22 points are 110 points wide.
    let font = Font(family: .named("AvenirNext-Medium"), size: 22)
    #expect(abs(measurer.width(of: "こんにちは", font: font) - 110) < 1e-9)
  }

  @Test func unknownFamiliesMeasureAsTheSystemFontUntracked() {
    let unknown = Font(family: .named("Comic Neue"), size: 17)
    #expect(measurer.metrics(of: unknown) == measurer.metrics(of: .system(17)))
    #expect(measurer.width(of: "Label", font: unknown) > 0)
  }

  @Test func hostileNamesAreUnknownFamilies() {
    for name in ["", "-", "---", "😀-Bold", String(repeating: "x", count: 10_000)] {
      #expect(measurer.width(of: "a", font: Font(family: .named(name), size: 17)) > 0)
    }
  }
}
