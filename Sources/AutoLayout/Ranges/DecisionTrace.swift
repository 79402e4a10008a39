// SPDX-License-Identifier: MIT

import ConstraintSolver

/// A record of the decisions of a layout. It shows whether layouts at two sizes are the same
/// function of the size.
///
/// A layout consists of arithmetic and decisions: which rows give way, where lines break, which of
/// two insets is greater. Between decisions every number is an affine function of the canvas size.
/// Each decision depends on the sign of an affine function, or is monotone in one. If two layouts
/// made the same decisions, every layout between them therefore makes them too. Its frames are then
/// on the straight line between the frames of the two. Reports about ranges of sizes rely on this
/// proof.
package final class DecisionTrace {
  /// A hash of all decisions in their order. Layouts with the same decisions have the same
  /// signature.
  package private(set) var signature: UInt64 = 0xCBF2_9CE4_8422_2325
  /// For each decision about a number, the distance to the value at which the decision changes.
  /// Layouts with the same ``signature`` have the same number of margins, in the same order.
  package private(set) var margins: [Double] = []
  private let texts: LineBreaks
  /// The texts whose widths change with the canvas while their line breaks stay the same.
  private var stepped: Set<ItemID> = []

  init(texts: LineBreaks) { self.texts = texts }

  private func mix(_ choice: UInt64) {
    signature = (signature ^ choice) &* 0x9E37_79B9_7F4A_7C15
    signature ^= signature >> 29
  }

  /// Records a decision between discrete alternatives.
  func note(_ choice: Int) { mix(UInt64(bitPattern: Int64(choice))) }

  func note(_ choice: Bool) { mix(choice ? 3 : 5) }

  /// Records a number that must be equal in both layouts.
  func note(exactly value: Double) { mix(value.bitPattern) }

  func note(exactly insets: EdgeInsets) {
    note(exactly: insets.top)
    note(exactly: insets.left)
    note(exactly: insets.bottom)
    note(exactly: insets.right)
  }

  /// Records a decision by the sign of `value`. A value that is only a rounding error counts as
  /// zero, because both outcomes lead to the same layout there.
  func note(signOf value: Double) {
    note(value >= -0x1p-20)
    margins.append(value)
  }

  /// Records the state of a row in a solution.
  ///
  /// - Parameter text: the item whose content width the row states, if it is such a row. That width
  ///   is rounded to pixels, and must be equal wherever it has an influence. The width of most
  ///   texts changes only with their line breaks. The width of a text that ends in white space
  ///   changes with the canvas.
  func note(_ status: RowStatus, contentWidthOf text: ItemID?) {
    if let text {
      let isNear = status.isActive || abs(status.residual) < 1
      if isNear || !stepped.contains(text) { note(exactly: status.constant) }
    }
    guard !status.isActive else { return note(7) }
    note(11 + Int(status.slope))
    margins.append(status.residual)
  }

  /// Records the line breaks of a text at a width, or only the total height of its lines.
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
