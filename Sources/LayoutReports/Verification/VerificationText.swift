// SPDX-License-Identifier: MIT

/// What an update of frames did, in words.
public enum VerificationText {
  /// A frame that was written.
  public static func change(of view: ViewVerification, file: String) -> String {
    "\(file):\(view.line): \(view.element) \(view.id): "
      + "\(FigureText.of(view.recorded)) → \(FigureText.of(view.computed))"
  }
}
