// SPDX-License-Identifier: MIT

extension DeviationReasons.Reason {
  /// The words under which the reason is counted.
  public var kind: String {
    switch self {
    case .stale: "stale in the file"
    case .marked: "marked in the file"
    case .content, .otherContent: "by the size of contents"
    case .conflict: "among conflicts"
    case .follows: "following others"
    case .unknown: "unexplained"
    }
  }

  public var text: String {
    switch self {
    case .stale(let constraint, let excess):
      "the saved frames break \(constraint) by \(FigureText.of(excess)) pt"
    case .marked(let mark): "the file says it is \(mark)"
    case .content: "its content measures another size"
    case .otherContent: "contents of other views measure another size"
    case .conflict(let count):
      count == 1
        ? "a constraint of the scene cannot hold" : "\(count) constraints of the scene cannot hold"
    case .follows(let view): "it follows \(view)"
    case .unknown: "layout gives another frame"
    }
  }
}
