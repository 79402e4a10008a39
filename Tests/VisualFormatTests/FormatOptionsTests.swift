// SPDX-License-Identifier: MIT

import Testing
import VisualFormat

@Suite struct FormatOptionsTests {
  // NSLayoutConstraint.h.
  @Test func bitsAreThoseOfUIKit() {
    #expect(FormatOptions.alignAllLeft.rawValue == 2)
    #expect(FormatOptions.alignAllRight.rawValue == 4)
    #expect(FormatOptions.alignAllTop.rawValue == 8)
    #expect(FormatOptions.alignAllBottom.rawValue == 16)
    #expect(FormatOptions.alignAllLeading.rawValue == 32)
    #expect(FormatOptions.alignAllTrailing.rawValue == 64)
    #expect(FormatOptions.alignAllCenterX.rawValue == 512)
    #expect(FormatOptions.alignAllCenterY.rawValue == 1024)
    #expect(FormatOptions.alignAllLastBaseline.rawValue == 2048)
    #expect(FormatOptions.alignAllFirstBaseline.rawValue == 4096)
    #expect(FormatOptions.alignmentMask.rawValue == 0xFFFF)
    #expect(FormatOptions.directionLeftToRight.rawValue == 1 << 16)
    #expect(FormatOptions.directionRightToLeft.rawValue == 2 << 16)
    #expect(FormatOptions.directionMask.rawValue == 3 << 16)
    #expect(FormatOptions.spacingBaselineToBaseline.rawValue == 1 << 19)
    #expect(FormatOptions.spacingMask.rawValue == 1 << 19)
    #expect(FormatOptions.directionLeadingToTrailing.isEmpty)
    #expect(FormatOptions.spacingEdgeToEdge.isEmpty)
  }

  @Test func alignmentFollowsTheLinkOfItsViews() {
    expect(
      "|-[a]-[b(5)]-[c]", options: [.alignAllCenterY, .alignAllTop],
      means: "a.leading == |.leadingMargin", "b.leading == a.trailing + standard",
      "b.top == a.top", "b.centerY == a.centerY", "b.width == 5",
      "c.leading == b.trailing + standard", "c.top == b.top", "c.centerY == b.centerY")
  }

  @Test func alignmentOfASingleViewAddsNothing() {
    expect(
      "|-[a]-|", options: .alignAllTop,
      means: "a.leading == |.leadingMargin", "|.trailingMargin == a.trailing")
  }

  @Test(arguments: [
    (FormatOptions.alignAllTop, "top"), (.alignAllBottom, "bottom"), (.alignAllCenterY, "centerY"),
    (.alignAllFirstBaseline, "firstBaseline"), (.alignAllLastBaseline, "lastBaseline"),
  ])
  func rowsAlignAcross(options: FormatOptions, attribute: String) {
    expect(
      "[a][b]", options: options,
      means: "b.leading == a.trailing", "b.\(attribute) == a.\(attribute)")
  }

  @Test(arguments: [
    (FormatOptions.alignAllLeft, "left"), (.alignAllRight, "right"), (.alignAllLeading, "leading"),
    (.alignAllTrailing, "trailing"), (.alignAllCenterX, "centerX"),
  ])
  func columnsAlignAcross(options: FormatOptions, attribute: String) {
    expect(
      "V:[a][b]", options: options,
      means: "b.top == a.bottom", "b.\(attribute) == a.\(attribute)")
  }

  @Test func leftToRightUsesPhysicalEdges() {
    expect(
      "|-[a]-8-[b]|", options: .directionLeftToRight,
      means: "a.left == |.leftMargin", "b.left == a.right + 8", "|.right == b.right")
  }

  @Test func rightToLeftPutsTheFirstViewRightmost() {
    expect(
      "|-[a]-8-[b]|", options: .directionRightToLeft,
      means: "|.rightMargin == a.right", "a.left == b.right + 8", "b.left == |.left")
    expect(
      "[a]-(>=8)-[b]", options: .directionRightToLeft, means: "a.left >= b.right + 8")
  }

  @Test func directionIsIgnoredInColumns() {
    expect(
      "V:|-[a]-[b]|", options: .directionRightToLeft,
      means: "a.top == |.topMargin", "b.top == a.bottom + standard", "|.bottom == b.bottom")
  }

  @Test func baselineSpacingMeasuresBetweenViewsOnly() {
    expect(
      "V:|-[a]-[b]-20-[c]-|", options: .spacingBaselineToBaseline,
      means: "a.top == |.topMargin", "b.firstBaseline == a.lastBaseline + standard",
      "c.firstBaseline == b.lastBaseline + 20", "|.bottomMargin == c.bottom")
    expect(
      "[a]-[b]", options: .spacingBaselineToBaseline, means: "b.leading == a.trailing + standard")
  }

  @Test func bitsWithoutMeaningAreIgnored() {
    expect("[a][b]", options: FormatOptions(rawValue: 0xE181), means: "b.leading == a.trailing")
  }
}
