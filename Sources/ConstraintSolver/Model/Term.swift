// SPDX-License-Identifier: MIT

/// A variable times a number.
public struct Term: Hashable, Sendable {
  public var variable: VariableID
  public var coefficient: Double

  public init(_ variable: VariableID, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
