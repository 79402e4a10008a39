// SPDX-License-Identifier: MIT

extension UIViewController {
  /// Whether the controller that has a say, presented or contained, wants no status bar.
  var hidesStatusBar: Bool {
    var speaker = self
    while let next = speaker.nextForStatusBar { speaker = next }
    return speaker.prefersStatusBarHidden
  }

  private var nextForStatusBar: UIViewController? {
    if let presented = state.presented,
      presented.presentationController?.presentationStyle == .fullScreen
        || presented.modalPresentationCapturesStatusBarAppearance
    {
      return presented
    }
    return childForStatusBarHidden
  }
}
