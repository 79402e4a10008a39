// SPDX-License-Identifier: MIT

import AutoLayout
import ConstraintSolver
import Diagnostics
import UIKitComponents

/// What rules about single constraints say, of files and of live trees.
enum ConstraintFindings {
  /// - Parameter edge: one that does not turn with the direction.
  static func leftRight(_ edge: Attribute, of name: String, at id: String?) -> Finding {
    Finding(
      "left-right", at: id,
      "the \(edge) edge of \(name) stays where it is when the language is read from right to left")
  }

  /// Whether a fixed length keeps a text from its room: text on several lines wraps where it is longer,
  /// and is higher for it.
  static func holdsText(isWidth: Bool, lines: Int, isShrinking: Bool, isScaled: Bool) -> Bool {
    isWidth ? lines == 1 && !isShrinking : isScaled || lines != 1
  }

  /// - Parameters:
  ///   - id: of the view with the text.
  ///   - constraint: the id of the constraint that fixes its size.
  static func fixedTextSize(
    _ constant: Double, isWidth: Bool, isScaled: Bool, of name: String, at id: String?,
    constraint: String?
  ) -> Finding {
    Finding(
      "fixed-text-size", at: id, part: isWidth ? "width" : "height",
      "\(name) is \(points(constant)) points \(isWidth ? "wide" : "high") whatever its text "
        + (isWidth ? "is translated to" : isScaled ? "size" : "wraps to"),
      related: [.init("the size is fixed here", at: .init(elementID: constraint))],
      fixIts: [Diagnostic.FixIt("Make the constraint greater than or equal")])
  }

  /// The device whose size the length is; nil where it is that of none.
  static func device(of length: Double, isWidth: Bool) -> Device? {
    Device.all.first {
      (isWidth ? $0.portrait.size.width : $0.portrait.size.height) == length
    }
  }

  static func deviceSize(
    _ constant: Double, of device: Device, isWidth: Bool, name: String, at id: String?,
    constraint: String?
  ) -> Finding {
    Finding(
      "hard-coded-device-size", at: id, part: isWidth ? "width" : "height",
      "\(name) is always \(points(constant)) points \(isWidth ? "wide" : "high"), the size of "
        + (device.models.first ?? "a device"),
      related: [.init("the size is fixed here", at: .init(elementID: constraint))])
  }

  static func duplicate(of name: String, at id: String?, other: String?) -> Finding {
    Finding(
      "duplicate-constraint", at: id,
      "the constraint says the same as another one of \(name)",
      related: [.init("the other one", at: .init(elementID: other))])
  }

  static func dominated(of name: String, at id: String?, other: String?) -> Finding {
    Finding(
      "dominated-constraint", at: id,
      "the constraint of \(name) has no effect: another one, which is required, asks for more",
      related: [.init("the other one", at: .init(elementID: other))])
  }
}

/// Relation and constant of a constraint.
struct ConstraintBound {
  var relation: Relation
  var constant: Double

  /// Whether every layout in which this holds satisfies `other`, of the same sides.
  func implies(_ other: ConstraintBound) -> Bool {
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
