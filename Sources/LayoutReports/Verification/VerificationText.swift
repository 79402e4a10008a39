// SPDX-License-Identifier: MIT

/// A verification in words: a line for every view that differs, scene by scene.
public enum VerificationText {
  /// The lines of one scene; none where it is exact.
  ///
  /// - Parameter reasons: what is said after each view, with a count of them for the scene.
  public static func lines(
    of scene: SceneVerification, tolerance: Double, reasons: DeviationReasons = DeviationReasons()
  ) -> [String] {
    if let failure = scene.failure { return ["\(scene.file): \(scene.scene): \(failure)"] }
    var counts: [(kind: String, count: Int)] = []
    let differing = scene.views.filter { !$0.isWithin(tolerance) }
    var lines = differing.map { view in
      let line =
        "\(scene.file):\(view.line): \(view.element) \(view.id): "
        + "recorded \(FigureText.of(view.recorded)), computed \(FigureText.of(view.computed))"
      guard let reason = reasons.reason(for: view, in: scene.scene) else { return line }
      if let index = counts.firstIndex(where: { $0.kind == reason.kind }) {
        counts[index].count += 1
      } else {
        counts.append((reason.kind, 1))
      }
      return "\(line): \(reason.text)"
    }
    if !counts.isEmpty {
      let kinds = counts.map { "\($0.count) \($0.kind)" }.joined(separator: ", ")
      lines.append(
        "\(scene.file): scene \(scene.scene): \(differing.count) of \(scene.views.count) "
          + "\(scene.views.count == 1 ? "view differs" : "views differ"): \(kinds)")
    }
    return lines
  }

  /// A frame that was written.
  public static func change(of view: ViewVerification, file: String) -> String {
    "\(file):\(view.line): \(view.element) \(view.id): "
      + "\(FigureText.of(view.recorded)) → \(FigureText.of(view.computed))"
  }
}

extension DeviationReasons.Reason {
  /// What the reason is counted as.
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
