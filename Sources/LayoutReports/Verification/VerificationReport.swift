// SPDX-License-Identifier: MIT

/// A verification as a page: how many views differ and why, and every scene that is not exact.
public struct VerificationReport: Sendable {
  /// The scenes, in the order in which they were verified, with causes.
  private let scenes: [SceneVerification]
  private let tolerance: Double
  /// What the paths of files start with, which is left out.
  private let folder: String

  public init(_ scenes: [SceneVerification], tolerance: Double, folder: String = "") {
    self.scenes = scenes
    self.tolerance = tolerance
    self.folder = folder.isEmpty || folder.hasSuffix("/") ? folder : folder + "/"
  }

  /// The page in Markdown, under a heading of the second level.
  ///
  /// - Parameter heading: what was compared with what.
  public func markdown(heading: String) -> String {
    let summary = VerificationSummary(scenes, tolerance: tolerance)
    var lines = ["## \(heading)", "", summary.line, ""]
    let differing = scenes.map { ($0, $0.views.filter { !$0.isWithin(tolerance) }) }
      .filter { !$0.1.isEmpty }
    guard !differing.isEmpty else {
      return (lines + ["No view differs.", ""]).joined(separator: "\n")
    }
    lines += ["| kind | views | scenes | what it is |", "|---|---|---|---|"]
    for cause in Self.byFrequency(differing.flatMap(\.1)) {
      let views = differing.map { $0.1.count { $0.cause == cause } }
      lines.append(
        "| `\(cause.rawValue)` | \(views.reduce(0, +)) | \(views.count { $0 > 0 }) | \(cause.meaning) |"
      )
    }
    lines += [
      "", "| scene | line | views | greatest | kinds |", "|---|---|---|---|---|",
    ]
    for (scene, views) in differing { lines.append(row(scene, views)) }
    return (lines + [""]).joined(separator: "\n")
  }

  private func row(_ scene: SceneVerification, _ views: [ViewVerification]) -> String {
    let kinds = Self.byFrequency(views).map { cause in
      "\(views.count { $0.cause == cause }) `\(cause.rawValue)`"
    }
    let file =
      scene.file.hasPrefix(folder) ? String(scene.file.dropFirst(folder.count)) : scene.file
    let greatest = views.map(\.deviation).max() ?? 0
    return "| \(Self.escaped(file)) `\(Self.escaped(scene.scene))` | \(views.first?.line ?? 0) | "
      + "\(views.count) of \(scene.views.count) | \((greatest * 10).rounded() / 10) | "
      + "\(kinds.joined(separator: ", ")) |"
  }

  /// The causes of these views, the most frequent first.
  private static func byFrequency(_ views: [ViewVerification]) -> [DeviationCause] {
    let counts = DeviationCause.allCases.enumerated().map { order, cause in
      (cause: cause, count: views.count { $0.cause == cause }, order: order)
    }
    return counts.filter { $0.count > 0 }
      .sorted { ($1.count, $0.order) < ($0.count, $1.order) }.map(\.cause)
  }

  /// Text that stands in a table's cell.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, letter in
      if letter == "|" || letter == "`" { result += "\\" }
      result.append(letter.isNewline ? " " : letter)
    }
  }
}
