// SPDX-License-Identifier: MIT

import LayoutCore
import Typography

extension Canvas {
  mutating func drawSearchBar(
    _ placeholder: String, hasScopeBar: Bool, showsCancel: Bool, _ view: ViewDrawing
  ) {
    let frame = view.frame
    let barHeight = min(frame.height, era == .glass ? 64 : 56)
    let bar = Rect(x: frame.x, y: frame.y, width: frame.width, height: barHeight)
    if era == .outlined, view.appearance.backgroundColor == nil {
      fill(.rect(frame), Color(.searchBarGround))
    }
    let fieldHeight = min(era == .glass ? 44 : 36, max(0, barHeight - 8))
    var field = bar.insetBy(8, 0).centered(max(0, bar.width - 16), fieldHeight)
    if showsCancel {
      let font = Font.system(17)
      let width = width(of: "Cancel", font: font)
      let label = Rect(x: bar.maxX - width - 12, y: bar.y, width: width + 1, height: bar.height)
      draw("Cancel", font: font, color: view.tint, in: label.mirrored(in: bar, view.direction))
      field.width = max(0, field.width - width - 12)
      field = field.mirrored(in: bar, view.direction)
    }
    drawSearchField(placeholder, in: field, view)
    guard hasScopeBar, frame.height > barHeight + 20 else { return }
    var scope = view
    scope.frame = Rect(
      x: frame.x + 8, y: bar.maxY + 2, width: max(0, frame.width - 16), height: 32)
    drawSegmented(
      ControlContent.Segments(
        segments: [.init(title: "Title"), .init(title: "Title")], selected: 0),
      scope)
  }

  private mutating func drawSearchField(_ placeholder: String, in field: Rect, _ view: ViewDrawing)
  {
    let ink = Color(.secondaryLabel)
    let radius = era == .glass ? field.height / 2 : 10
    fill(.box(field, radius: radius), Color(.searchFieldGround))
    let inset = era == .glass ? 13.0 : 8
    let glass = Rect(x: field.x + inset, y: field.midY - 8.5, width: 17, height: 17)
    symbol(
      "magnifyingglass", in: glass.mirrored(in: field, view.direction), color: ink, weight: 1.1)
    let text = Rect(
      x: field.x + inset + 23, y: field.y, width: max(0, field.width - 60), height: field.height)
    draw(
      placeholder.isEmpty ? "Search" : placeholder, font: .system(17), color: ink,
      in: text.mirrored(in: field, view.direction), .natural, direction: view.direction)
    guard era != .outlined else { return }
    let mic = Rect(x: field.maxX - inset - 16, y: field.midY - 9, width: 14, height: 18)
    symbol("mic.fill", in: mic.mirrored(in: field, view.direction), color: ink)
  }
}
