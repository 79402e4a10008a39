// SPDX-License-Identifier: MIT

import Foundation

/// Zooming. It scales one view by its transform, with the view's top left corner at the content's
/// origin.
extension UIScrollView {
  private var zoomedView: UIView? { delegate?.viewForZooming(in: self) }

  func zoom(to scale: CGFloat) {
    let scale = min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
    let old = zoomScale
    guard scale > 0, scale != old, let view = zoomedView else { return }
    delegate?.scrollViewWillBeginZooming(self, with: view)
    let middle = CGPoint(
      x: (contentOffset.x + bounds.width / 2) / old, y: (contentOffset.y + bounds.height / 2) / old)
    takeZoomScale(scale)
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    if view.translatesAutoresizingMaskIntoConstraints {
      view.frame.origin = .zero
      contentSize = view.frame.size
    } else {
      // Constraints set the center for the unscaled size, so scale around the corner.
      view.layer.anchorPoint = .zero
      contentSize = CGSize(width: view.bounds.width * scale, height: view.bounds.height * scale)
    }
    showInMiddle(CGPoint(x: middle.x * scale, y: middle.y * scale))
    delegate?.scrollViewDidZoom(self)
    delegate?.scrollViewDidEndZooming(self, with: view, atScale: scale)
  }

  func show(_ rect: CGRect) {
    guard rect.width > 0, rect.height > 0 else { return }
    zoom(to: min(bounds.width / rect.width, bounds.height / rect.height))
    showInMiddle(CGPoint(x: rect.midX * zoomScale, y: rect.midY * zoomScale))
  }

  /// Scrolls a point of the content towards the center, within the limits of the content.
  private func showInMiddle(_ point: CGPoint) {
    let insets = adjustedContentInset
    func limited(_ wanted: CGFloat, _ before: CGFloat, _ length: CGFloat) -> CGFloat {
      max(-before, min(wanted, length))
    }
    contentOffset = CGPoint(
      x: limited(
        point.x - bounds.width / 2, insets.left, contentSize.width + insets.right - bounds.width),
      y: limited(
        point.y - bounds.height / 2, insets.top, contentSize.height + insets.bottom - bounds.height)
    )
  }
}
