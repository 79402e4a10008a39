// SPDX-License-Identifier: MIT

import EssentialFoundation

/// The counts of a verification, and the summary line that other tools read.
public struct VerificationSummary: Hashable, Sendable {
  /// The number of scenes with at least one compared view.
  public var scenes = 0
  /// The number of these scenes in which every compared view is within the tolerance.
  public var exactScenes = 0
  /// The number of compared views.
  public var views = 0
  /// The number of compared views within the tolerance.
  public var viewsWithin = 0
  /// The number of scenes that could not be compared.
  public var skipped = 0
  /// The greatest difference that counts as agreement, in points.
  public var tolerance: Double

  public init(_ scenes: [SceneVerification], tolerance: Double) {
    self.tolerance = tolerance
    for scene in scenes {
      guard scene.failure == nil else {
        skipped += 1
        continue
      }
      guard !scene.views.isEmpty else { continue }
      self.scenes += 1
      exactScenes += scene.isExact(tolerance) ? 1 : 0
      views += scene.views.count
      viewsWithin += scene.views.count { $0.isWithin(tolerance) }
    }
  }

  /// The share of views within the tolerance, in percent; 100 if no view was compared.
  public var viewPercentage: Double { Self.percentage(viewsWithin, of: views) }

  /// ``viewPercentage`` with one decimal, rounded down.
  var viewPercentageText: String { Self.text(viewPercentage) }

  /// The exit code for continuous integration.
  ///
  /// It is 2 if a scene was skipped or no view was compared. It is 1 if a view differs or, with
  /// `minViews`, if the share of views within the tolerance is below `minViews` percent. Otherwise
  /// it is 0.
  public func exitCode(minViews: Double? = nil) -> Int32 {
    if skipped > 0 || views == 0 { return 2 }
    let isEnough = minViews.map { viewPercentage >= $0 } ?? (viewsWithin == views)
    return isEnough ? 0 : 1
  }

  /// The last line of `plumb verify`.
  public var line: String {
    let exact = Self.text(Self.percentage(exactScenes, of: scenes))
    let within = viewPercentageText
    let points = Self.text(tolerance)
    return "scenes: \(scenes) compared, \(exactScenes) exact (\(exact) %); "
      + "views: \(views) compared, \(viewsWithin) within \(points) pt (\(within) %); "
      + "skipped: \(skipped)"
  }

  private static func percentage(_ part: Int, of whole: Int) -> Double {
    whole == 0 ? 100 : Double(part) / Double(whole) * 100
  }

  /// The number with one decimal, rounded down, so that 100.0 means all.
  private static func text(_ value: Double) -> String {
    let tenths = (value * 10 + 1e-9).rounded(.down) / 10
    return "\(tenths)"
  }
}
