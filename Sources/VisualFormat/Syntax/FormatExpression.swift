// SPDX-License-Identifier: MIT

/// A sum of products of operands. In UIKit's grammar it is always a single operand.
public struct FormatExpression: Hashable, Sendable {
  /// A product of operands: `photo.height*16/9`.
  public struct Product: Hashable, Sendable {
    /// A further operand of a product.
    public struct Factor: Hashable, Sendable {
      /// Whether the product so far is divided by the operand.
      public var divides: Bool
      /// The operand.
      public var operand: FormatOperand

      /// Creates a factor.
      public init(_ operand: FormatOperand, divides: Bool = false) {
        self.divides = divides
        self.operand = operand
      }
    }

    /// The first operand of the product.
    public var first: FormatOperand
    /// The remaining operands, applied from left to right.
    public var factors: [Factor]

    /// Creates a product.
    public init(_ first: FormatOperand, factors: [Factor] = []) {
      self.first = first
      self.factors = factors
    }
  }

  /// A further product of a sum.
  public struct Addend: Hashable, Sendable {
    /// Whether the product is subtracted.
    public var isSubtracted: Bool
    /// The product.
    public var product: Product

    /// Creates an addend.
    public init(_ product: Product, isSubtracted: Bool = false) {
      self.isSubtracted = isSubtracted
      self.product = product
    }
  }

  /// Whether a minus sign precedes the sum's first product. The sign of a number belongs to the
  /// number.
  public var isNegated: Bool
  /// The first product of the sum.
  public var first: Product
  /// The remaining products.
  public var addends: [Addend]

  /// Creates a sum.
  public init(_ first: Product, isNegated: Bool = false, addends: [Addend] = []) {
    self.isNegated = isNegated
    self.first = first
    self.addends = addends
  }

  /// Creates an expression of one operand.
  public init(_ operand: FormatOperand) { self.init(Product(operand)) }

  /// The part of the text from the first operand to the last.
  public var range: Range<Int> {
    let last = addends.last?.product ?? first
    let end = (last.factors.last?.operand ?? last.first).position.range.upperBound
    let start = first.first.position.range.lowerBound
    return start..<max(start, end)
  }
}
