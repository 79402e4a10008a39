// SPDX-License-Identifier: MIT

import AutoLayout
import Typography
import UIKitComponents

extension Canvas {
  /// Dashed lines at the safe area and at the layout margins of the root view.
  mutating func drawGuides(of snapshot: LayoutSnapshot) {
    guard let root = snapshot.nodes.first else { return }
    let frame = root.absoluteFrame.drawable
    begin(DrawingGroup(id: "v_guides", title: "Safe area and layout margins"))
    let guides: [(EdgeInsets, Color)] = [
      (root.safeArea, Color(rgb: 0x0FA3B1)), (root.margins, Color(rgb: 0xD6457F)),
    ]
    for (insets, color) in guides where insets != .zero {
      stroke(
        .rect(frame.inset(by: insets).drawable), color.faded(0.8),
        StrokeStyle(width: 1, dash: [4, 3]))
    }
    end()
  }

  /// The outline of every visible view, with the frame of those that have room for it.
  mutating func drawOutlines(of snapshot: LayoutSnapshot) {
    begin(DrawingGroup(id: "v_outlines", title: "Frames"))
    let frames = DrawnFrames(snapshot)
    var isShown: [Bool] = []
    var isLeaf = Array(repeating: true, count: snapshot.nodes.count)
    for node in snapshot.nodes {
      let parent = node.parent.flatMap { isShown.indices.contains($0) ? $0 : nil }
      isShown.append(!node.isHidden && (parent.map { isShown[$0] } ?? true))
      if let parent { isLeaf[parent] = false }
    }
    for (index, node) in snapshot.nodes.enumerated() where isShown[index] && index > 0 {
      let frame = frames[index]
      let color = Self.outlineColor(node)
      stroke(.rect(frame.insetBy(0.25, 0.25)), color.faded(0.7), width: 0.5)
      if isLeaf[index] { drawFrameLabel(node.frame, in: frame, color) }
    }
    end()
  }

  private mutating func drawFrameLabel(_ frame: Rect, in rect: Rect, _ color: Color) {
    let font = Font.system(6, weight: .medium)
    let text =
      "\(Self.short(frame.x)), \(Self.short(frame.y))  \(Self.short(frame.width)) × \(Self.short(frame.height))"
    let width = width(of: text, font: font) + 4
    guard width <= rect.width, rect.height >= 16 else { return }
    // Over a line of text the label keeps to the end, where there is more often room.
    let x = rect.height < 40 ? rect.maxX - width : rect.x
    let label = Rect(x: x, y: rect.y, width: width, height: 8)
    fill(.rect(label), color.faded(0.85))
    draw(text, font: font, color: .white, in: label)
  }

  private static func outlineColor(_ node: LayoutSnapshot.Node) -> Color {
    if case .stackView = node.kind { return Color(rgb: 0x8E44AD) }
    if case .scrollView = node.kind { return Color(rgb: 0x16803C) }
    return node.content == .none ? Color(rgb: 0x7F8C8D) : Color(rgb: 0x1F6FEB)
  }

  /// A length with at most two decimals.
  private static func short(_ value: Double) -> String {
    var buffer = PictureBuffer()
    buffer.write((value.drawable * 100).rounded() / 100)
    return String(decoding: buffer.bytes, as: UTF8.self)
  }
}
