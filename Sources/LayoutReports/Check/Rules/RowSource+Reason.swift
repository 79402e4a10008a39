// SPDX-License-Identifier: MIT

import AutoLayout

extension RowSource {
  /// The source of a row of the solver, in words.
  var reason: String {
    switch self {
    case .constraint: "a constraint"
    case .autoresizing: "its frame and autoresizing mask"
    case .contentSize: "its content size, at priority 1000"
    case .guide: "the definition of the guide"
    case .root: "the size of the canvas"
    case .stack(_, .hiding): "its stack view hides it"
    case .stack(_, .fillProportionally): "the distribution Fill Proportionally of its stack view"
    case .stack: "its stack view arranges it"
    case .nonNegative: "sizes are not negative"
    case .fittingTarget: "the fitting size"
    }
  }
}
