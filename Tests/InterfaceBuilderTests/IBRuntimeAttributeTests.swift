// SPDX-License-Identifier: MIT

import AutoLayout
import InterfaceBuilder
import Testing

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
