// SPDX-License-Identifier: MIT

/// Layouts with texts of 20 to 25 words that wrap.
extension LayoutPlan {
  private static let words = [
    "the", "quick", "brown", "fox", "jumps", "over", "a", "lazy", "dog", "and", "runs", "away",
    "from", "very", "slow", "turtles", "in", "rain",
  ]

  private static func text(_ row: Int) -> String {
    (0..<20 + row % 6).map { words[(row * 7 + $0 * 5) % words.count] }.joined(separator: " ")
  }

  /// A view as wide as the screen apart from margins. A constraint of it changes all widths.
  private mutating func addContent() -> Int {
    let content = add(.plain, in: 0)
    tie(content, .leading, 0, .leading, 16)
    commonWidth = ties.count
    tie(content, .trailing, 0, .trailing, -16)
    tie(content, .top, 0)
    return content
  }

  private mutating func place(_ view: Int, below last: Int?, in parent: Int, _ distance: Double) {
    if let last { tie(view, .top, last, .bottom, distance) } else { tie(view, .top, parent) }
  }

  mutating func addTextCards(_ count: Int) {
    let content = addContent()
    var hand = FramesByHand(spacing: 12, padding: 12)
    var last: Int?
    for row in 0..<max(1, count / 5) {
      let card = add(.plain, in: content)
      tie(card, .leading, content)
      tie(card, .trailing, content)
      place(card, below: last, in: content, 12)
      let picture = add(.plain, in: card)
      let title = add(.label("Order \(row)", lines: 1), in: card)
      let detail = add(.label(Self.text(row), lines: 0), in: card)
      let badge = add(.label("\(row)", lines: 1), in: card)
      nodes[badge].hugging = 1000
      nodes[badge].compressionResistance = 1000
      tie(picture, .leading, card, .leading, 12)
      tie(picture, .top, card, .top, 12)
      fix(picture, .width, 48)
      tie(picture, .height, picture, .width)
      tie(title, .leading, picture, .trailing, 12)
      tie(title, .top, picture)
      tie(badge, .leading, title, .trailing, 8, relation: .atLeast)
      tie(badge, .trailing, card, .trailing, -12)
      tie(badge, .firstBaseline, title)
      tie(detail, .leading, title)
      tie(detail, .trailing, card, .trailing, -12)
      tie(detail, .top, title, .bottom, 4)
      tie(card, .bottom, picture, .bottom, 12, relation: .atLeast)
      tie(card, .bottom, detail, .bottom, 12)
      hand.rows.append([
        .init(node: card, x: 16, y: 0, width: -32, height: 0),
        .init(node: picture, x: 12, y: 12, width: 48, height: 48),
        .init(node: title, x: 72, y: 12, width: 80, height: 20.5),
        .init(node: badge, x: 300, y: 12, width: 20, height: 20.5),
        .init(node: detail, x: 72, y: 36.5, width: -116, height: 0, wraps: true),
      ])
      last = card
    }
    byHand = hand
  }

  mutating func addTextStacks(_ count: Int) {
    let outer = add(.stack(isVertical: true, spacing: 8), in: 0)
    tie(outer, .leading, 0, .leading, 16)
    commonWidth = ties.count
    tie(outer, .trailing, 0, .trailing, -16)
    tie(outer, .top, 0)
    var hand = FramesByHand(spacing: 8)
    for row in 0..<max(1, count / 6) {
      let line = add(
        .stack(isVertical: false, spacing: 12, fills: false), in: outer, isArranged: true)
      let picture = add(.plain, in: line, isArranged: true)
      fix(picture, .width, 40)
      fix(picture, .height, 40)
      let column = add(.stack(isVertical: true, spacing: 2), in: line, isArranged: true)
      let title = add(.label("Order \(row)", lines: 1), in: column, isArranged: true)
      let detail = add(.label(Self.text(row), lines: 0), in: column, isArranged: true)
      let number = add(.label("\(row)", lines: 1), in: line, isArranged: true)
      nodes[number].hugging = 1000
      hand.rows.append([
        .init(node: line, x: 16, y: 0, width: -32, height: 0),
        .init(node: picture, x: 0, y: 0, width: 40, height: 40),
        .init(node: column, x: 52, y: 0, width: -116, height: 0),
        .init(node: title, x: 0, y: 0, width: -116, height: 20.5),
        .init(node: number, x: 300, y: 0, width: 20, height: 20.5),
        .init(node: detail, x: 0, y: 22.5, width: -116, height: 0, wraps: true),
      ])
    }
    byHand = hand
  }

  mutating func addSettings(_ count: Int) {
    let content = addContent()
    var hand = FramesByHand(spacing: 0, padding: 11)
    var last: Int?
    for row in 0..<max(1, count / 4) {
      let cell = add(.plain, in: content)
      tie(cell, .leading, content)
      tie(cell, .trailing, content)
      place(cell, below: last, in: content, 0)
      let caption = add(.label("Setting \(row)", lines: 1), in: cell)
      let value = add(.label(row % 2 == 0 ? "On" : "Off", lines: 1), in: cell)
      let note = add(.label(Self.text(row), lines: 0), in: cell)
      nodes[value].hugging = 251
      nodes[value].compressionResistance = 751
      tie(caption, .leading, cell, .leading, 16)
      tie(caption, .top, cell, .top, 11)
      tie(value, .leading, caption, .trailing, 8)
      tie(value, .trailing, cell, .trailing, -16)
      tie(value, .firstBaseline, caption)
      tie(note, .leading, caption)
      tie(note, .trailing, value)
      tie(note, .top, caption, .bottom, 2)
      tie(cell, .bottom, note, .bottom, 11)
      fix(cell, .height, 44, priority: 250)
      hand.rows.append([
        .init(node: cell, x: 16, y: 0, width: -32, height: 0),
        .init(node: caption, x: 16, y: 11, width: -98, height: 20.5),
        .init(node: value, x: 300, y: 11, width: 26, height: 20.5),
        .init(node: note, x: 16, y: 33.5, width: -64, height: 0, wraps: true),
      ])
      last = cell
    }
    byHand = hand
  }

  mutating func addProfile(_ count: Int) {
    let content = addContent()
    var hand = FramesByHand(spacing: 16)
    var last: Int?
    for row in 0..<max(1, count / 3) {
      let picture = add(.plain, in: content)
      let name = add(.label("Picture \(row)", lines: 1), in: content)
      let text = add(.label(Self.text(row), lines: 0), in: content)
      place(picture, below: last, in: content, 16)
      tie(picture, .height, picture, .width, multiplier: 0.5625)
      for view in [picture, name, text] {
        tie(view, .leading, content)
        tie(view, .trailing, content)
      }
      tie(name, .top, picture, .bottom, 8)
      tie(text, .top, name, .bottom, 4)
      hand.rows.append([
        .init(node: picture, x: 0, y: 0, width: -32, height: 0, aspect: 0.5625),
        .init(node: name, x: 0, y: 8, width: -32, height: 20.5, follows: true),
        .init(node: text, x: 0, y: 4, width: -32, height: 0, wraps: true, follows: true),
      ])
      last = text
    }
    byHand = hand
  }
}
