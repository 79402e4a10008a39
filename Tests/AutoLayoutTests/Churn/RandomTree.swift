// SPDX-License-Identifier: MIT

import AutoLayout
import ConstraintSolver
import Typography
import UIKitComponents

/// A tree with random changes: views, stacks, labels, guides, masks, margins, directions,
/// conflicts.
///
/// New views usually get constraints that make them unambiguous. Later changes may make them
/// ambiguous.
struct RandomTree: ~Copyable {
  var forest = LayoutForest()
  let root: ItemID
  var random: SeededRandom
  /// The names of the changes, for finding the cause of a difference.
  private(set) var history: [String] = []
  private var detached: [ItemID] = []

  init(seed: UInt64, views: Int) throws {
    random = SeededRandom(seed: seed)
    var item = Item(name: "root")
    item.frame = Rect(0, 0, 400, 600)
    item.imposedSafeArea = EdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
    root = forest.makeItem(item)
    for _ in 0..<views { try addView() }
  }

  // MARK: What there is

  private var order: [ItemID] { FreshForest.preorder(forest, root) }

  private mutating func pick(_ isAskedFor: (borrowing LayoutForest, ItemID) -> Bool) -> ItemID? {
    var found: [ItemID] = []
    for id in order where isAskedFor(forest, id) { found.append(id) }
    return found.randomElement(using: &random)
  }

  private mutating func anyView() -> ItemID? {
    let root = root
    return pick { $1 != root && !$0[$1].isGuide }
  }

  private mutating func anyContainer() -> ItemID {
    pick { !$0[$1].isGuide && $0[$1].content == .none && $0.depth(of: $1) < 5 } ?? root
  }

  private mutating func anyConstraint() -> ConstraintID? {
    var found: [ConstraintID] = []
    for id in order { found += forest.constraints(mentioning: id) }
    return found.randomElement(using: &random)
  }

  private mutating func anyPriority() -> Float {
    random.once(in: 3) ? 1000 : Float(random.points(1...999))
  }

  // MARK: Changes

  /// Makes a random change.
  mutating func change() throws {
    let changes: [(String, (inout RandomTree) throws -> Void)] = [
      ("add", { try $0.addView() }), ("add", { try $0.addView() }),
      ("destroy", { $0.destroyView() }), ("move", { try $0.moveView() }),
      ("detach", { $0.detachView() }), ("attach", { try $0.attachView() }),
      ("constant", { try $0.changeConstant() }), ("constant", { try $0.changeConstant() }),
      ("priority", { try $0.changePriority() }), ("deactivate", { $0.deactivate() }),
      ("conflict", { try $0.addConflict() }), ("hide", { $0.hide() }),
      ("arrange", { $0.arrange() }), ("rearrange", { $0.changeArrangement() }),
      ("sizes", { $0.changeSizes() }), ("text", { $0.changeText() }),
      ("direction", { $0.changeDirection() }), ("margins", { $0.changeMargins() }),
      ("frame", { $0.changeFrame() }), ("mask", { $0.changeMask() }),
      ("resize", { $0.resizeRoot() }), ("guide", { try $0.addGuide() }),
      ("insets", { $0.changeAlignmentInsets() }), ("baseline", { try $0.alignBaselines() }),
      ("question", { $0.ask() }),
    ]
    let (name, change) = changes[random.below(changes.count)]
    history.append(name)
    try change(&self)
  }

  private mutating func makeItem() -> Item {
    var item = Item()
    item.translatesAutoresizingMask = false
    switch random.below(8) {
    case 0: item.kind = .stackView(randomArrangement())
    case 1: item.kind = .scrollView
    case 2, 3: item.content = randomText()
    case 4:
      item.translatesAutoresizingMask = true
      item.autoresizingMask = AutoresizingMask(rawValue: UInt8(random.below(64)))
      item.frame = Rect(
        random.points(0...50), random.points(0...50), random.points(10...90), random.points(10...90)
      )
    case 5:
      item.contentSizeOverride = .size(random.points(5...120), random.points(5...60))
    default: break
    }
    return item
  }

  private mutating func randomText() -> ItemContent {
    let words = ["plumb", "layout", "of", "a", "text", "that", "wraps", "over", "some", "lines"]
    let count = 1 + random.below(9)
    let text = (0..<count).map { _ in words[random.below(words.count)] }.joined(separator: " ")
    var content = LabelContent(ColoredText(AttributedText(text, font: .system(13))))
    content.numberOfLines = random.below(3)
    return .label(content)
  }

  private mutating func randomArrangement() -> StackArrangement {
    var stack = StackArrangement()
    stack.axis = random.once(in: 2) ? .horizontal : .vertical
    stack.distribution = StackArrangement.Distribution(rawValue: random.below(5)) ?? .fill
    stack.alignment = StackArrangement.Alignment(rawValue: random.below(6)) ?? .fill
    stack.spacing = .points(random.points(0...12))
    stack.isMarginsRelative = random.once(in: 4)
    stack.isBaselineRelative = random.once(in: 6)
    return stack
  }

