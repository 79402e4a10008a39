// SPDX-License-Identifier: MIT

import AutoLayout
import InterfaceBuilder
import Testing

@Suite struct StackTests {
  private func arrangement(_ attributes: String, _ more: String = "") throws -> StackArrangement {
    let document = try storyboard(
      view: rootView(
        """
        <subviews><stackView id="stack" translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>
        <subviews><view id="a"/><view id="b" hidden="YES"/></subviews>\(more)</stackView></subviews>
        """))
    let scene = try LaidOutScene(document, scene: "s")
    guard case .stackView(let arrangement)? = scene.items["stack"]?.kind else {
      throw MissingStack()
    }
    // The hidden view is outside of the arrangement on the canvas.
    #expect(arrangement.items.count == 1)
    #expect(scene.views.filter(\.isHiddenInStack).map(\.id) == ["b"])
    #expect(scene.views.filter(\.isPlacedByLayout).map(\.id) == ["stack", "a"])
    return arrangement
  }

  private struct MissingStack: Error {}

  @Test func missingStackAttributesHaveUIKitsDefaults() throws {
    let stack = try arrangement("")
    #expect(stack.axis == .horizontal)
    #expect(stack.distribution == .fill)
    #expect(stack.alignment == .fill)
    #expect(stack.spacing == .points(0))
    #expect(!stack.isMarginsRelative)
    #expect(!stack.isBaselineRelative)
  }

  @Test func stackAttributesAreRead() throws {
    let stack = try arrangement(
      """
      axis="vertical" distribution="equalSpacing" alignment="center" spacing="12.5"
      baselineRelativeArrangement="YES"
      """)
    #expect(stack.axis == .vertical)
    #expect(stack.distribution == .equalSpacing)
    #expect(stack.alignment == .center)
    #expect(stack.spacing == .points(12.5))
    #expect(stack.isBaselineRelative)
  }

  @Test func topMeansLeadingAndStandardSpacingMeansSystem() throws {
    let stack = try arrangement("alignment='top' spacing='NaN' spacingType='standard'")
    #expect(stack.alignment == .leading)
    #expect(stack.spacing == .system)
    #expect(try arrangement("alignment='bottom' spacing='NaN'").alignment == .trailing)
    #expect(try arrangement("spacing='NaN'").spacing == .points(0))
  }

  @Test func explicitMarginsTurnOnMarginRelativeArrangement() throws {
    let stack = try arrangement(
      "", "<edgeInsets key='layoutMargins' top='1' left='2' bottom='3' right='4'/>")
    #expect(stack.isMarginsRelative)
  }
}
