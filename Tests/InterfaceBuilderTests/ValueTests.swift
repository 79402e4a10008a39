// SPDX-License-Identifier: MIT

import InterfaceBuilder
import LayoutCore
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
  func aSizeThatNoFontHasIsTheDefault(size: String) throws {
    #expect(
      try font("type='system' pointSize='\(size)'")
        == .system(size: 17, weight: .regular, isItalic: false))
  }

  @Test func noDescriptionIsNoFont() throws {
    #expect(IBFont(of: try element("<label/>")) == nil)
    #expect(IBFont(of: try element("<label><nil key='fontDescription'/></label>")) == nil)
  }

  @Test func runsNameTheFontsOfTheMac() throws {
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

@Suite struct IBTextTests {
  @Test func textIsAnAttributeOrAString() throws {
    #expect(IBText("text", of: try element("<label text='a'/>")) == IBText("a"))
    #expect(
      IBText("text", of: try element("<label><string key='text'>a\nb </string></label>"))
        == IBText("a\nb "))
    #expect(
      IBText("text", of: try element("<label><mutableString key='text'>a</mutableString></label>"))
        == IBText("a"))
    #expect(IBText("text", of: try element("<label><nil key='text'/></label>")) == nil)
    #expect(IBText("text", of: try element("<label/>")) == nil)
  }

  @Test func textThatXMLCannotHoldIsBase64() throws {
    // "a" U+2028 "b" in UTF-8, Base64 without its padding.
    let label = try element(
      "<label><string key='text' base64-UTF8='YES'>\nYeKAqGI\n</string></label>")
    #expect(IBText("text", of: label) == IBText("a\u{2028}b"))
  }

  @Test func brokenBase64IsEmpty() throws {
    let label = try element("<label><string key='text' base64-UTF8='YES'>*!*</string></label>")
    #expect(IBText("text", of: label) == IBText(""))
  }

  @Test func attributedTextComesInRuns() throws {
    let label = try element(
      """
      <label text="plain"><attributedString key="attributedText">
        <fragment content="Bold ">
          <attributes>
            <color key="NSColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/>
            <font key="NSFont" size="15" name="HelveticaNeue-Bold"/>
            <paragraphStyle key="NSParagraphStyle" alignment="center" lineSpacing="4"/>
          </attributes>
        </fragment>
        <fragment><string key="content">and
      more</string></fragment>
      </attributedString></label>
      """)
    let text = try #require(IBText("text", attributedKey: "attributedText", of: label))
    #expect(text.runs.map(\.text) == ["Bold ", "and\nmore"])
    #expect(text.runs[0].color == .components(Color(white: 0.5)))
    #expect(text.runs[0].font == .named("HelveticaNeue-Bold", family: "HelveticaNeue", size: 15))
    #expect(text.runs[0].paragraph?.alignment == "center")
    #expect(text.runs[0].paragraph?.lineSpacing == 4)
    #expect(text.runs[1].font == nil)
    #expect(text.runs[1].paragraph == nil)
  }
}

@Suite struct IBRuntimeAttributeTests {
  @Test func everyTypeIsRead() throws {
    let view = try element(
      """
      <view><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
          <integer key="value" value="15"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="number" keyPath="borderWidth">
          <real key="value" value="0.5"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="color" keyPath="borderColor">
          <color key="value" systemColor="separatorColor"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="boolean" keyPath="on" value="YES"/>
        <userDefinedRuntimeAttribute type="string" keyPath="style" value="bold"/>
        <userDefinedRuntimeAttribute type="string" keyPath="long">
          <string key="value">a\nb</string></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="size" keyPath="offset">
          <size key="value" width="1" height="2"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="rect" keyPath="box">
          <rect key="value" x="-1" y="2" width="3" height="4"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="nil" keyPath="none"/>
        <userDefinedRuntimeAttribute type="number" keyPath="broken">
          <real key="value" value="nan"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></view>
      """)
    let attributes = IBRuntimeAttribute.attributes(of: view)
    #expect(
      attributes.map(\.keyPath) == [
        "layer.cornerRadius", "borderWidth", "borderColor", "on", "style", "long", "offset", "box",
        "none", "broken",
      ])
    #expect(
      attributes.map(\.value) == [
        .number(15), .number(0.5), .color(.system("separatorColor", saved: nil)), .bool(true),
        .string("bold"), .string("a\nb"), .size(Size(width: 1, height: 2)),
        .rect(Rect(x: -1, y: 2, width: 3, height: 4)), .none, .none,
      ])
  }
}

@Suite struct GeometryTests {
  @Test func framesWithoutMeaningAreZero() throws {
    let view = try element(
      "<view><rect key='frame' x='1e308' y='-5.5' width='nan' height='-3'/></view>")
    #expect(view.recordedFrame == Rect(x: 0, y: -5.5, width: 0, height: 0))
    #expect(try element("<view/>").recordedFrame == nil)
  }

  @Test func theLeastNormalNumberIsAZeroSetOnPurpose() throws {
    let button = try element(
      """
      <button><inset key="contentEdgeInsets" minX="10" minY="2.2250738585072014e-308" maxX="12"
      maxY="-3"/></button>
      """)
    #expect(
      button.inset(key: "contentEdgeInsets")
        == EdgeInsets(top: 0, left: 10, bottom: -3, right: 12))
    #expect(button.inset(key: "titleEdgeInsets") == nil)
  }

  @Test func masksNameWhatIsFlexible() throws {
    let view = try element(
      """
      <view><autoresizingMask key="autoresizingMask" flexibleMinX="YES" widthSizable="YES"
      flexibleMaxY="YES" heightSizable="NO"/></view>
      """)
    #expect(
      view.autoresizingMask == [.flexibleLeftMargin, .flexibleWidth, .flexibleBottomMargin])
    #expect(try element("<view/>").autoresizingMask == [])
  }
}
