// SPDX-License-Identifier: MIT

import InterfaceBuilder
import Testing

@Suite struct IBElementTests {
  @Test func unknownElementsAndAttributesAreKept() throws {
    let view = try element("<hologramView id='a' depth='3'><beam key='x'>on</beam></hologramView>")
    #expect(view.name == "hologramView")
    #expect(view["depth"] == "3")
    #expect(view.child("beam")?.text == "on")
  }

  @Test func linesCountFromOne() throws {
    let view = try element("<view>\n<label/>\n\n<button\n/></view>")
    #expect(view.line == 2)
    #expect(view.children.map(\.line) == [3, 6])
  }

  @Test func indentationIsNotText() throws {
    let view = try element("<view>\n  <a/>\n  <string>  two  spaces\n</string>\n</view>")
    #expect(view.text == "")
    #expect(view.child("string")?.text == "  two  spaces\n")
  }

  @Test func characterReferencesAndSectionsAreText() throws {
    let string = try element("<string>a&amp;b&#228;<![CDATA[<c>]]></string>")
    #expect(string.text == "a&bä<c>")
  }

  @Test(arguments: ["nan", "inf", "-infinity", "", "12px", "1e999"])
  func nonFiniteNumbersAreNil(text: String) throws {
    #expect(try element("<rect x='\(text)'/>").number("x") == nil)
  }

  @Test func onlyYesAndNoAreFlags() throws {
    let view = try element("<view a='YES' b='NO' c='yes'/>")
    #expect(view.flag("a") == true)
    #expect(view.flag("b") == false)
    #expect(view.flag("c") == nil)
    #expect(view.flag("d") == nil)
  }

  @Test func childrenAreFoundByTagAndByKey() throws {
    let view = try element(
      "<view><rect key='frame' x='1'/><subviews><label id='l'/></subviews></view>")
    #expect(view.child(key: "frame")?.number("x") == 1)
    #expect(view.list("subviews").map(\.id) == ["l"])
    #expect(view.list("constraints").isEmpty)
  }
}
