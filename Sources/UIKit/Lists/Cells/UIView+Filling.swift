// SPDX-License-Identifier: MIT

extension UIView {
  /// Makes the view as large as `container`, which it follows by its mask.
  func fill(_ container: UIView) {
    frame = container.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(self)
  }
}
