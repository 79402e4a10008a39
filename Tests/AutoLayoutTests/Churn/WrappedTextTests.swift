// SPDX-License-Identifier: MIT

import AutoLayout
import ConstraintSolver
import TestSettings
import Testing
import Typography
import UIKitComponents

/// Random resizes and edits of trees with texts that wrap. The frames must have the bits of a layout
/// from scratch, whatever was kept from the layouts before.
struct WrappedTextTests {
  private static let seeds =
    TestSettings.firstSeed..<TestSettings.firstSeed + UInt64(TestSettings.cases(60, long: 10_000))

  @Test func framesAfterAnyHistoryAreThoseOfALayoutFromScratch() throws {
    for seed in Self.seeds {
      var tree = try TextTree(seed: seed)
      for step in 0..<6 {
        try tree.change()
        _ = tree.forest.layout(tree.root)
        var fresh = tree.forest.duplicate()
        _ = fresh.layout(tree.root)
        for item in tree.items where tree.forest.frame(of: item) != fresh.frame(of: item) {
          Issue.record(
            """
            seed \(seed), step \(step): \(tree.forest[item].name) \(tree.forest.frame(of: item)), \
            from scratch \(fresh.frame(of: item))
            """)
          return
        }
      }
    }
  }
}

/// Rows with texts whose widths required constraints determine, texts that share a width, and
/// pictures with aspect ratios.
private struct TextTree: ~Copyable {
  var forest = LayoutForest(environment: Environment())
  let root: ItemID
  private(set) var items: [ItemID] = []
  private var texts: [ItemID] = []
  private var constraints: [ConstraintID] = []
  private var random: SeededRandom

  init(seed: UInt64) throws {
    random = SeededRandom(seed: seed)
    var item = Item(name: "root")
    item.frame = Rect(x: 0, y: 0, width: 390, height: 844)
    root = forest.makeItem(item)
    items = [root]
    var last: ItemID?
    let hasPictures = random.below(3) == 0
    for row in 0..<(2 + random.below(3)) {
      let card = add(Item(name: "card \(row)"), to: root)
      try constrain(card, .leading, root, 8)
      try constrain(card, .trailing, root, -8)
      try constrain(card, .top, last ?? root, last == nil ? .top : .bottom, 8)
      switch random.below(hasPictures ? 4 : 3) {
      case 0: try addCaption(to: card)
      case 1: try addPair(to: card)
      case 2: try addStack(to: card)
      default: try addPicture(to: card)
      }
      last = card
    }
  }

  private mutating func add(_ item: Item, to parent: ItemID) -> ItemID {
    var item = item
    item.translatesAutoresizingMask = false
    let id = forest.add(item, to: parent)
    items.append(id)
    return id
  }

  private mutating func addText(to parent: ItemID, lines: Int = 0) -> ItemID {
    var item = Item(name: "text")
    item.content = .label(label(lines))
    let id = add(item, to: parent)
    texts.append(id)
    return id
  }

  private mutating func label(_ lines: Int) -> LabelContent {
    let words = ["Anna", "orders", "a", "dozen", "boxes", "of", "green", "tea", "wonderfully"]
    let text = (0..<(1 + random.below(20))).map { _ in words[random.below(words.count)] }
      .joined(separator: random.below(12) == 0 ? "\n" : " ")
    var label = LabelContent(ColoredText(AttributedText(text, font: .system(17))))
    label.numberOfLines = lines
    return label
  }

  private mutating func constrain(
    _ first: ItemID, _ attribute: Attribute, _ second: ItemID, _ other: Attribute? = nil,
    _ constant: Double = 0, multiplier: Double = 1, _ relation: Relation = .equal,
    priority: Float = 1000
  ) throws {
    constraints.append(
      try forest.activate(
        Constraint(
          first, attribute, relation, second, other ?? attribute, multiplier: multiplier,
          constant: constant, priority: priority)))
  }

  private mutating func constrain(
    _ first: ItemID, _ attribute: Attribute, _ second: ItemID, _ constant: Double
  ) throws { try constrain(first, attribute, second, nil, constant) }

