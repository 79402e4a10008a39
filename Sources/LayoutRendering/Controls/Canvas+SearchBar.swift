// SPDX-License-Identifier: MIT

import LayoutCore

extension Canvas {
  mutating func drawSearchBar(_ search: ControlContent.Search, _ view: ViewDrawing) {
    let arrangement = SearchBarArrangement(search, measurer: view.measurer)
    let parts = arrangement.parts(in: view.frame, view.direction)
    if !search.isMinimal { drawSearchGround(search, view) }
    if let cancel = parts.cancel {
      draw(
        SearchBarArrangement.cancelTitle, font: arrangement.font, color: view.tint,
        in: cancel)
    }
    let ink = Color(.secondaryLabel)
    let radius = era == .glass ? parts.field.height / 2 : 10
    fill(
      .box(parts.field, radius: radius),
      Color(search.isMinimal ? .tertiarySystemFill : .searchFieldGround))
    symbol("magnifyingglass", in: parts.icon, color: ink, weight: 1.1)
    if search.text.isEmpty {
      draw(
        search.placeholder.isEmpty ? "Search" : search.placeholder, font: arrangement.font,
        color: ink, in: parts.text, .natural, direction: view.direction)
    } else {
      draw(
        search.text, font: arrangement.font, color: Color(.label), in: parts.text, .natural,
        direction: view.direction)
    }
    if let microphone = parts.microphone { symbol("mic.fill", in: microphone, color: ink) }
    guard let scope = parts.scope else { return }
    var inside = view
    inside.frame = scope
    drawSegmented(
      ControlContent.Segments(
        segments: (search.scopes ?? []).map { .init(title: $0) }, selected: search.selectedScope),
      inside)
  }

  /// What is seen around the field: a bar with an edge above and below.
  private mutating func drawSearchGround(_ search: ControlContent.Search, _ view: ViewDrawing) {
    let background = view.appearance.backgroundColor.map(resolved)
    guard background.map({ $0.alpha == 0 }) ?? true, era != .glass || search.barTint != nil else {
      return
    }
    let frame = view.frame
    fill(
      .rect(frame), search.barTint ?? Color(era == .outlined ? .searchBarGround : .barBackground))
    guard search.barTint == nil, era != .outlined else { return }
    for y in [frame.y, frame.maxY - hairline] {
      fill(
        .rect(Rect(x: frame.x, y: y, width: frame.width, height: hairline)), Color(.barHairline))
    }
  }
}
