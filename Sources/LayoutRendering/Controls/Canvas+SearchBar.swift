// SPDX-License-Identifier: MIT

import AutoLayout
import Typography
import UIKitComponents

extension Canvas {
  mutating func drawSearchBar(_ search: ControlContent.Search, _ view: ViewDrawing) {
    let arrangement = SearchBarArrangement(search, measurer: view.measurer)
    let parts = search.moved(arrangement.parts(in: view.frame, view.direction))
    if let image = search.background {
      background(image, in: view.frame, on: view)
    } else if !search.isMinimal {
      drawSearchBackground(search, view)
    }
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
    if let image = search.fieldBackground {
      background(image, in: parts.field, on: view)
    } else {
      fill(
        .box(parts.field, radius: radius),
        Color(
          search.isMinimal || search.background != nil
            ? .tertiarySystemFill : .searchFieldBackground))
    }
    if let image = search.icon {
      icon(
        image, in: parts.icon.centered(image.barSize(in: parts.field.height)), color: ink,
        isTemplate: false, on: view)
    } else {
      symbol("magnifyingglass", in: parts.icon, color: ink, weight: 1.1)
    }
    if search.text.isEmpty {
      draw(
        search.placeholder.isEmpty ? "Search" : search.placeholder, font: arrangement.font,
        color: ink, in: parts.text, .natural, direction: view.direction)
    } else {
      draw(
        search.text, font: arrangement.font, color: Color(.label), in: parts.text, .natural,
        direction: view.direction)
    }
    drawTrailingSymbol(of: search, in: parts.sign, view)
    guard let scope = parts.scope else { return }
    if let image = search.scopeBackground {
      background(
        image,
        in: Rect(
          x: view.frame.x, y: scope.y - 2, width: view.frame.width,
          height: max(0, view.frame.maxY - scope.y + 2)), on: view)
    }
    var inside = view
    inside.frame = scope
    inside.ornaments.controlImages = search.scopeImages
    inside.ornaments.controlColors = search.scopeColors
    // A disabled search bar fades as a whole, so its segments do not fade again.
    inside.ornaments.isDisabled = false
    drawSegmented(
      ControlContent.Segments(
        segments: (search.scopes ?? []).map { .init(title: $0) }, selected: search.selectedScope),
      inside)
  }

  /// Draws the symbol at the end of the field.
  ///
  /// A field with text shows the clear button. An empty field shows its bookmark or results button,
  /// or the microphone since iOS 13.
  private mutating func drawTrailingSymbol(
    of search: ControlContent.Search, in place: Rect, _ view: ViewDrawing
  ) {
    let ink = Color(.secondaryLabel)
    if let image = search.sign {
      return icon(
        image, in: place.centered(image.barSize(in: place.height)), color: ink, isTemplate: false,
        on: view)
    }
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

  /// Draws the bar around the field, with an edge above and below.
  private mutating func drawSearchBackground(_ search: ControlContent.Search, _ view: ViewDrawing) {
    let background = view.appearance.backgroundColor.map(resolved)
    guard background.map({ $0.alpha == 0 }) ?? true, era != .glass || search.barTint != nil else {
      return
    }
    let frame = view.frame
    fill(
      .rect(frame),
      search.barTint ?? Color(era == .outlined ? .searchBarBackground : .barBackground))
    guard search.barTint == nil, era != .outlined else { return }
    for y in [frame.y, frame.maxY - hairline] {
      fill(
        .rect(Rect(x: frame.x, y: y, width: frame.width, height: hairline)), Color(.barHairline))
    }
  }
}

extension ControlContent.Search {
  /// The parts, moved by the offsets that code has set.
  fileprivate func moved(_ parts: SearchBarArrangement.Parts) -> SearchBarArrangement.Parts {
    var parts = parts
    parts.field = parts.field.offset(by: fieldOffset).drawable
    parts.text = parts.text.offset(by: fieldOffset).offset(by: textOffset).drawable
    parts.icon = parts.icon.offset(by: fieldOffset).offset(by: iconOffset).drawable
    parts.sign = parts.sign.offset(by: fieldOffset).offset(by: signOffset).drawable
    return parts
  }
}
