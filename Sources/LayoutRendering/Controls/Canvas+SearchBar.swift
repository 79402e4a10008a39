// SPDX-License-Identifier: MIT

import LayoutCore

extension Canvas {
  mutating func drawSearchBar(
    _ placeholder: String, hasScopeBar: Bool, showsCancel: Bool, _ view: ViewDrawing
  ) {
    let arrangement = SearchBarArrangement(
      hasScopeBar: hasScopeBar, showsCancel: showsCancel, measurer: view.measurer)
    let parts = arrangement.parts(in: view.frame, view.direction)
    if era == .outlined, view.appearance.backgroundColor == nil {
      fill(.rect(view.frame), Color(.searchBarGround))
    }
    if let cancel = parts.cancel {
      draw(
        SearchBarArrangement.cancelTitle, font: arrangement.font, color: view.tint,
        in: cancel)
    }
    let ink = Color(.secondaryLabel)
    let radius = era == .glass ? parts.field.height / 2 : 10
    fill(.box(parts.field, radius: radius), Color(.searchFieldGround))
    symbol("magnifyingglass", in: parts.icon, color: ink, weight: 1.1)
    draw(
      placeholder.isEmpty ? "Search" : placeholder, font: arrangement.font, color: ink,
      in: parts.text, .natural, direction: view.direction)
    if let microphone = parts.microphone { symbol("mic.fill", in: microphone, color: ink) }
    guard let scope = parts.scope else { return }
    var inside = view
    inside.frame = scope
    drawSegmented(
      ControlContent.Segments(
        segments: [.init(title: "Title"), .init(title: "Title")], selected: 0),
      inside)
  }
}
