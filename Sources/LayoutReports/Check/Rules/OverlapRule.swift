// SPDX-License-Identifier: MIT

import AutoLayout
import Diagnostics
import Typography
import UIKitComponents

/// Siblings that are drawn over each other.
extension CheckedLayout {
  /// How much of both has to be covered, in points.
  private static let least = 3.0
  /// How many views below one are told of: of many in one place every two would be a finding.
  private static let greatestCount = 20

  func overlapFindings() -> [Finding] {
    var findings: [Finding] = []
    let siblings = Dictionary(
      grouping: visible.filter {
        snapshot.nodes[$0].isForeground && selfSized[snapshot.nodes[$0].id] == nil
      }
    ) {
      snapshot.nodes[$0].parent
    }
    for (parent, members) in siblings where parent != nil && members.count > 1 {
      var counts = Array(repeating: 0, count: members.count)
      let inks = members.map { inkRect(of: snapshot.nodes[$0]) }
      for (place, first) in members.enumerated() {
        for other in members.indices.dropFirst(place + 1) {
          guard counts[other] < Self.greatestCount, let one = inks[place], let two = inks[other]
          else { continue }
          let width = min(one.maxX, two.maxX) - max(one.x, two.x)
          let height = min(one.maxY, two.maxY) - max(one.y, two.y)
          guard width > Self.least, height > Self.least else { continue }
          let (lower, upper) = (snapshot.nodes[first], snapshot.nodes[members[other]])
          // Classes of one's own may draw elsewhere than their frames say.
          guard !isAlternative(lower, upper), !view(lower).isCustom, !view(upper).isCustom else {
            continue
          }
          counts[other] += 1
          findings.append(
            Finding(
              "overlapping-views", at: view(upper).id, part: view(lower).id,
              "\(view(upper).name) covers \(points(width)) by \(points(height)) points of "
                + view(lower).name,
              related: [
                .init("the view below", at: .init(elementID: view(lower).id))
              ]))
        }
      }
    }
    return findings
  }

  /// Whether two views take the same place: one of them is shown at a time.
  private func isAlternative(
    _ first: LayoutSnapshot.Node, _ second: LayoutSnapshot.Node
  ) -> Bool {
    let (one, two) = (first.frame, second.frame)
    let isSamePlace =
      abs(one.x + one.width / 2 - two.x - two.width / 2) < 1
      && abs(one.y + one.height / 2 - two.y - two.height / 2) < 1
    let isSameFrame =
      abs(one.x - two.x) < 1 && abs(one.y - two.y) < 1
      && abs(one.width - two.width) < 1 && abs(one.height - two.height) < 1
    return isSamePlace || isSameFrame
  }

  /// Where a view draws something, in the root's coordinates; nil for nothing.
  func inkRect(of node: LayoutSnapshot.Node) -> Rect? {
    guard !node.absoluteFrame.isEmptyArea else { return nil }
    switch node.content {
    case .label(let label):
      return textRect(label, node)
    case .button(let button):
      if button.backgroundImage != nil || node.appearance.backgroundColor != nil
        || button.configuration != nil
      {
        return node.absoluteFrame
      }
      guard let size = buttonInk(button, node) else { return nil }
      return centered(size, in: node.absoluteFrame)
    default:
      return node.absoluteFrame
    }
  }

  private func buttonInk(_ button: ButtonContent, _ node: LayoutSnapshot.Node) -> Size? {
    var size = Size(width: 0, height: 0)
    if let title = button.title, !title.isEmpty {
      let text = measurer.typesetter.measure(
        title.text, width: nil, numberOfLines: 1, lineBreakMode: button.lineBreakMode)
      size = Size(width: text.width, height: text.height)
    }
    if let image = button.image?.size {
      size.width += image.width
      size.height = max(size.height, image.height)
    }
    guard size.width > 0 else { return nil }
    let frame = node.frame
    if button.horizontalAlignment != .center { size.width = frame.width }
    if button.verticalAlignment != .center { size.height = frame.height }
    return Size(width: min(size.width, frame.width), height: min(size.height, frame.height))
  }

  private func centered(_ size: Size, in rect: Rect) -> Rect {
    Rect(
      x: rect.x + (rect.width - size.width) / 2, y: rect.y + (rect.height - size.height) / 2,
      width: size.width, height: size.height)
  }

  private func textRect(_ label: LabelContent, _ node: LayoutSnapshot.Node) -> Rect? {
    let frame = node.absoluteFrame
    let text = measurer.typesetter.measure(
      label.text.text, width: frame.width, numberOfLines: label.numberOfLines,
      lineBreakMode: label.lineBreakMode)
    let width = min(text.width, frame.width)
    let height = min(text.height, frame.height)
    guard width > 0, height > 0 else { return nil }
    let isReversed = node.direction == .rightToLeft
    let left =
      switch label.text.alignment {
      case .center: frame.x + (frame.width - width) / 2
      case .right: frame.maxX - width
      case .natural where isReversed: frame.maxX - width
      case .left, .natural, .justified: frame.x
      }
    return Rect(
      x: left, y: frame.y + (frame.height - height) / 2, width: width, height: height)
  }
}
