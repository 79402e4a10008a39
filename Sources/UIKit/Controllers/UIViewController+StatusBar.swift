// SPDX-License-Identifier: MIT

extension UIViewController {
  /// Whether the controller that decides, a presented or a contained one, hides the status bar.
  var hidesStatusBar: Bool {
    var statusBarController = self
    while let next = statusBarController.nextForStatusBar { statusBarController = next }
    return statusBarController.prefersStatusBarHidden
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
