// SPDX-License-Identifier: MIT

import Foundation

/// The view of a navigation or tab bar controller, in which the content's view comes first and the bars
/// lie over it.
///
/// UIKit has further views between this one and the content, and the status bar in a window of its own;
/// here the content's view is its subview, and only pictures of Interface Builder's scenes have a status
/// bar.
final class UILayoutContainerView: UIView {}

extension UIViewController {
  func loadContainerView() {
    let view = UILayoutContainerView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }
}
