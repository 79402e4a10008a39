// SPDX-License-Identifier: MIT

extension UIView {
  /// Adds the view to `container`, with the container's bounds and a mask that follows its size.
  func fill(_ container: UIView) {
    frame = container.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(self)
  }
}
