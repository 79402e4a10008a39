// SPDX-License-Identifier: MIT

import InterfaceBuilder
import Testing
import UIKitComponents

@Suite struct IBColorTests {
  private func color(_ attributes: String) throws -> IBColor? {
    IBColor(try element("<color key='textColor' \(attributes)/>"))
  }

  @Test(arguments: [
    "colorSpace='custom' customColorSpace='sRGB'", "colorSpace='calibratedRGB'",
    "colorSpace='deviceRGB'", "colorSpace='custom' customColorSpace='calibratedRGB'",
  ])
  func everyRGBSpaceIsTakenAsSRGB(space: String) throws {
    #expect(
      try color("red='0.25' green='0.5' blue='1' alpha='0.75' \(space)")
        == .components(Color(red: 0.25, green: 0.5, blue: 1, alpha: 0.75)))
  }

  @Test(arguments: [
    "colorSpace='custom' customColorSpace='genericGamma22GrayColorSpace'",
    "colorSpace='calibratedWhite'", "colorSpace='deviceWhite'",
  ])
  func everyGreySpaceIsTakenAsSRGB(space: String) throws {
    #expect(try color("white='0.5' alpha='1' \(space)") == .components(Color(white: 0.5)))
  }

  /// CSS Color 4: color(display-p3 0 1 0) lies beyond sRGB green, so it clips to that; greys are the
  /// same in both spaces, because they share white point and curve.
  @Test func displayP3IsConverted() throws {
    let p3 = "alpha='1' colorSpace='custom' customColorSpace='displayP3'"
    guard case .components(let green)? = try color("red='0' green='1' blue='0' \(p3)"),
      case .components(let grey)? = try color("red='0.5' green='0.5' blue='0.5' \(p3)")
    else {
      Issue.record("no components")
      return
    }
    for (value, expected) in [
      (green.red, 0), (green.green, 1), (green.blue, 0), (grey.red, 0.5), (grey.green, 0.5),
      (grey.blue, 0.5),
    ] {
      #expect(abs(value - expected) < 1e-5)
    }
  }

  @Test func cyanIsTheAbsenceOfRed() throws {
    #expect(
      try color("cyan='1' magenta='0' yellow='0' black='0.5' alpha='1' colorSpace='deviceCMYK'")
        == .components(Color(red: 0, green: 0.5, blue: 0.5)))
  }

  @Test func namesAreKeptForLater() throws {
    #expect(try color("name='Brand'") == .named("Brand"))
    #expect(
      try color("systemColor='labelColor' white='0' alpha='1' colorSpace='calibratedWhite'")
        == .system("labelColor", saved: .black))
    #expect(
      try color("cocoaTouchSystemColor='darkTextColor'") == .system("darkTextColor", saved: nil))
    #expect(
      try color("name='textColor' catalog='System' colorSpace='catalog'")
        == .system("textColor", saved: nil))
    #expect(try color("colorSpace='pattern'") == nil)
  }

  @Test func componentsBeyondTheRangeAreClipped() throws {
    #expect(
      try color("red='7' green='-1' blue='0' alpha='2' colorSpace='calibratedRGB'")
        == .components(Color(red: 1, green: 0, blue: 0)))
  }

  private func resolver() throws -> ColorResolver {
    let document = try document(
      storyboard: """
        <resources>
          <namedColor name="Brand"><color red="1" green="0" blue="0" alpha="1"
            colorSpace="custom" customColorSpace="sRGB"/></namedColor>
          <namedColor name="Ink"><color systemColor="labelColor"/></namedColor>
          <namedColor name="Loop"><color name="Loop"/></namedColor>
          <systemColor name="labelColor"><color white="0.1" alpha="1" colorSpace="calibratedWhite"/>
          </systemColor>
          <systemColor name="futureColor"><color white="0.2" alpha="1"
            colorSpace="calibratedWhite"/></systemColor>
        </resources>
        """)
    return ColorResolver(resources: document.resources)
  }

  @Test func namesOfTheSystemKeepTheirMeaning() throws {
    let resolver = try resolver()
    #expect(resolver.resolve(.system("labelColor", saved: .white)) == Color(.label))
    #expect(resolver.resolve(.named("Ink")) == Color(.label))
    #expect(resolver.resolve(.system("systemRedColor", saved: nil))?.red == 1)
  }

  @Test func whatTheFileSavedStandsForNamesThatAreNotKnown() throws {
    let resolver = try resolver()
    #expect(resolver.resolve(.named("Brand")) == Color(red: 1, green: 0, blue: 0))
    #expect(resolver.resolve(.system("futureColor", saved: nil)) == Color(white: 0.2))
    #expect(resolver.resolve(.system("noColor", saved: .black)) == .black)
    #expect(resolver.resolve(.named("Nowhere")) == nil)
    #expect(resolver.resolve(.named("Loop")) == nil)
  }

  @Test func theCatalogCountsBeforeWhatTheFileSaved() throws {
    var resolver = try resolver()
    let brand = Color(byAppearance: { $0.style == .dark ? .white : .black })
    resolver.resources.catalogColors["Brand"] = brand
    #expect(resolver.resolve(.named("Brand")) == brand)
  }
}
