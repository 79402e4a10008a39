// SPDX-License-Identifier: MIT

import ConstraintSolver

/// What a layout decided on its way, so that layouts at two sizes can be told to be the same function
/// of the size.
///
/// A layout is arithmetic and decisions: which rows give way, where lines break, which of two insets is
/// the greater. Between decisions every number is an affine function of the size of the canvas. Every
/// decision asks for the sign of an affine function, or is monotone in one; so where two layouts decided
/// alike all the way, every layout between them does, and its frames lie on the straight line between
/// theirs. That is the proof on which reports about ranges of sizes rest.
package final class DecisionTrace {
  /// Stands for all decisions in their order: layouts that decided alike have the same.
  package private(set) var signature: UInt64 = 0xCBF2_9CE4_8422_2325
  /// For each decision about a number, how far that is from where it would be decided otherwise. Layouts
  /// with the same ``signature`` have as many, in the same order.
  package private(set) var margins: [Double] = []
  private let texts: LineBreaks
  /// The texts whose widths follow the canvas while their lines stay the same.
  private var stepped: Set<ItemID> = []

  init(texts: LineBreaks) { self.texts = texts }

  private func mix(_ choice: UInt64) {
    signature = (signature ^ choice) &* 0x9E37_79B9_7F4A_7C15
    signature ^= signature >> 29
  }

  /// Notes a decision between discrete things.
  func note(_ choice: Int) { mix(UInt64(bitPattern: Int64(choice))) }

  func note(_ choice: Bool) { mix(choice ? 3 : 5) }

  /// Notes a number that must not differ at all.
  func note(exactly value: Double) { mix(value.bitPattern) }

  func note(exactly insets: EdgeInsets) {
    note(exactly: insets.top)
    note(exactly: insets.left)
    note(exactly: insets.bottom)
    note(exactly: insets.right)
  }

  /// Notes a decision by the sign of `value`. What is nothing but rounding counts as zero: on both sides of it
  /// the decision leads to the same.
  func note(signOf value: Double) {
    note(value >= -0x1p-20)
    margins.append(value)
  }

  /// Notes how a row stands in a solution.
  ///
  /// - Parameter text: the item whose content width the row states, if it is such a row. It is rounded to
  ///   pixels, and has to be the same wherever it matters. That of most texts changes only with their
  ///   lines; that of a text that ends in white space follows the canvas.
  func note(_ standing: RowStanding, contentWidthOf text: ItemID?) {
    if let text {
      let isNear = standing.isActive || abs(standing.residual) < 1
      if isNear || !stepped.contains(text) { note(exactly: standing.constant) }
    }
    guard !standing.isActive else { return note(7) }
    note(11 + Int(standing.slope))
    margins.append(standing.residual)
  }

  /// Notes where the lines of a text break at a width, or only how high they are together.
  func note(
    _ content: AnyLayoutContent, of item: ItemID, in environment: Environment, width: Double,
    onlyHeight: Bool
  ) {
    let extent = texts.extent(
      of: content, item, in: environment, width: width, onlyHeight: onlyHeight)
    for length in extent.lines { note(length) }
    if extent.isStepped { stepped.insert(item) } else { stepped.remove(item) }
    note(exactly: extent.height ?? -1)
    margins.append(width - extent.range.lowerBound)
    margins.append(extent.range.upperBound - width)
  }
}
