// SPDX-License-Identifier: MIT

/// The verification of one scene.
public struct SceneVerification: Hashable, Sendable {
  /// The file's name as the caller passed it.
  public var file: String
  /// The scene's id in a storyboard, the root view's id in a xib.
  public var scene: String
  /// The compared views, superviews first.
  public var views: [ViewVerification]
  /// The number of conflicts of required constraints in the layout.
  public var conflictCount: Int
  /// The reason why no view was compared; nil if views were compared.
  public var failure: String?
  /// The build of Interface Builder that saved the file; nil if unknown.
  public var build: Int?

  public init(
    file: String, scene: String, views: [ViewVerification] = [], conflictCount: Int = 0,
    failure: String? = nil, build: Int? = nil
  ) {
    self.file = file
    self.scene = scene
    self.views = views
    self.conflictCount = conflictCount
    self.failure = failure
    self.build = build
  }

  /// Whether every compared view is within `tolerance` points.
  public func isExact(_ tolerance: Double) -> Bool {
    failure == nil && views.allSatisfy { $0.isWithin(tolerance) }
  }
}
