// SPDX-License-Identifier: MIT

import LayoutCore
import Typography

extension Canvas {
  mutating func drawSearchBar(_ search: ControlContent.Search, _ view: ViewDrawing) {
    let arrangement = SearchBarArrangement(search, measurer: view.measurer)
    let parts = arrangement.parts(in: view.frame, view.direction)
    if !search.isMinimal { drawSearchGround(search, view) }
    if let prompt = parts.prompt {
      draw(search.prompt, font: .system(13), color: Color(.label), in: prompt)
    }
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
    drawSign(of: search, in: parts.sign, view)
    guard let scope = parts.scope else { return }
    var inside = view
    inside.frame = scope
    // The bar fades as a whole.
    inside.appearance.ornaments.isDisabled = false
    drawSegmented(
      ControlContent.Segments(
        segments: (search.scopes ?? []).map { .init(title: $0) }, selected: search.selectedScope),
      inside)
  }

  /// What stands at the end of the field: text can be deleted, an empty field has a button or, since iOS 13,
  /// takes dictation.
  private mutating func drawSign(
    of search: ControlContent.Search, in place: Rect, _ view: ViewDrawing
  ) {
    let ink = Color(.secondaryLabel)
    if !search.text.isEmpty {
      return symbol("xmark.circle.fill", in: place.centered(16, 16), color: ink)
    }
    switch search.button {
    case .bookmark: symbol("book", in: place.centered(18, 18), color: ink)
    case .results(let isSelected):
      symbol(
        "list.bullet", in: place.centered(18, 18), color: isSelected ? view.tint : ink,
        weight: 1.1)
    case nil where era != .outlined: symbol("mic.fill", in: place, color: ink)
    case nil: break
    }
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
