// SPDX-License-Identifier: MIT

/// Typical layouts of apps, of any size.
public enum LayoutWorkload: String, CaseIterable {
  /// Labels below each other.
  case list
  /// Cards with a picture, two labels and a badge.
  case cards
  /// Rows of three labels in stacks, in one stack.
  case stacks
  /// Cells of equal size, ten in a row.
  case grid
  /// Captions of equal width beside fields, on common baselines.
  case form
  /// Bubbles with texts that wrap.
  case chat
  /// The cards in a right-to-left layout.
  case rightToLeft = "rtl"
  /// Cards with a picture, a title, a badge and a text that wraps.
  case textCards = "text-cards"
  /// Rows of a picture, a column of two labels and a number, in stacks. One label wraps.
  case textStacks = "text-stacks"
  /// A list of settings: a caption, a value, and an explanation that wraps.
  case settings
  /// Posts of a profile: a picture as wide as the screen with a fixed aspect ratio, above a text.
  case profile

  /// The layout with about `count` views.
  public func plan(_ count: Int) -> LayoutPlan {
    var plan = LayoutPlan()
    switch self {
    case .list: Self.list(&plan, count)
    case .cards: Self.cards(&plan, count)
    case .stacks: Self.stacks(&plan, count)
    case .grid: Self.grid(&plan, count)
    case .form: Self.form(&plan, count)
    case .chat: Self.chat(&plan, count)
    case .rightToLeft:
      plan.isRightToLeft = true
      Self.cards(&plan, count)
    case .textCards: plan.addTextCards(count)
    case .textStacks: plan.addTextStacks(count)
    case .settings: plan.addSettings(count)
    case .profile: plan.addProfile(count)
    }
    return plan
  }

  private static let words = ["Anna", "orders", "three", "boxes", "of", "green", "tea", "today"]

  /// A text that differs in each row.
  static func text(_ row: Int, words count: Int) -> String {
    (0..<count).map { words[(row * 3 + $0 * 5) % words.count] }.joined(separator: " ") + " \(row)"
  }

  private static func pin(_ plan: inout LayoutPlan, _ view: Int, below last: Int?, in parent: Int) {
    if let last {
      plan.tie(view, .top, last, .bottom, 8)
    } else {
      plan.tie(view, .top, parent, .top, 8)
    }
  }

  private static func list(_ plan: inout LayoutPlan, _ count: Int) {
    var last: Int?
    for row in 0..<count {
      let label = plan.add(.label(text(row, words: 4), lines: 1), in: 0)
      plan.tie(label, .leading, 0, .leading, 16)
      plan.tie(label, .trailing, 0, .trailing, -16, priority: 900)
      pin(&plan, label, below: last, in: 0)
      last = label
    }
  }

  private static func cards(_ plan: inout LayoutPlan, _ count: Int) {
    var last: Int?
    for row in 0..<max(1, count / 5) {
      let card = plan.add(.plain, in: 0)
      plan.tie(card, .leading, 0, .leading, 12)
      plan.tie(card, .trailing, 0, .trailing, -12)
      pin(&plan, card, below: last, in: 0)
      let picture = plan.add(.sized(width: 40, height: 40), in: card)
      let title = plan.add(.label(text(row, words: 3), lines: 1), in: card)
      let subtitle = plan.add(.label(text(row, words: 6), lines: 1), in: card)
      let badge = plan.add(.label("\(row % 90 + 10)", lines: 1), in: card)
      plan.nodes[badge].hugging = 252
      plan.tie(picture, .leading, card, .leading, 10)
      plan.tie(picture, .centerY, card)
      plan.tie(title, .leading, picture, .trailing, 8)
      plan.tie(title, .top, card, .top, 10)
      plan.tie(subtitle, .leading, title)
      plan.tie(subtitle, .top, title, .bottom, 4)
      plan.tie(subtitle, .bottom, card, .bottom, -10)
      plan.tie(subtitle, .trailing, title)
      plan.tie(badge, .leading, title, .trailing, 8)
      plan.tie(badge, .trailing, card, .trailing, -10)
      plan.tie(badge, .centerY, card)
      plan.fix(badge, .width, 60, priority: 240)
      last = card
    }
  }

  private static func stacks(_ plan: inout LayoutPlan, _ count: Int) {
    let outer = plan.add(.stack(isVertical: true, spacing: 6), in: 0)
    plan.tie(outer, .leading, 0, .leading, 10)
    plan.tie(outer, .trailing, 0, .trailing, -10)
    plan.tie(outer, .top, 0, .top, 10)
    for row in 0..<max(1, count / 4) {
      let line = plan.add(.stack(isVertical: false, spacing: 8), in: outer, isArranged: true)
      for column in 0..<3 {
        let label = plan.add(
          .label(text(row + column, words: 2), lines: 1), in: line, isArranged: true)
        plan.nodes[label].hugging = Float(249 + column)
      }
      plan.fix(line, .height, 30, priority: 200)
    }
  }

  private static func grid(_ plan: inout LayoutPlan, _ count: Int) {
    var first: Int?
    var line: Int?
    for cell in 0..<count {
      let view = plan.add(.plain, in: 0)
      if let first {
        plan.tie(view, .width, first)
        plan.tie(view, .height, first)
      } else {
        plan.fix(view, .height, 30)
      }
      if cell % 10 == 0 {
        plan.tie(view, .leading, 0, .leading, 4)
        pin(&plan, view, below: line, in: 0)
        line = view
      } else {
        plan.tie(view, .leading, view - 1, .trailing, 4)
        plan.tie(view, .top, view - 1, .top)
      }
      if cell == 9 { plan.tie(view, .trailing, 0, .trailing, -4) }
      first = first ?? view
    }
  }

  private static func form(_ plan: inout LayoutPlan, _ count: Int) {
    var first: Int?
    var last: Int?
    for row in 0..<max(1, count / 2) {
      let caption = plan.add(.label(text(row, words: 2), lines: 1), in: 0)
      let field = plan.add(.field(text(row, words: 2)), in: 0)
      plan.nodes[caption].hugging = 251
      plan.tie(caption, .leading, 0, .leading, 16)
      if let first { plan.tie(caption, .width, first) }
      plan.tie(field, .leading, caption, .trailing, 8)
      plan.tie(field, .trailing, 0, .trailing, -16)
      plan.tie(caption, .firstBaseline, field)
      pin(&plan, field, below: last, in: 0)
      first = first ?? caption
      last = field
    }
    if let first { plan.fix(first, .width, 120, priority: 300) }
  }

  private static func chat(_ plan: inout LayoutPlan, _ count: Int) {
    var last: Int?
    for row in 0..<max(1, count / 2) {
      let bubble = plan.add(.plain, in: 0)
      let label = plan.add(.label(text(row, words: 6 + row % 17), lines: 0), in: bubble)
      let isMine = row % 3 == 0
      plan.tie(bubble, isMine ? .trailing : .leading, 0, nil, isMine ? -12 : 12)
      plan.tie(bubble, .width, 0, .width, -90, relation: .atMost)
      pin(&plan, bubble, below: last, in: 0)
      plan.tie(label, .leading, bubble, .leading, 10)
      plan.tie(label, .trailing, bubble, .trailing, -10)
      plan.tie(label, .top, bubble, .top, 8)
      plan.tie(label, .bottom, bubble, .bottom, -8)
      last = bubble
    }
  }
}
