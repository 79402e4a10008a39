// SPDX-License-Identifier: MIT

import AutoLayout
import InterfaceBuilder

/// Describes the constraints and rules of a scene in words, with their places in the file.
struct WhyWords {
  private let names: ConstraintNames
  private let index: ElementIndex
  private let canvas: ItemID
  private let root: ItemID

  init(_ scene: borrowing BuiltScene, of document: IBDocument) {
    let viewNames = ViewNames(document)
    var names = ConstraintNames(views: [:])
    canvas = scene.canvas
    root = scene.rootView
    if canvas != scene.rootView {
      names.views[canvas] = CheckedView(id: "", name: "the screen", isCustom: false)
    }
    for view in scene.views {
      names.views[view.item] = CheckedView(
        id: view.id, name: viewNames[view.id], isCustom: false)
    }
    self.names = names
    index = ElementIndex(document)
  }

  func reason(
    _ part: EdgeDerivation.Part, in forest: borrowing LayoutForest
  ) -> WhyReport.Reason {
    if let place = part.undetermined {
      return reason(
        .undetermined, "nothing determines \(name(place.item, forest)).\(place.attribute)",
        about: place.item)
    }
    guard let source = part.source else { return reason(.undetermined, "nothing", about: nil) }
    var reason = reason(source, part.constraint, nil, in: forest)
    if abs(part.offset) >= 0.0005, let constraint = part.constraint {
      reason.text += " (\(Self.origin(of: constraint)): \(NumberText.of(abs(part.offset))))"
    }
    return reason
  }

  func reason(
    _ other: EdgeDerivation.OtherRow, in forest: borrowing LayoutForest
  ) -> WhyReport.Reason {
    reason(other.source, other.constraint, other.contentPriorities, in: forest)
  }

  func reason(
    _ source: RowSource, _ constraint: Constraint?,
    _ priorities: ImpliedConstraint.ContentPriorities?, in forest: borrowing LayoutForest
  ) -> WhyReport.Reason {
    let text = constraint.map { names.text($0, in: forest) } ?? "a rule"
    switch source {
    case .constraint:
      let id = constraint.flatMap { index.elementID(of: $0, names.views) }
      let element = id.flatMap { index.elements[$0] }
      return .init(
        kind: .constraint, text: text, elementID: element == nil ? nil : id, line: element?.line)
    case .contentSize(let item, let axis):
      let side = axis == .horizontal ? "wide" : "high"
      var text = "\(text), as \(side) as its content"
      if let constraint {
        text =
          "\(name(item, forest)) has content "
          + "\(NumberText.of(constraint.constant)) points \(side)"
      }
      if let priorities {
        text +=
          " (hugging \(points(Double(priorities.hugging))), compression resistance "
          + "\(points(Double(priorities.compressionResistance))))"
      }
      return reason(.contentSize, text, about: item)
    case .autoresizing(let item, _):
      // Such a root view fills its canvas.
      if item == root { return reason(.screen, "\(text), the size of the canvas", about: item) }
      return reason(.autoresizing, "\(text), by its autoresizing mask", about: item)
    case .guide(let item): return reason(.guide, text, about: item)
    case .root(let item):
      return reason(.screen, "\(text), the size of the canvas", about: item)
    case .stack(let item, let role):
      return reason(.stackView, "\(text), a rule of the stack view (\(role.rawValue))", about: item)
    case .nonNegative(let item, _): return reason(.nonNegative, text, about: item)
    case .fittingTarget: return reason(.screen, text, about: nil)
    }
  }

  private func reason(
    _ kind: WhyReport.Kind, _ text: String, about item: ItemID?
  ) -> WhyReport.Reason {
    let id = item.flatMap { names.views[$0]?.id }.flatMap { $0.isEmpty ? nil : $0 }
    return .init(
      kind: kind, text: text, elementID: id, line: id.flatMap { index.elements[$0]?.line })
  }

  private func name(_ item: ItemID, _ forest: borrowing LayoutForest) -> String {
    names.name(of: item, forest)
  }

  /// The reason why the constant of a constraint's row differs from the constraint's.
  private static func origin(of constraint: Constraint) -> String {
    let attributes = [constraint.firstAttribute, constraint.secondAttribute]
    if attributes.contains(where: { $0.isMargin }) { return "margin" }
    if attributes.contains(where: { $0.isBaseline }) { return "baseline" }
    return "alignment rectangle"
  }
}

extension Attribute {
  /// Whether the attribute depends on layout margins.
  fileprivate var isMargin: Bool { rawValue >= Attribute.leftMargin.rawValue }
}
