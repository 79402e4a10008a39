// SPDX-License-Identifier: MIT

import Foundation

/// Places an alert in the middle and an action sheet at the lower edge, above what it darkens.
final class AlertPresentation: UIPresentationController {
  private var dimming: UIDimmingView?

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  override var keepsFrame: Bool { true }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView, let alert, let view = alert.view as? AlertView else { return .zero }
    let (bounds, safeArea) = (containerView.bounds, containerView.safeAreaInsets)
    let isSheet = alert.preferredStyle == .actionSheet
    let room = bounds.inset(by: safeArea)
    // A sheet is as wide as the shorter side of the screen allows.
    let width =
      isSheet ? min(room.width, min(bounds.width, bounds.height)) - 16 : AlertView.alertWidth
    let height = min(view.fittingSize(width: width).height, max(0, room.height - 16))
    let x = bounds.minX + ((bounds.width - width) / 2).rounded(.down)
    guard isSheet else {
      return CGRect(
        x: x, y: (room.midY - height / 2).rounded(.down), width: width, height: height)
    }
    // A home indicator gives the sheet its distance from the edge.
    let bottom = safeArea.bottom > 0 ? safeArea.bottom : 8
    return CGRect(x: x, y: bounds.maxY - bottom - height, width: width, height: height)
  }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    let view = UIDimmingView(frame: containerView.bounds)
    // - Unverified: how dark an alert makes what lies below it.
    view.alpha = 0.2
    containerView.insertSubview(view, at: 0)
    dimming = view
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    guard completed else { return }
    dimming?.removeFromSuperview()
    dimming = nil
  }
}