  private mutating func addView() throws {
    let parent = anyContainer()
    let view = forest.add(makeItem(), to: parent)
    forest.captureAutoresizingOrigin(of: view)
    if case .scrollView = forest[view].kind, random.once(in: 2) {
      _ = forest.add(Item(kind: .guide(.scrollContent)), to: view)
    }
    try place(view)
  }

  /// Makes `view` an arranged subview if its superview is a stack view. Otherwise constrains it to
  /// other views.
  private mutating func place(_ view: ItemID) throws {
    guard let parent = forest.parent(of: view) else { return }
    if case .stackView(var stack) = forest[parent].kind, !random.once(in: 5) {
      forest[view].translatesAutoresizingMask = false
      stack.items.insert(view, at: random.below(stack.items.count + 1))
      forest.setKind(.stackView(stack), of: parent)
      return
    }
    guard !forest[view].translatesAutoresizingMask || random.once(in: 4) else { return }
    for axis in Axis.allCases { try tie(view, to: parent, axis) }
  }

  private mutating func tie(_ view: ItemID, to parent: ItemID, _ axis: Axis) throws {
    let isHorizontal = axis == .horizontal
    let (near, far): (Attribute, Attribute) = isHorizontal ? (.leading, .trailing) : (.top, .bottom)
    let size: Attribute = isHorizontal ? .width : .height
    let guides = forest.children(of: parent).filter { forest[$0].isGuide }
    let siblings = forest.subviews(of: parent).filter { $0 != view }
    let canvas = random.once(in: 3) ? guides.randomElement(using: &random) ?? parent : parent
    let margin = random.points(0...20)
    let isMargin = canvas == parent && random.once(in: 5)
    let nearEdge: Attribute =
      !isMargin ? near : isHorizontal ? .leadingMargin : .topMargin
    switch random.below(5) {
    case 0:
      try activate(view, near, canvas, nearEdge, margin)
      try activate(view, far, canvas, far, -margin)
    case 1:
      try activate(view, near, canvas, nearEdge, margin)
      try activate(view, size, nil, .notAnAttribute, random.points(10...120), anyPriority())
    case 2:
      let centre: Attribute = isHorizontal ? .centerX : .centerY
      try activate(view, centre, canvas, centre, 0)
      try activate(view, size, canvas, size, -margin, anyPriority())
    case 3:
      if let sibling = siblings.randomElement(using: &random) {
        try activate(view, near, sibling, far, margin)
        try activate(view, size, sibling, size, 0, anyPriority())
      } else {
        try activate(view, far, canvas, far, -margin)
        try activate(view, size, nil, .notAnAttribute, random.points(10...120))
      }
    default:
      try activate(view, near, canvas, nearEdge, margin)
      try activate(view, far, canvas, far, -margin, anyPriority(), .lessThanOrEqual)
    }
  }

  private mutating func activate(
    _ first: ItemID, _ attribute: Attribute, _ second: ItemID?, _ other: Attribute,
    _ constant: Double, _ priority: Float = 1000, _ relation: Relation = .equal
  ) throws {
    try forest.activate(
      Constraint(
        first, attribute, relation, second, other, constant: constant, priority: priority))
  }

  private mutating func destroyView() {
    if let view = anyView() { forest.destroy(view) }
  }

  private mutating func moveView() throws {
    let target = anyContainer()
    guard let view = anyView(), !forest.isDescendant(target, of: view) else { return }
    forest.insert(view, into: target, at: random.below(4))
    forest.captureAutoresizingOrigin(of: view)
    try place(view)
  }

  private mutating func detachView() {
    guard let view = anyView() else { return }
    forest.removeFromParent(view)
    detached.append(view)
    if random.once(in: 2) { _ = forest.layout(view) }
  }

  private mutating func attachView() throws {
    guard let view = detached.popLast() else { return }
    forest.insert(view, into: anyContainer())
    forest.captureAutoresizingOrigin(of: view)
    try place(view)
  }

  private mutating func changeConstant() throws {
    guard let id = anyConstraint(), let constraint = forest.constraint(id) else { return }
    try forest.setConstant(constraint.constant + random.points(-9...9), of: id)
  }

  private mutating func changePriority() throws {
    if let id = anyConstraint() { try forest.setPriority(anyPriority(), of: id) }
  }

  private mutating func deactivate() {
    if let id = anyConstraint() { forest.deactivate(id) }
  }

  private mutating func addConflict() throws {
    guard let view = anyView() else { return }
    try activate(
      view, random.once(in: 2) ? .width : .height, nil, .notAnAttribute, random.points(10...150))
  }

