// SPDX-License-Identifier: MIT

/// A verification as a page: the number of differing views by cause, and every scene that is not
/// exact.
public struct VerificationReport: Sendable {
  /// The scenes with causes, in the order of their verification.
  private let scenes: [SceneVerification]
  private let tolerance: Double
  /// The prefix to remove from the paths of files.
  private let folder: String

  public init(_ scenes: [SceneVerification], tolerance: Double, folder: String = "") {
    self.scenes = scenes
    self.tolerance = tolerance
    self.folder = folder.isEmpty || folder.hasSuffix("/") ? folder : folder + "/"
  }

  /// The page in Markdown, under a heading of the second level.
  ///
  /// - Parameter heading: the heading, which names what was compared.
  public func markdown(heading: String) -> String {
    let summary = VerificationSummary(scenes, tolerance: tolerance)
    var lines = ["## \(heading)", "", summary.line, ""]
    lines += InterfaceBuilderEra.table(scenes, tolerance: tolerance)
    let differing = scenes.map { ($0, $0.views.filter { !$0.isWithin(tolerance) }) }
      .filter { !$0.1.isEmpty }
    guard !differing.isEmpty else {
      return (lines + ["No view differs.", ""]).joined(separator: "\n")
    }
    lines += ["| kind | views | dependent | scenes | meaning |", "|---|---|---|---|---|"]
    let explained = differing.map { Self.explained($0.1) }
    for cause in Self.byFrequency(explained.flatMap { $0 }) {
      let (own, all) = explained.reduce(into: (0, 0)) { counts, views in
        counts.0 += views.count { $0.cause == cause && !$0.isFollowing }
        counts.1 += views.count { $0.cause == cause }
      }
      let scenes = explained.count { $0.contains { $0.cause == cause } }
      lines.append(
        "| `\(cause.rawValue)` | \(own) | \(all - own) | \(scenes) | \(cause.meaning) |")
    }
    let all = explained.flatMap { $0 }
    let following = all.count(where: \.isFollowing)
    lines += [
      "| total | \(all.count - following) | \(following) | \(differing.count) | |",
      "", "| scene | line | views | greatest | kinds |", "|---|---|---|---|---|",
    ]
    for (scene, views) in differing { lines.append(row(scene, views)) }
    return (lines + [""]).joined(separator: "\n")
  }

  private func row(_ scene: SceneVerification, _ views: [ViewVerification]) -> String {
    let explained = Self.explained(views)
    let kinds = Self.byFrequency(explained).map { cause in
      let ofCause = explained.filter { $0.cause == cause }
      let count = "\(ofCause.count) `\(cause.rawValue)`"
      // The view on which the others depend.
      guard ofCause.contains(where: \.isFollowing), let first = ofCause.first?.origin else {
        return count
      }
      return "\(count) (\(first.element) of line \(first.line))"
    }
    let file =
      scene.file.hasPrefix(folder) ? String(scene.file.dropFirst(folder.count)) : scene.file
    let greatest = views.map(\.deviation).max() ?? 0
    return "| \(Self.escaped(file)) `\(Self.escaped(scene.scene))` | \(views.first?.line ?? 0) | "
      + "\(views.count) of \(scene.views.count) | \((greatest * 10).rounded() / 10) | "
      + "\(kinds.joined(separator: ", ")) |"
  }

  /// A differing view with the cause of the view on which it depends.
  private struct Explained {
    var cause: DeviationCause
    var origin: ViewVerification
    var isFollowing: Bool
  }

  private static func explained(_ views: [ViewVerification]) -> [Explained] {
    views.compactMap { view in
      let origin = view.origin.flatMap { id in views.first { $0.id == id && $0.origin == nil } }
      guard let cause = origin?.cause ?? view.cause else { return nil }
      return Explained(cause: cause, origin: origin ?? view, isFollowing: origin != nil)
    }
  }

  /// The causes of these views, most frequent first.
  private static func byFrequency(_ views: [Explained]) -> [DeviationCause] {
    let counts = DeviationCause.allCases.enumerated().map { order, cause in
      (cause: cause, count: views.count { $0.cause == cause }, order: order)
    }
    return counts.filter { $0.count > 0 }
      .sorted { ($1.count, $0.order) < ($0.count, $1.order) }.map(\.cause)
  }

  /// Escapes text for a table cell.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, letter in
      if letter == "|" || letter == "`" { result += "\\" }
      result.append(letter.isNewline ? " " : letter)
    }
  }
}
