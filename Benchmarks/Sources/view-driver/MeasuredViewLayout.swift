// SPDX-License-Identifier: MIT

import AutoLayout
import LayoutPlans
@_spi(Benchmarks) import UIKit

/// A layout in views. The benchmark runs only on the main thread.
final class MeasuredViewLayout: MeasuredLayout, @unchecked Sendable {
  private let plan: LayoutPlan
  private var views: [UIView] = []
  private var constraints: [NSLayoutConstraint] = []

  init(_ plan: LayoutPlan) {
    self.plan = plan
    MainActor.assumeIsolated {
      for index in plan.nodes.indices { add(index) }
      for tie in plan.ties { constraints.append(constraint(tie)) }
      NSLayoutConstraint.activate(constraints)
    }
  }

  @MainActor
  private func add(_ index: Int) {
    let node = plan.nodes[index]
    let view = makeView(node)
    if plan.isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
    views.append(view)
    guard index > 0 else {
      view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
      return
    }
    if let stack = views[node.parent] as? UIStackView, node.isArranged {
      stack.addArrangedSubview(view)
    } else {
      view.translatesAutoresizingMaskIntoConstraints = false
      views[node.parent].addSubview(view)
    }
    if node.hugging != 250 {
      view.setContentHuggingPriority(UILayoutPriority(node.hugging), for: .horizontal)
      view.setContentHuggingPriority(UILayoutPriority(node.hugging), for: .vertical)
    }
    if node.compressionResistance != 750 {
      view.setContentCompressionResistancePriority(
        UILayoutPriority(node.compressionResistance), for: .horizontal)
    }
  }

  @MainActor
  private func makeView(_ node: LayoutPlan.Node) -> UIView {
    switch node.kind {
    case .plain: return UIView()
    case .sized(let width, let height): return SizedView(CGSize(width: width, height: height))
    case .label(let text, let lines):
      let label = UILabel()
      label.text = text
      label.numberOfLines = lines
      return label
    case .field(let text):
      let field = UITextField()
      field.text = text
      return field
    case .stack(let isVertical, let spacing, let fills):
      let stack = UIStackView()
      if !fills { stack.alignment = .leading }
      stack.axis = isVertical ? .vertical : .horizontal
      stack.spacing = spacing
      return stack
    }
  }

  @MainActor
  private func constraint(_ tie: LayoutPlan.Tie) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: views[tie.first], attribute: attribute(tie.edge),
      relatedBy: relation(tie.relation), toItem: tie.second.map { views[$0] },
      attribute: tie.second == nil ? .notAnAttribute : attribute(tie.secondEdge),
      multiplier: tie.multiplier, constant: tie.constant)
    constraint.priority = UILayoutPriority(tie.priority)
    return constraint
  }

  private func relation(_ relation: LayoutPlan.Relation) -> NSLayoutConstraint.Relation {
    switch relation {
    case .equal: .equal
    case .atMost: .lessThanOrEqual
    case .atLeast: .greaterThanOrEqual
    }
  }

  private func attribute(_ edge: LayoutPlan.Edge) -> NSLayoutConstraint.Attribute {
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

  func layOut() { MainActor.assumeIsolated { views[0].layoutIfNeeded() } }

  func resize(width: Double, height: Double) {
    MainActor.assumeIsolated {
      views[0].frame = CGRect(x: 0, y: 0, width: width, height: height)
    }
  }

  func setText(_ text: String, of node: Int) {
    MainActor.assumeIsolated { (views[node] as? UILabel)?.text = text }
  }

  func measureText(of node: Int, width: Double) -> Double {
    MainActor.assumeIsolated {
      views[node].sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }
  }

  func setConstant(_ constant: Double, of tie: Int) { constraints[tie].constant = constant }

  func setPriority(_ priority: Float, of tie: Int) {
    constraints[tie].priority = UILayoutPriority(priority)
  }

  func setHidden(_ isHidden: Bool, _ node: Int) {
    MainActor.assumeIsolated { views[node].isHidden = isHidden }
  }

  func remove(_ node: Int) { MainActor.assumeIsolated { views[node].removeFromSuperview() } }

  func putBack(_ node: Int) {
    MainActor.assumeIsolated { views[plan.nodes[node].parent].addSubview(views[node]) }
    for index in plan.ties(of: node) { constraints[index].isActive = true }
  }

  func fittingSize() -> (width: Double, height: Double) {
    MainActor.assumeIsolated {
      let size = views[0].systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      return (size.width, size.height)
    }
  }

  func tearDown() {
    constraints = []
    views = []
  }

  var work: LayoutWork { MainActor.assumeIsolated { UIView.layoutWork } }

  var digest: Double {
    MainActor.assumeIsolated {
      views.reduce(0) { sum, view in
        let frame = view.frame
        return sum + frame.minX + 2 * frame.minY + 3 * frame.width + 5 * frame.height
      }
    }
  }
}

private final class SizedView: UIView {
  private let size: CGSize

  init(_ size: CGSize) {
    self.size = size
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}