  private mutating func hide() {
    if let view = anyView() { forest.setHidden(!forest[view].isHidden, of: view) }
  }

  private mutating func anyStack() -> (ItemID, StackArrangement)? {
    let found = pick {
      if case .stackView = $0[$1].kind { true } else { false }
    }
    guard let found, case .stackView(let stack) = forest[found].kind else { return nil }
    return (found, stack)
  }

  private mutating func arrange() {
    guard let (id, found) = anyStack() else { return }
    var stack = found
    stack.items = forest.subviews(of: id).filter { _ in !random.once(in: 5) }
    stack.items.shuffle(using: &random)
    for item in stack.items { forest[item].translatesAutoresizingMask = false }
    forest.setKind(.stackView(stack), of: id)
  }

  private mutating func changeArrangement() {
    guard let (id, stack) = anyStack() else { return }
    var changed = randomArrangement()
    changed.items = stack.items
    forest[id].kind = .stackView(changed)
  }

  private mutating func changeSizes() {
    guard let view = anyView() else { return }
    switch random.below(3) {
    case 0: forest[view].hugging = AxisPair(Float(random.points(1...999)), anyPriority())
    case 1: forest[view].compressionResistance = AxisPair(anyPriority(), anyPriority())
    default:
      let size = ContentSize(
        width: random.once(in: 3) ? nil : random.points(5...90), height: random.points(5...60))
      forest[view].contentSizeOverride = random.once(in: 3) ? nil : size
    }
  }

  private mutating func changeText() {
    let text = randomText()
    if let label = pick({ $0[$1].content != .none }) { forest.setContent(text, of: label) }
  }

  private mutating func changeDirection() {
    let directions: [SemanticContentAttribute] = [
      .unspecified, .forceRightToLeft, .forceLeftToRight,
    ]
    forest[anyContainer()].semanticContentAttribute = directions[random.below(3)]
  }

  private mutating func changeMargins() {
    let view = anyContainer()
    switch random.below(5) {
    case 0: forest[view].margins.own = DirectionalEdgeInsets(all: random.points(0...30))
    case 1: forest[view].margins.preservesSuperview.toggle()
    case 2: forest[view].margins.insetsFromSafeArea.toggle()
    case 3: forest[view].additionalSafeArea = EdgeInsets(all: random.points(0...10))
    default: forest[root].imposedSafeArea = EdgeInsets(all: random.points(0...40))
    }
  }

  private mutating func changeFrame() {
    let view = pick { $0[$1].translatesAutoresizingMask && !$0[$1].isGuide }
    guard let view, view != root else { return }
    forest.setFrame(
      Rect(
        random.points(0...50), random.points(0...50), random.points(5...80), random.points(5...80)),
      of: view)
  }

  private mutating func changeMask() {
    guard let view = anyView() else { return }
    if random.once(in: 2) {
      forest[view].translatesAutoresizingMask.toggle()
    } else {
      forest[view].autoresizingMask = AutoresizingMask(rawValue: UInt8(random.below(64)))
    }
    forest.captureAutoresizingOrigin(of: view)
  }

  private mutating func resizeRoot() {
    forest.setFrame(Rect(0, 0, random.points(200...900), random.points(300...900)), of: root)
  }

  private mutating func addGuide() throws {
    let kinds: [ItemKind.GuideKind] = [
      .layoutMargins, .safeArea, .readableContent, .plain, .keyboard(aboveSafeArea: true),
      .topLayoutGuide(length: 20), .bottomLayoutGuide(length: nil),
    ]
    let owner = anyContainer()
    let guide = forest.add(Item(kind: .guide(kinds[random.below(kinds.count)])), to: owner)
    if forest[guide].kind == .guide(.plain) {
      for axis in Axis.allCases { try tie(guide, to: owner, axis) }
    } else if let view = forest.subviews(of: owner).randomElement(using: &random) {
      try activate(view, .leading, guide, .leading, 0, anyPriority())
    }
  }

  private mutating func changeAlignmentInsets() {
    guard let view = anyView() else { return }
    forest[view].alignmentInsetsOverride =
      random.once(in: 2) ? nil : EdgeInsets(all: random.points(0...6))
  }

  private mutating func alignBaselines() throws {
    guard let a = anyView(), let b = anyView(), a != b else { return }
    guard !forest.isDescendant(a, of: b), !forest.isDescendant(b, of: a) else { return }
    let attribute: Attribute = random.once(in: 2) ? .firstBaseline : .lastBaseline
    try activate(a, attribute, b, attribute, 0, Float(random.points(1...999)))
  }

  /// Makes queries, which must not change the layout.
  private mutating func ask() {
    guard let view = anyView() else { return }
    _ = forest.fittingSize(of: view, target: .zero)
    _ = forest.isAmbiguous(view)
    _ = forest.constraintsAffecting(view, along: .horizontal)
  }
}
