// SPDX-License-Identifier: MIT

import ConstraintSolver
import Diagnostics
import InterfaceBuilder
import LayoutCore

/// A constraint of a file with the object that holds it.
struct HeldConstraint {
  var constraint: IBConstraint
  var element: IBElement
  /// The id of the view that holds it, for which it stands where no item is named.
  var owner: String

  var first: String { constraint.firstItem ?? owner }
}

/// What constraints say by themselves, whatever the device.
struct ConstraintRules {
  let document: IBDocument
  let index: ElementIndex
  let constraints: [HeldConstraint]

  init(_ document: IBDocument, _ index: ElementIndex) {
    self.document = document
    self.index = index
    var held: [HeldConstraint] = []
    var notes: [Diagnostic] = []
    if document.usesAutolayout {
      for id in index.order {
        guard let view = index.elements[id] else { continue }
        for element in view.list("constraints") {
          guard let constraint = IBConstraint(element, of: document.file, notes: &notes),
            !constraint.isPlaceholder
          else { continue }
          held.append(HeldConstraint(constraint: constraint, element: element, owner: id))
        }
      }
    }
    constraints = held
  }

  func findings() -> [Finding] {
    constraints.flatMap { held in
      [leftRight(held), fixedSize(held), deviceSize(held)].compactMap { $0 }
    } + redundancies()
  }

  private func name(_ id: String) -> String {
    index.elements[id].map { index.name(of: $0) } ?? "an item"
  }

  // MARK: Left and right

  private func leftRight(_ held: HeldConstraint) -> Finding? {
    let (first, second) = (held.constraint.firstAttribute, held.constraint.secondAttribute)
    guard first.isPhysicalEdge || second.isPhysicalEdge else { return nil }
    let ids = [held.first] + (held.constraint.secondItem.map { [$0] } ?? [])
    let isForced = ids.contains { id in
      let semantics = index.elements[id]?["semanticContentAttribute"]
      return semantics == "playback" || semantics == "spatial"
        || semantics?.hasPrefix("force") == true
    }
    guard !isForced else { return nil }
    let edge = first.isPhysicalEdge ? first : second
    return Finding(
      "left-right", at: held.constraint.id,
      "the \(edge) edge of \(name(held.first)) stays where it is when the language is read from "
        + "right to left")
  }

  // MARK: Fixed sizes

  private func fixedSize(_ held: HeldConstraint) -> Finding? {
    let constraint = held.constraint
    guard constraint.firstAttribute.isSize, constraint.secondItem == nil,
      constraint.relation == .equal, constraint.priority == 1000,
      !index.varied.contains(constraint.id), let element = index.elements[held.first],
      let text = ShownText(of: element), text.isWords
    else { return nil }
    let isWidth = constraint.firstAttribute == .width
    guard isWidth ? !text.isShrinking : text.isScaled || text.lines != 1 else { return nil }
    return Finding(
      "fixed-text-size", at: held.first, part: isWidth ? "width" : "height",
      "\(index.name(of: element)) is \(points(constraint.constant)) points "
        + "\(isWidth ? "wide" : "high") whatever its text "
        + (isWidth ? "is translated to" : text.isScaled ? "size" : "wraps to"),
      related: [
        .init("the size is fixed here", at: .init(elementID: constraint.id))
      ],
      fixIts: [Diagnostic.FixIt("Make the constraint greater than or equal")])
  }

  // MARK: Sizes of devices

  private func deviceSize(_ held: HeldConstraint) -> Finding? {
    let constraint = held.constraint
    guard constraint.firstAttribute == .width || constraint.firstAttribute == .height,
      constraint.secondItem == nil, constraint.relation == .equal, constraint.priority == 1000,
      !index.varied.contains(constraint.id), let element = index.elements[held.first],
      let parent = index.parents[held.first].flatMap({ index.elements[$0] })
    else { return nil }
    let isWidth = constraint.firstAttribute == .width
    let length: (Size) -> Double = { isWidth ? $0.width : $0.height }
    let devices = Device.all.filter { length($0.portrait.size) == constraint.constant }
    // The number alone says nothing: it is the size of a device where the view fills its superview.
    guard !devices.isEmpty, let frame = element.frameInFile, let around = parent.frameInFile,
      length(frame.size) == constraint.constant, length(around.size) == constraint.constant
    else { return nil }
    return Finding(
      "hard-coded-device-size", at: held.first, part: isWidth ? "width" : "height",
      "\(index.name(of: element)) is always \(points(constraint.constant)) points "
        + "\(isWidth ? "wide" : "high"), the size of \(devices.first?.models.first ?? "a device")",
      related: [.init("the size is fixed here", at: .init(elementID: constraint.id))])
  }

  // MARK: Constraints without effect

  /// What both sides are, without constant, relation and priority.
  private struct Sides: Hashable {
    var first: String
    var firstAttribute: Attribute
    var second: String?
    var secondAttribute: Attribute
    var multiplier: Double
  }

  private func redundancies() -> [Finding] {
    var groups: [Sides: [HeldConstraint]] = [:]
    for held in constraints where !index.varied.contains(held.constraint.id) {
      let constraint = held.constraint
      guard !constraint.isSymbolic else { continue }
      let sides = Sides(
        first: held.first, firstAttribute: constraint.firstAttribute,
        second: constraint.secondItem, secondAttribute: constraint.secondAttribute,
        multiplier: constraint.multiplier)
      groups[sides, default: []].append(held)
    }
    return groups.values.flatMap(redundancies)
  }

  private func redundancies(_ group: [HeldConstraint]) -> [Finding] {
    var findings: [Finding] = []
    for (place, held) in group.enumerated() {
      // Code may change what it can reach.
      guard !index.connected.contains(held.constraint.id) else { continue }
      for (other, rival) in group.enumerated() where other != place {
        let (one, two) = (held.constraint, rival.constraint)
        guard !index.connected.contains(two.id) else { continue }
        let isSame =
          one.relation == two.relation && one.constant == two.constant
          && one.priority == two.priority
        if isSame {
          guard place > other else { continue }
          findings.append(
            Finding(
              "duplicate-constraint", at: one.id,
              "the constraint says the same as another one of \(name(held.first))",
              related: [.init("the other one", at: .init(elementID: two.id))]))
          break
        }
        guard two.priority == 1000, two.implies(one) else { continue }
        findings.append(
          Finding(
            "dominated-constraint", at: one.id,
            "the constraint of \(name(held.first)) has no effect: another one, which is required, "
              + "asks for more",
            related: [.init("the other one", at: .init(elementID: two.id))]))
        break
      }
    }
    return findings
  }
}

extension IBConstraint {
  /// Whether every layout in which this holds satisfies `other`, of the same sides.
  fileprivate func implies(_ other: IBConstraint) -> Bool {
    switch (relation, other.relation) {
    case (.equal, .equal): constant == other.constant
    case (.equal, .greaterThanOrEqual), (.greaterThanOrEqual, .greaterThanOrEqual):
      constant >= other.constant
    case (.equal, .lessThanOrEqual), (.lessThanOrEqual, .lessThanOrEqual):
      constant <= other.constant
    default: false
    }
  }
}

extension Attribute {
  fileprivate var isPhysicalEdge: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }
}

extension IBElement {
  /// The frame that the file holds, without variations.
  var frameInFile: Rect? {
    guard let rect = child(key: "frame"), let x = rect.number("x"), let y = rect.number("y"),
      let width = rect.number("width"), let height = rect.number("height")
    else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }
}
