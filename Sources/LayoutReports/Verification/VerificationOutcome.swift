// SPDX-License-Identifier: MIT

public import Diagnostics

/// What came of the verification of one file.
public struct VerificationOutcome: Hashable, Sendable {
  /// The file as the caller named it.
  public var file: String
  public var scenes: [SceneVerification]
  /// Why views differ.
  public var reasons: DeviationReasons
  /// What kept the file from being read; its scenes are then failures.
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

  /// What is to be said: about the file where it cannot be read, else about each scene.
  public func diagnostics(tolerance: Double) -> [Diagnostic] {
    if let error { return [error] }
    return scenes.flatMap { $0.diagnostics(tolerance: tolerance, reasons: reasons) }
  }
}

/// What a verification was asked for; parts that are to be joined have the same.
public struct VerificationSettings: Hashable, Sendable, Codable {
  /// Whether content sizes were those of the files.
  public var takesRecordedSizes: Bool
  /// The greatest difference that counts as agreement, in points.
  public var tolerance: Double
  /// What reports leave out of the paths of files.
  public var folder: String

  public init(takesRecordedSizes: Bool, tolerance: Double, folder: String) {
    self.takesRecordedSizes = takesRecordedSizes
    self.tolerance = tolerance
    self.folder = folder
  }
}
