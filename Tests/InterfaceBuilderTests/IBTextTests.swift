// SPDX-License-Identifier: MIT

import InterfaceBuilder
import Testing
import UIKitComponents

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
