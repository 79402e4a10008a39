// SPDX-License-Identifier: MIT

/// Describes an update of frames.
public enum VerificationText {
  /// A line about a frame that was written.
  public static func change(of view: ViewVerification, file: String) -> String {
    "\(file):\(view.line): \(view.element) \(view.id): "
      + "\(NumberText.of(view.recorded)) → \(NumberText.of(view.computed))"
  }
}
