// SPDX-License-Identifier: MIT

/// The value of an expression: `coefficient × reference + constant`.
struct FormatValue {
  /// The attribute of an item that a value depends on.
  struct Reference: Hashable {
    var item: FormatItem
    var attribute: FormatAttribute
  }

  var constant = 0.0
  var coefficient = 0.0
  var reference: Reference?

  init(_ constant: Double) { self.constant = constant }

  init(_ coefficient: Double, of reference: Reference) {
    self.coefficient = coefficient
    self.reference = reference
  }

  var isFinite: Bool { constant.isFinite && coefficient.isFinite }

  /// The value multiplied by a number.
  func scaled(by factor: Double) -> FormatValue {
    var value = self
    value.constant *= factor
    value.coefficient *= factor
    return value
  }

  /// The sum of two values, or `nil` if they depend on different attributes.
  func adding(_ other: FormatValue) -> FormatValue? {
    if let first = reference, let second = other.reference, first != second { return nil }
    var value = self
    value.constant += other.constant
    value.coefficient += other.coefficient
    value.reference = reference ?? other.reference
    return value
  }

  /// The product of two values, or `nil` if both depend on an attribute.
  func multiplied(by other: FormatValue) -> FormatValue? {
    if other.reference == nil { return scaled(by: other.constant) }
    return reference == nil ? other.scaled(by: constant) : nil
  }
}
