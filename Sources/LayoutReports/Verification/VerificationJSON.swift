// SPDX-License-Identifier: MIT

import AutoLayout
public import EssentialFoundation

/// A verification as JSON: every compared view with both frames, and the counts.
public struct VerificationJSON: Encodable, Sendable {
  struct View: Encodable {
    var id: String
    var element: String
    var line: Int
    /// The numbers are x, y, width, height.
    var recorded: [Double]
    var computed: [Double]
    var within: Bool
  }

  struct Scene: Encodable {
    var file: String
    var scene: String
    var conflicts: Int
    var failure: String?
    var views: [View]
  }

  struct Counts: Encodable {
    var scenes: Int
    var exact: Int
    var views: Int
    var within: Int
    var skipped: Int
    var tolerance: Double
  }

  var scenes: [Scene]
  var summary: Counts

  public init(_ scenes: [SceneVerification], tolerance: Double) {
    let summary = VerificationSummary(scenes, tolerance: tolerance)
    self.summary = Counts(
      scenes: summary.scenes, exact: summary.exactScenes, views: summary.views,
      within: summary.viewsWithin, skipped: summary.skipped, tolerance: tolerance)
    self.scenes = scenes.map { scene in
      Scene(
        file: scene.file, scene: scene.scene, conflicts: scene.conflictCount,
        failure: scene.failure,
        views: scene.views.map { view in
          View(
            id: view.id, element: view.element, line: view.line,
            recorded: Self.numbers(view.recorded), computed: Self.numbers(view.computed),
            within: view.isWithin(tolerance))
        })
    }
  }

  /// The document as UTF-8, with keys in alphabetical order.
  public func encoded() throws -> Data {
    let encoder = JSONEncoder.document
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try encoder.encode(self)
  }

  private static func numbers(_ rect: Rect) -> [Double] {
    [rect.x, rect.y, rect.width, rect.height]
  }
}
