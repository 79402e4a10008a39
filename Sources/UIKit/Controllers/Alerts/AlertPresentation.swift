// SPDX-License-Identifier: MIT

import Foundation
import UIKitComponents

final class AlertPresentation: UIPresentationController {
  private var dimming: UIDimmingView?

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  override var keepsFrame: Bool { true }

  override func styleTraits(_ outer: TraitValues) -> TraitValues {
    TraitValues { $0.userInterfaceLevel = .elevated }
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView, let alert, let view = alert.view as? AlertView else { return .zero }
    let (bounds, safeArea) = (containerView.bounds, containerView.safeAreaInsets)
    let metrics = AlertMetrics.current(isSheet: alert.preferredStyle == .actionSheet)
    func frame(height: CGFloat) -> CGRect {
      CGRect(metrics.frame(height: height, in: bounds.core, safeArea: safeArea.core))
    }
    let width = frame(height: 0).width
    return frame(height: view.fittingSize(width: width).height)
  }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    let view = UIDimmingView(frame: containerView.bounds)
    view.alpha = AlertMetrics.dimming
    containerView.insertSubview(view, at: 0)
    dimming = view
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    guard completed else { return }
    dimming?.removeFromSuperview()
    dimming = nil
  }
}
