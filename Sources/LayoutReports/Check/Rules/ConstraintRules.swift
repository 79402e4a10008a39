// SPDX-License-Identifier: MIT

import AutoLayout
import ConstraintSolver
import Diagnostics
import InterfaceBuilder

/// A constraint of a file, with the object that holds it.
struct HeldConstraint {
  var constraint: IBConstraint
  var element: IBElement
  /// The id of the view that holds the constraint. It is the first item if the constraint has none.
  var owner: String

  var first: String { constraint.firstItem ?? owner }
}

/// The rules about single constraints of a file, which do not depend on the device.
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
    index.elements[id].map { $0.key == "safeArea" ? "the safe area" : index.name(of: $0) }
      ?? "an item"
  }

  private func text(_ held: HeldConstraint) -> String {
    let constraint = held.constraint
    return ConstraintNames.text(
      "\(name(held.first)).\(constraint.firstAttribute)", constraint.relation,
      constraint.multiplier,
      constraint.secondItem.map { "\(name($0)).\(constraint.secondAttribute)" },
      constraint.constant, constraint.priority)
  }

  // MARK: Left and right

  private func leftRight(_ held: HeldConstraint) -> Finding? {
    let (first, second) = (held.constraint.firstAttribute, held.constraint.secondAttribute)
    guard first.isPhysicalHorizontalEdge || second.isPhysicalHorizontalEdge else { return nil }
    let ids = [held.first] + (held.constraint.secondItem.map { [$0] } ?? [])
    let isForced = ids.contains { id in
      let semantics = index.elements[id]?["semanticContentAttribute"]
      return semantics == "playback" || semantics == "spatial"
        || semantics?.hasPrefix("force") == true
    }
    guard !isForced else { return nil }
    let edge = first.isPhysicalHorizontalEdge ? first : second
    // The superview has the constraint only because of the other view.
    let inner = ids.first { id in !ids.contains { index.parents[$0] == id } } ?? held.first
    return ConstraintFindings.leftRight(edge, of: name(inner), at: held.constraint.id)
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
    guard
      ConstraintFindings.canCutText(
        isWidth: isWidth, lines: text.lines, isShrinking: text.isShrinking, isScaled: text.isScaled)
    else { return nil }
    return ConstraintFindings.fixedTextSize(
      constraint.constant, isWidth: isWidth, isScaled: text.isScaled,
      of: index.name(of: element), at: held.first, constraint: constraint.id)
  }

  // MARK: Sizes of devices

  private func deviceSize(_ held: HeldConstraint) -> Finding? {
    let constraint = held.constraint
    guard constraint.firstAttribute == .width || constraint.firstAttribute == .height,
      constraint.secondItem == nil, constraint.relation == .equal, constraint.priority == 1000,
      !index.varied.contains(constraint.id), let element = index.elements[held.first],
      !hasOwnSize(element), let parent = index.parents[held.first].flatMap({ index.elements[$0] })
    else { return nil }
    let isWidth = constraint.firstAttribute == .width
    let length: (Size) -> Double = { isWidth ? $0.width : $0.height }
    // The constant alone proves nothing. It is a device size if the view fills its superview, on
    // the device on which the file was edited.
    let screens = document.scenes.compactMap { $0.rootView?.frameInFile?.size }
    guard screens.contains(where: { length($0) == constraint.constant }),
      let device = ConstraintFindings.device(of: constraint.constant, isWidth: isWidth),
      let frame = element.frameInFile, let around = parent.frameInFile,
      length(frame.size) == constraint.constant, length(around.size) == constraint.constant
    else { return nil }
    return ConstraintFindings.deviceSize(
      constraint.constant, of: device, isWidth: isWidth, name: index.name(of: element),
      at: held.first, constraint: constraint.id)
  }

  /// Whether width and height are fixed and the view has a custom class, which may require that
  /// size. An advertisement is an example.
  private func hasOwnSize(_ element: IBElement) -> Bool {
    guard element["customClass"] != nil else { return false }
    let fixed = constraints.filter {
      $0.first == element.id && $0.constraint.secondItem == nil && $0.constraint.relation == .equal
    }
    return Set(fixed.map { $0.constraint.firstAttribute }).isSuperset(of: [.width, .height])
  }

  // MARK: Constraints without effect

  /// A constraint without its constant, relation and priority.
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
      // Code may change a constraint that has an outlet.
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
            ConstraintFindings.duplicate(text(held), at: one.id, other: two.id))
          break
        }
        guard two.priority == 1000, two.implies(one) else { continue }
        findings.append(
          ConstraintFindings.dominated(
            text(held), by: text(rival), at: one.id, other: two.id))
        break
      }
    }
    return findings
  }
}

extension IBConstraint {
  fileprivate func implies(_ other: IBConstraint) -> Bool {
    ConstraintBound(relation: relation, constant: constant)
      .implies(ConstraintBound(relation: other.relation, constant: other.constant))
  }
}

extension IBElement {
  /// The frame in the file, without variations.
  var frameInFile: Rect? {
    guard let rect = child(key: "frame"), let x = rect.number("x"), let y = rect.number("y"),
      let width = rect.number("width"), let height = rect.number("height")
    else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }
}
