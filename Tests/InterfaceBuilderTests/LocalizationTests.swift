// SPDX-License-Identifier: MIT

import InterfaceBuilder
import Testing
import Typography
import UIKitComponents

/// Texts by object id and property, as Xcode exports them from a storyboard.
@Suite struct LocalizationTests {
  private func content(_ view: String, _ texts: [String: String]) throws -> ItemContent? {
    let document = try storyboard(
      view: rootView("<subviews>\(view)</subviews>")
    ).localized(texts)
    return try LaidOutScene(document, scene: "s").items["v"]?.content
  }

  private let frame = "<rect key='frame' width='100' height='30'/>"

  @Test func labelsHaveAText() throws {
    let plain = "<label id='v' text='Hello'>\(frame)</label>"
    let long = "<label id='v'>\(frame)<string key='text'>Two\nlines</string></label>"
    for label in [plain, long] {
      guard case .label(let label)? = try content(label, ["v.text": "Hallo", "w.text": "x"]) else {
        Issue.record("no label")
        return
      }
      #expect(label.text.text.string == "Hallo")
    }
  }

  @Test func buttonsHaveTitlesByState() throws {
    let button = """
      <button id='v' buttonType='system'>\(frame)<state key="normal" title="Go"/>
      <state key="disabled" title="Wait"/></button>
      """
    let texts = ["v.normalTitle": "Los", "v.disabledTitle": "Warten"]
    guard case .button(let plain)? = try content(button, texts) else {
      Issue.record("no button")
      return
    }
    #expect(plain.title?.text.string == "Los")
    let configured = """
      <button id='v'>\(frame)<state key="normal" title="Button"/>
      <buttonConfiguration key="configuration" style="filled" title="Go"/></button>
      """
    guard case .button(let filled)? = try content(configured, ["v.configuration.title": "Los"])
    else {
      Issue.record("no button")
      return
    }
    #expect(filled.title?.text.string == "Los")
  }

  @Test func segmentsHaveTitlesByNumber() throws {
    let control = """
      <segmentedControl id='v'>\(frame)<segments><segment title="A"/><segment title="B"/></segments>
      </segmentedControl>
      """
    let texts = ["v.segmentTitles[1]": "Zwei", "v.segmentTitles[7]": "x", "v.segmentTitles[]": "y"]
    guard case .control(.segmented(let segments))? = try content(control, texts) else {
      Issue.record("no segments")
      return
    }
    #expect(segments.segments.map(\.title) == ["A", "Zwei"])
  }

  @Test func whatIsNoTextStaysAsItIs() throws {
    let label = "<label id='v' text='Hello' textColor='x'>\(frame)</label>"
    guard
      case .label(let label)? = try content(
        label, ["v.id": "w", "v.accessibilityLabel": "x", "v": "y", ".text": "z", "v.": "q"])
    else {
      Issue.record("no label")
      return
    }
    #expect(label.text.text.string == "Hello")
  }

  @Test func everyTextThatIsSeenIsTransformed() throws {
    let document = try storyboard(
      view: rootView(
        """
        <subviews>
        <label id='a' text='one' userLabel='one'>\(frame)</label>
        <label id='b'>\(frame)<string key='text'>two</string></label>
        <label id='c'>\(frame)<attributedString key='attributedText'>
        <fragment content='three'/><fragment><string key='content'>four</string></fragment>
        </attributedString></label>
        <button id='d'>\(frame)<state key='normal' title='five'/>
        <buttonConfiguration key='configuration' style='filled' title='six' subtitle='seven'/></button>
        <view id='e'>\(frame)<userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type='string' keyPath='title' value='eight'/>
        </userDefinedRuntimeAttributes></view>
        </subviews>
        """))
    var changed: [String] = []
    let other = document.mappingTexts { text in
      changed.append(text)
      return text.uppercased()
    }
    let seen = ["one", "two", "three", "four", "five", "six", "seven"]
    #expect(changed.filter { seen.contains($0) }.sorted() == seen.sorted())
    #expect(!changed.contains("eight"))
    guard
      case .label(let label)? = try LaidOutScene(other, scene: "s").items["c"]?.content
    else {
      Issue.record("no label")
      return
    }
    #expect(label.text.text.string == "THREEFOUR")
  }
}
