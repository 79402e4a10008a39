// SPDX-License-Identifier: MIT

import AutoLayout

extension RowSource {
  /// The source of a row of the solver, in words.
  var reason: String {
    switch self {
    case .constraint: "a constraint"
    case .autoresizing: "its frame and autoresizing mask"
    case .contentSize: "the size of its content"
    case .guide: "what the guide stands for"
    case .root: "the size it is laid out in"
    case .stack(_, .hiding): "it is hidden in its stack view"
    case .stack: "the arrangement of its stack view"
    case .nonNegative: "no view is smaller than nothing"
    case .fittingTarget: "the size asked for"
    }
  }
}
