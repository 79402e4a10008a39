// SPDX-License-Identifier: MIT

import AutoLayout
import ConstraintSolver
import LayoutPlans
import Typography
import UIKitComponents

/// A layout in a `LayoutForest` of the layout core.
final class MeasuredForestLayout: MeasuredLayout {
  var forest: LayoutForest
  let plan: LayoutPlan
  private(set) var items: [ItemID] = []
  private(set) var constraints: [ConstraintID?] = []

  init(_ plan: LayoutPlan) {
    self.plan = plan
    var environment = Environment()
    if plan.isRightToLeft { environment.direction = .rightToLeft }
    forest = LayoutForest(environment: environment)
    for index in plan.nodes.indices { add(index) }
    for index in plan.ties.indices { constraints.append(activate(plan.ties[index])) }
  }

  private func add(_ index: Int) {
    let node = plan.nodes[index]
    let id = forest.makeItem(item(node, isRoot: index == 0))
    items.append(id)
    guard index > 0 else { return }
    forest.insert(id, into: items[node.parent])
    if node.isArranged { arrange(id, in: items[node.parent]) }
  }

  private func arrange(_ id: ItemID, in stack: ItemID) {
    guard case .stackView(var arrangement) = forest[stack].kind else { return }
    arrangement.items.append(id)
    forest.setKind(.stackView(arrangement), of: stack)
  }

  private func item(_ node: LayoutPlan.Node, isRoot: Bool) -> Item {
    var item = Item()
    item.translatesAutoresizingMask = isRoot
    if isRoot { item.frame = Rect(x: 0, y: 0, width: 390, height: 844) }
    item.hugging = AxisPair(node.hugging, node.hugging)
    item.compressionResistance.horizontal = node.compressionResistance
    switch node.kind {
    case .plain: break
    case .sized(let width, let height):
      item.contentSizeOverride = ContentSize(width: width, height: height)
    case .label(let text, let lines): item.content = label(text, lines)
    case .field(let text):
      item.content = .textField(
        TextFieldContent(ColoredText(AttributedText(text, font: .system(14))), font: .system(14)))
    case .stack(let isVertical, let spacing, let fills):
      var arrangement = StackArrangement()
      arrangement.axis = isVertical ? .vertical : .horizontal
      arrangement.spacing = .points(spacing)
      if !fills { arrangement.alignment = .leading }
      item.kind = .stackView(arrangement)
    }
    return item
  }

  private func label(_ text: String, _ lines: Int) -> ItemContent {
    var label = LabelContent(ColoredText(AttributedText(text, font: .system(17))))
    label.numberOfLines = lines
    return .label(label)
  }

  private func activate(_ tie: LayoutPlan.Tie) -> ConstraintID? {
    try? forest.activate(
      Constraint(
        items[tie.first], attribute(tie.edge), relation(tie.relation),
        tie.second.map { items[$0] },
        tie.second == nil ? .notAnAttribute : attribute(tie.secondEdge),
        multiplier: tie.multiplier, constant: tie.constant, priority: tie.priority))
  }

  private func relation(_ relation: LayoutPlan.Relation) -> Relation {
    switch relation {
    case .equal: .equal
    case .atMost: .lessThanOrEqual
    case .atLeast: .greaterThanOrEqual
    }
  }

  private func attribute(_ edge: LayoutPlan.Edge) -> Attribute {
    switch edge {
    case .leading: .leading
    case .trailing: .trailing
    case .top: .top
    case .bottom: .bottom
    case .width: .width
    case .height: .height
    case .centerY: .centerY
    case .firstBaseline: .firstBaseline
    }
  }

  func layOut() {
    var pass = LayoutPass(root: items[0])
    while true {
      switch forest.next(&pass) {
      case .updateConstraints, .measure: continue
      case .layoutSubviews(let id): forest.placeSubviews(of: id)
      case .done: return
      }
    }
  }

  func resize(width: Double, height: Double) {
    forest.setFrame(Rect(x: 0, y: 0, width: width, height: height), of: items[0])
  }

  func setText(_ text: String, of node: Int) {
    guard case .label(_, let lines) = plan.nodes[node].kind else { return }
    forest.setContent(label(text, lines), of: items[node])
  }

  func measureText(of node: Int, width: Double) -> Double {
    forest.ownContentSize(of: items[node], width: width).height ?? 0
  }

  func setConstant(_ constant: Double, of tie: Int) {
    if let id = constraints[tie] { try? forest.setConstant(constant, of: id) }
  }

  func setPriority(_ priority: Float, of tie: Int) {
    if let id = constraints[tie] { try? forest.setPriority(priority, of: id) }
  }

  func setHidden(_ isHidden: Bool, _ node: Int) { forest.setHidden(isHidden, of: items[node]) }

  func remove(_ node: Int) { forest.removeFromParent(items[node]) }

  func putBack(_ node: Int) {
    forest.insert(items[node], into: items[plan.nodes[node].parent])
    for index in plan.ties(of: node) { constraints[index] = activate(plan.ties[index]) }
  }

  func fittingSize() -> (width: Double, height: Double) {
    let size = forest.fittingSize(of: items[0], target: .zero)
    return (size.width, size.height)
  }

  func tearDown() { forest.destroy(items[0]) }

  var work: LayoutWork { forest.work }

  var digest: Double {
    items.reduce(0) { sum, id in
      let frame = forest.frame(of: id)
      return sum + frame.x + 2 * frame.y + 3 * frame.width + 5 * frame.height
    }
  }
}
