// SPDX-License-Identifier: MIT

/// What became of one scene in a verification.
public struct SceneVerification: Hashable, Sendable {
  /// The file as the caller named it.
  public var file: String
  /// The scene's id in a storyboard, the root view's id in a xib.
  public var scene: String
  /// The views compared, superviews first.
  public var views: [ViewVerification]
  /// The number of required conflicts met while laying out.
  public var conflictCount: Int
  /// Why nothing was compared; nil where it was.
  public var failure: String?

  public init(
    file: String, scene: String, views: [ViewVerification] = [], conflictCount: Int = 0,
    failure: String? = nil
  ) {
    self.file = file
    self.scene = scene
    self.views = views
    self.conflictCount = conflictCount
    self.failure = failure
  }

  /// Whether every compared view is within `tolerance` points.
  public func isExact(_ tolerance: Double) -> Bool {
    failure == nil && views.allSatisfy { $0.isWithin(tolerance) }
  }
}
