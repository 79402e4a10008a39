// SPDX-License-Identifier: MIT

public import Diagnostics

/// The verification of one file.
public struct VerificationOutcome: Hashable, Sendable {
  /// The file's name as the caller passed it.
  public var file: String
  public var scenes: [SceneVerification]
  /// The reasons for differing views.
  public var reasons: DeviationReasons
  /// The error if the file cannot be read. All of its scenes are then failures.
  public var error: Diagnostic?

  public init(
    file: String, scenes: [SceneVerification], reasons: DeviationReasons = DeviationReasons(),
    error: Diagnostic? = nil
  ) {
    self.file = file
    self.scenes = scenes
    self.reasons = reasons
    self.error = error
  }

  /// The diagnostics: the error if the file cannot be read, otherwise those of each scene.
  public func diagnostics(tolerance: Double) -> [Diagnostic] {
    if let error { return [error] }
    return scenes.flatMap { $0.diagnostics(tolerance: tolerance, reasons: reasons) }
  }
}

/// The settings of a verification. Parts of one verification have the same settings.
public struct VerificationSettings: Hashable, Sendable, Codable {
  /// Whether content sizes were taken from the files.
  public var takesRecordedSizes: Bool
  /// The greatest difference that counts as agreement, in points.
  public var tolerance: Double
  /// The prefix that reports remove from the paths of files.
  public var folder: String

  public init(takesRecordedSizes: Bool, tolerance: Double, folder: String) {
    self.takesRecordedSizes = takesRecordedSizes
    self.tolerance = tolerance
    self.folder = folder
  }
}