  /// A text as wide as the card, below a title on whose baseline nothing depends.
  private mutating func addCaption(to card: ItemID) throws {
    let title = addText(to: card, lines: 1)
    let text = addText(to: card, lines: random.below(2) * 3)
    try constrain(title, .leading, card, 12)
    try constrain(title, .top, card, 4)
    try constrain(text, .leading, title)
    try constrain(text, .trailing, card, -12)
    try constrain(text, .top, title, random.below(2) == 0 ? .bottom : .lastBaseline, 4)
    try constrain(card, .bottom, text, 8)
  }

  /// Two texts that share the width of the card, aligned by their baselines.
  private mutating func addPair(to card: ItemID) throws {
    let (left, right) = (addText(to: card), addText(to: card))
    forest[right].hugging.horizontal = 251
    forest[right].compressionResistance.horizontal = random.below(2) == 0 ? 751 : 749
    try constrain(left, .leading, card, 12)
    try constrain(right, .leading, left, .trailing, 8)
    try constrain(right, .trailing, card, -12)
    try constrain(left, .top, card, 4)
    try constrain(right, .firstBaseline, left)
    try constrain(card, .bottom, left, nil, 4, .greaterThanOrEqual)
    try constrain(card, .bottom, right, nil, 4, .greaterThanOrEqual)
    constraints.append(
      try forest.activate(
        Constraint(card, .height, .equal, nil, .notAnAttribute, constant: 20, priority: 200)))
  }

  /// A column of two texts beside a number, in stack views.
  private mutating func addStack(to card: ItemID) throws {
    var line = Item(kind: .stackView(StackArrangement()), name: "line")
    line.hugging = AxisPair(250, 250)
    let stack = add(line, to: card)
    let column = add(Item(kind: .stackView(StackArrangement()), name: "column"), to: stack)
    let inner = [addText(to: column, lines: 1), addText(to: column)]
    let number = addText(to: stack, lines: 1)
    forest[number].hugging.horizontal = 1000
    forest[number].compressionResistance.horizontal = 760
    var arrangement = StackArrangement()
    arrangement.axis = .vertical
    arrangement.items = inner
    forest.setKind(.stackView(arrangement), of: column)
    arrangement = StackArrangement()
    arrangement.alignment = random.below(2) == 0 ? .leading : .fill
    arrangement.items = [column, number]
    forest.setKind(.stackView(arrangement), of: stack)
    for edge in [Attribute.leading, .trailing, .top, .bottom] { try constrain(stack, edge, card) }
  }

  /// A picture with an aspect ratio, and a text that shares its width or its height.
  private mutating func addPicture(to card: ItemID) throws {
    let picture = add(Item(name: "picture"), to: card)
    let text = addText(to: card)
    try constrain(picture, .height, picture, .width, multiplier: 0.5)
    try constrain(picture, .leading, card)
    try constrain(picture, .top, card)
    if random.below(2) == 0 {
      try constrain(picture, .trailing, card)
      try constrain(text, .leading, card)
      try constrain(text, .top, picture, .bottom)
    } else {
      // The width of the text depends on its own height.
      try constrain(picture, .height, text, .height)
      try constrain(text, .leading, picture, .trailing, 8)
      try constrain(text, .top, card)
    }
    try constrain(text, .trailing, card)
    try constrain(card, .bottom, text)
  }

  /// Changes the size of the root, a text, a constant, or several of them.
  mutating func change() throws {
    repeat {
      switch random.below(6) {
      case 0...2:
        forest.setFrame(
          Rect(x: 0, y: 0, width: 200 + Double(random.below(2400)) / 4, height: 844), of: root)
      case 3:
        let text = texts[random.below(texts.count)]
        if case .label(let old) = forest[text].content {
          forest.setContent(.label(label(old.numberOfLines)), of: text)
        }
      case 4:
        try forest.setConstant(
          Double(random.below(80)) / 2 - 20, of: constraints[random.below(constraints.count)])
      default:
        let text = texts[random.below(texts.count)]
        let size: ContentSize? = random.below(3) == 0 ? ContentSize(width: 70, height: 30) : nil
        forest[text].contentSizeOverride = size
      }
    } while random.below(3) == 0
  }
}
