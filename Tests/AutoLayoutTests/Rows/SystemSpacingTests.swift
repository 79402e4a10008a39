// SPDX-License-Identifier: MIT

import AutoLayout
import ConstraintSolver
import Testing
import Typography
import UIKitComponents

/// The system's standard distance: 8 points between edges, by the fonts between baselines.
///
/// Line heights are 2444/2048 of the size of a system font (facts of the font); that the distance is
/// the pitch of the lines is our choice, as UIKit's formula is not public.
struct SystemSpacingTests {
  private func label(_ size: Double, linePitch: Double? = nil) -> ItemContent {
    var font = Font.system(size)
    font.linePitch = linePitch
    return .label(LabelContent(ColoredText(AttributedText("Text", font: font))))
  }

  /// How far the baseline of `second` stands below that of `first`.
  private func distance(
    _ first: ItemContent, _ second: ItemContent, multiple: Double = 1,
    _ attributes: (Attribute, Attribute) = (.firstBaseline, .lastBaseline)
  ) throws -> Double {
    var tree = Tree(300, 600)
    let above = tree.view { $0.content = first }
    let below = tree.view { $0.content = second }
    try tree.constrain(above, .top, .equal, tree.root)
    var constraint = Constraint(below, attributes.0, .equal, above, attributes.1)
    constraint.systemSpacing = multiple
    try tree.forest.activate(constraint)
    _ = tree.forest.layout(tree.root)
    func line(_ item: ItemID, _ attribute: Attribute) -> Double {
      let frame = tree.forest[item].frame
      let baselines = ContentMeasurer(environment: Environment())
        .baselines(of: tree.forest[item].content)
      switch attribute {
      case .firstBaseline: return frame.y + (baselines?.first.offset(inHeight: frame.height) ?? 0)
      case .lastBaseline:
        return frame.y + (baselines?.last.offset(inHeight: frame.height) ?? frame.height)
      case .bottom: return frame.maxY
      default: return frame.y
      }
    }
    return line(below, attributes.0) - line(above, attributes.1)
  }

  @Test func itIs8BetweenEdgesWhateverTheFont() throws {
    #expect(try distance(label(17), label(34), (.top, .bottom)) == 8)
    #expect(try distance(label(17), label(34), multiple: 2.5, (.top, .bottom)) == 20)
  }

  @Test(arguments: [(17.0, 17.0, 20.5), (12, 34, 40.5), (34, 12, 40.5)])
  func itIsTheWiderLinePitchBetweenBaselines(_ above: Double, _ below: Double, _ points: Double)
    throws
  {
    // The pitch of 17 points is 20.29, of 34 points 40.57; frames stand on half points.
    #expect(abs(try distance(label(above), label(below)) - points) <= 0.5)
  }

  @Test func textStylesBringTheirOwnPitch() throws {
    let body = label(17, linePitch: 22)
    #expect(try distance(body, label(12)) == 22)
    #expect(try distance(body, label(12), multiple: 1.5) == 33)
  }

  @Test func oneTextIsEnoughAndNoneLeavesEdges() throws {
    #expect(try distance(label(17, linePitch: 22), .none) == 22)
    #expect(try distance(.none, .none) == 8)
  }

  @Test func itFollowsTheFont() throws {
    var tree = Tree(300, 600)
    let above = tree.view { $0.content = label(17, linePitch: 22) }
    let below = tree.view { $0.content = label(17, linePitch: 22) }
    try tree.constrain(above, .top, .equal, tree.root)
    var constraint = Constraint(below, .firstBaseline, .equal, above, .firstBaseline)
    constraint.systemSpacing = 1
    let id = try tree.forest.activate(constraint)
    #expect(tree.frame(of: below).y == 22)
    tree.forest[below].content = label(17, linePitch: 30)
    #expect(tree.frame(of: below).y == 30)
    try tree.forest.setConstant(5, of: id)
    #expect(tree.frame(of: below).y == 5)
  }

  @Test func stacksBetweenBaselinesUseIt() throws {
    var tree = Tree(300, 600)
    let stack = tree.view(kind: .stackView(StackArrangement()))
    var arrangement = StackArrangement()
    arrangement.axis = .vertical
    arrangement.spacing = .system
    arrangement.items = [17.0, 17].map { size in
      tree.view(in: stack) { $0.content = label(size, linePitch: 22) }
    }
    try tree.constrain(stack, .top, .equal, tree.root)
    tree.forest[stack].kind = .stackView(arrangement)
    let second = arrangement.items[1]
    #expect(tree.frame(of: second).y == 20.5 + 8)
    arrangement.isBaselineRelative = true
    tree.forest[stack].kind = .stackView(arrangement)
    #expect(tree.frame(of: second).y == 22)
  }
}
