// SPDX-License-Identifier: MIT

import AutoLayout
import ConstraintSolver
import Diagnostics
import UIKitComponents

/// The findings of rules about single constraints, shared by files and live trees.
enum ConstraintFindings {
  /// - Parameter edge: the left or right edge.
  static func leftRight(_ edge: Attribute, of name: String, at id: String?) -> Finding {
    Finding(
      "left-right", at: id,
      "the \(edge) edge of \(name) does not change sides in right-to-left languages")
  }

  /// Whether a fixed length can be too small for the text. A fixed width matters only for a single
  /// line, since a longer text on several lines wraps and becomes higher.
  static func canCutText(isWidth: Bool, lines: Int, isShrinking: Bool, isScaled: Bool) -> Bool {
    isWidth ? lines == 1 && !isShrinking : isScaled || lines != 1
  }

  /// - Parameters:
  ///   - id: the id of the view with the text.
  ///   - constraint: the id of the constraint that fixes its size.
  static func fixedTextSize(
    _ constant: Double, isWidth: Bool, isScaled: Bool, of name: String, at id: String?,
    constraint: String?
  ) -> Finding {
    Finding(
      "fixed-text-size", at: id, part: isWidth ? "width" : "height",
      "\(name) has a fixed \(isWidth ? "width" : "height") of \(points(constant)) points, but "
        + (isWidth
          ? "a translation may be longer"
          : isScaled ? "its font follows the text size" : "its text may wrap"),
      related: [.init("the size is fixed here", at: .init(elementID: constraint))],
      fixIts: [Diagnostic.FixIt("Make the constraint greater than or equal")])
  }

  /// The device with a screen of this width or height in portrait, or nil.
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
      "\(name) has a fixed \(isWidth ? "width" : "height") of \(points(constant)) points, that of "
        + (device.models.first ?? "a device"),
      related: [.init("the size is fixed here", at: .init(elementID: constraint))])
  }

  /// - Parameter text: the constraint, as text.
  static func duplicate(_ text: String, at id: String?, other: String?) -> Finding {
    Finding(
      "duplicate-constraint", at: id, "\(text) exists twice; one of the two has no effect",
      related: [.init("the other one", at: .init(elementID: other))])
  }

  /// - Parameters:
  ///   - text: the constraint, as text.
  ///   - reason: the constraint that implies it, as text.
  static func dominated(
    _ text: String, by reason: String, at id: String?, other: String?
  ) -> Finding {
    Finding(
      "dominated-constraint", at: id, "\(text) has no effect, since \(reason) is required",
      related: [.init("the other one", at: .init(elementID: other))])
  }
}

/// The relation and constant of a constraint.
struct ConstraintBound {
  var relation: Relation
  var constant: Double

  /// Whether every layout that satisfies this bound satisfies `other`, which has the same sides.
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
