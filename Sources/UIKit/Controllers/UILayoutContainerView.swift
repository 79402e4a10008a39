// SPDX-License-Identifier: MIT

import Foundation

/// The view of a navigation or tab bar controller: the content view, with the bars above it.
///
/// The content view is a direct subview, where UIKit has further views in between. UIKit also has a
/// window for the status bar. Here only pictures of Interface Builder's scenes show a status bar.
final class UILayoutContainerView: UIView {}

extension UIViewController {
  func loadContainerView() {
    let view = UILayoutContainerView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }
}
