// SPDX-License-Identifier: MIT

extension DeviationReasons.Reason {
  /// The words under which the reason is counted.
  public var kind: String {
    switch self {
    case .stale: "stale in the file"
    case .marked: "marked in the file"
    case .content, .otherContent: "by content size"
    case .conflict: "with conflicts"
    case .follows: "dependent on others"
    case .unknown: "unexplained"
    }
  }

  public var text: String {
    switch self {
    case .stale(let constraint, let excess):
      "the saved frames break \(constraint) by \(NumberText.of(excess)) pt"
    case .marked(let mark): "Xcode marked it as \(mark)"
    case .content: "its measured content size differs"
    case .otherContent: "the measured content size of other views differs"
    case .conflict(let count):
      count == 1
        ? "a constraint of the scene cannot hold" : "\(count) constraints of the scene cannot hold"
    case .follows(let view): "it depends on \(view)"
    case .unknown: "no reason found"
    }
  }
}
