// SPDX-License-Identifier: MIT

import AutoLayout
import InterfaceBuilder
import Testing

@Suite struct IBFontTests {
  private func font(_ attributes: String) throws -> IBFont? {
    IBFont(of: try element("<label><fontDescription key='fontDescription' \(attributes)/></label>"))
  }

  @Test func everyFormIsRead() throws {
    #expect(
      try font("type='system' pointSize='15'")
        == .system(size: 15, weight: .regular, isItalic: false))
    #expect(
      try font("type='system' weight='semibold' pointSize='12'")
        == .system(size: 12, weight: .semibold, isItalic: false))
    #expect(
      try font("type='boldSystem' pointSize='12'")
        == .system(size: 12, weight: .bold, isItalic: false))
    #expect(
      try font("type='italicSystem' pointSize='12'")
        == .system(size: 12, weight: .regular, isItalic: true))
    #expect(try font("style='UICTFontTextStyleBody'") == .style("UICTFontTextStyleBody"))
    #expect(
      try font("name='Futura-Medium' family='Futura' pointSize='9'")
        == .named("Futura-Medium", family: "Futura", size: 9))
  }

  @Test(arguments: ["0", "-3", "nan", "1e9"])
  func impossibleFontSizeGivesTheDefaultSize(size: String) throws {
    #expect(
      try font("type='system' pointSize='\(size)'")
        == .system(size: 17, weight: .regular, isItalic: false))
  }

  @Test func missingFontDescriptionGivesNoFont() throws {
    #expect(IBFont(of: try element("<label/>")) == nil)
    #expect(IBFont(of: try element("<label><nil key='fontDescription'/></label>")) == nil)
  }

  @Test func runsHaveMacFontNames() throws {
    func run(_ attributes: String) throws -> IBFont {
      IBFont(run: try element("<font key='NSFont' \(attributes)/>"))
    }
    #expect(try run("size='14' name='Courier'") == .named("Courier", family: "Courier", size: 14))
    #expect(
      try run("size='14' name='HelveticaNeue-Bold'")
        == .named("HelveticaNeue-Bold", family: "HelveticaNeue", size: 14))
    #expect(
      try run("size='13' metaFont='system'") == .system(size: 13, weight: .regular, isItalic: false)
    )
    #expect(
      try run("size='13' name='.SFUI-Semibold'")
        == .system(size: 13, weight: .semibold, isItalic: false))
    #expect(
      try run("size='13' metaFont='systemBold'")
        == .system(size: 13, weight: .bold, isItalic: false))
  }
}
