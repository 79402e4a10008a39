// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import UIKitComponents

extension UIViewController {
  /// The presentation controller, created on first access.
  var presentation: UIPresentationController {
    if let known = state.presentation { return known }
    let made = makePresentation(presenting: nil, source: self)
    state.presentation = made
    return made
  }

  private func makePresentation(
    presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    if let ownPresentation { return ownPresentation }
    return switch modalPresentationStyle {
    case .automatic where !LayoutStore.current.environment.layout.platform.presentsAsSheets:
      _UIFullscreenPresentationController(presentedViewController: self, presenting: presenting)
    case .automatic, .pageSheet, .formSheet:
      UISheetPresentationController(presentedViewController: self, presenting: presenting)
    case .popover:
      UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
    case .custom:
      transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenting, source: source)
        ?? _UIFullscreenPresentationController(
          presentedViewController: self, presenting: presenting)
    default:
      _UIFullscreenPresentationController(presentedViewController: self, presenting: presenting)
    }
  }

  var isPresentedAsSheet: Bool { state.presenter != nil && state.presentation?.isSheet ?? false }

  /// The controller that presents on behalf of this one: the outermost container. For presentations
  /// in a context, it is the nearest container that defines the context.
  private func presentationHost(for style: UIModalPresentationStyle) -> UIViewController {
    let containers = Array(sequence(first: self) { $0.parent })
    if style == .currentContext || style == .overCurrentContext,
      let context = containers.first(where: \.definesPresentationContext)
    {
      return context
    }
    return containers.last ?? self
  }

  func presentController(_ requested: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let host = presentationHost(for: requested.modalPresentationStyle)
    guard host.state.presented == nil, requested !== host, requested.state.presenter == nil else {
      return
    }
    let presentation =
      requested.state.presentation ?? requested.makePresentation(presenting: host, source: self)
    requested.state.presentation = presentation
    presentation.storedPresenter = host
    let controller = presentation.adapt(requested)
    host.state.presented = controller
    controller.state.presenter = host
    guard let view = host.viewIfLoaded, let window = view.window else {
      completion?()
      return
    }
    let isInContext = !presentation.shouldPresentInFullscreen && view.superview != nil
    let container = UITransitionView(
      of: presentation, frame: isInContext ? view.frame : window.bounds)
    presentation.containerView = container
    if isInContext {
      view.superview?.insertSubview(container, aboveSubview: view)
    } else {
      window.addSubview(container)
    }
    host.bringIn(controller, presentation, source: self, animated, completion)
  }

  private func bringIn(
    _ controller: UIViewController, _ presentation: UIPresentationController,
    source: UIViewController, _ animated: Bool, _ completion: (() -> Void)?
  ) {
    guard let container = presentation.containerView else { return }
    presentation.propagateTraits()
    if presentation.dimsTints { viewIfLoaded?.changeTintAdjustment(.dimmed) }
    let removesOwnView = presentation.shouldRemovePresentersView
    let transition = ControllerTransition(
      from: self, to: controller, in: container, style: presentation.presentationStyle,
      isAnimated: animated
    ) { [self] isDone in
      if isDone {
        container.superview?.layoutIfNeeded()
        controller.finishAppearing()
        if removesOwnView, let view = viewIfLoaded {
          state.coveredView = view
          view.removeFromSuperview()
        }
      } else {
        if removesOwnView { completeAppearance() }
        forget(controller, presentation)
      }
      (controller.state.transition, state.coordinator) = (.none, nil)
      controller.state.coordinator = nil
      presentation.presentationTransitionDidEnd(isDone)
      if !isDone { presentation.containerView = nil }
      completion?()
    }
    controller.state.transition = .presenting
    (controller.state.coordinator, state.coordinator) = (transition, transition)
    let adaptedStyle = presentation.adaptivePresentationStyle
    presentation.adaptiveDelegate?.presentationController(
      presentation, willPresentWithAdaptiveStyle: adaptedStyle, transitionCoordinator: transition)
    controller.loadViewIfNeeded()
    presentation.presentationTransitionWillBegin()
    if removesOwnView { beginTransition(false, animated) }
    controller.beginTransition(true, animated)
    let final = presentation.frameOfPresentedViewInContainerView
    let frame = viewIfLoaded?.frame ?? .zero
    transition.involve(
      removesOwnView ? viewIfLoaded : nil, as: .from, initial: frame, final: frame)
    transition.involve(presentation.presentedView, as: .to, initial: .zero, final: final)
    let animator =
      animated
      ? controller.transitioningDelegate?.animationController(
        forPresented: controller, presenting: self, source: source) : nil
    let interaction = animator.flatMap {
      controller.transitioningDelegate?.interactionControllerForPresentation(using: $0)
    }
    transition.start(animator, interaction) {
      guard let view = presentation.presentedView else { return }
      view.frame = final
      if !presentation.keepsFrame { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
      container.addSubview(view)
    }
  }

  func hidePresented(animated: Bool, completion: (() -> Void)?) {
    let containers = Array(sequence(first: self) { $0.parent })
    if let presenting = containers.first(where: { $0.state.presented != nil }) {
      presenting.dismissPresented(animated: animated, completion)
    } else if let presented = containers.first(where: { $0.state.presenter != nil }),
      let presenter = presented.state.presenter
    {
      presenter.dismissPresented(animated: animated, completion)
    } else {
      completion?()
    }
  }

  private func dismissPresented(animated: Bool, _ completion: (() -> Void)? = nil) {
    guard let controller = state.presented, let presentation = controller.state.presentation
    else {
      completion?()
      return
    }
    if controller.state.presented != nil { controller.dismissPresented(animated: false) }
    guard let container = presentation.containerView, controller.state.transition == .none else {
      forget(controller, presentation)
      completion?()
      return
    }
    let covered = state.coveredView
    let transition = ControllerTransition(
      from: controller, to: self, in: container, style: presentation.presentationStyle,
      isAnimated: animated
    ) { [self] isDone in
      if isDone {
        container.superview?.layoutIfNeeded()
        if state.appearance == .appearing { finishAppearing() }
        forget(controller, presentation)
      } else {
        if covered != nil {
          beginTransition(false, false)
          state.coveredView = covered
          covered?.removeFromSuperview()
        }
        controller.completeAppearance()
      }
      (controller.state.transition, state.coordinator) = (.none, nil)
      controller.state.coordinator = nil
      presentation.dismissalTransitionDidEnd(isDone)
      if isDone { presentation.containerView = nil }
      completion?()
    }
    controller.state.transition = .dismissing
    (controller.state.coordinator, state.coordinator) = (transition, transition)
    presentation.dismissalTransitionWillBegin()
    controller.beginTransition(false, animated)
    let frame = presentation.presentedView?.frame ?? .zero
    transition.involve(presentation.presentedView, as: .from, initial: frame, final: .zero)
    if let covered {
      state.coveredView = nil
      beginTransition(true, animated)
      covered.frame = container.frame
      container.superview?.insertSubview(covered, belowSubview: container)
      transition.involve(covered, as: .to, initial: covered.frame, final: covered.frame)
    } else {
      let frame = viewIfLoaded?.frame ?? .zero
      transition.involve(nil, as: .to, initial: frame, final: frame)
    }
    let animator =
      animated
      ? controller.transitioningDelegate?.animationController(forDismissed: controller) : nil
    let interaction = animator.flatMap {
      controller.transitioningDelegate?.interactionControllerForDismissal(using: $0)
    }
    transition.start(animator, interaction) {}
  }

  private func completeAppearance() {
    beginTransition(true, false)
    finishAppearing()
  }

  private func forget(_ controller: UIViewController, _ presentation: UIPresentationController) {
    presentation.presentedView?.removeFromSuperview()
    if presentation.dimsTints { viewIfLoaded?.changeTintAdjustment(.automatic) }
    presentation.containerView?.removeFromSuperview()
    controller.endTransition()
    if controller.state.ownTraits.fromParent != nil {
      controller.changeOwnTraits { $0.fromParent = nil }
    }
    state.presented = nil
    controller.state.presenter = nil
    // The style may change before the controller is presented again.
    controller.state.presentation = nil
    controller.state.adapted?.state.presentation = nil
    controller.state.adapted = nil
  }
}

extension UIPresentationController {
  /// The controller that the delegate presents instead of `requested`, if the style adapts to another
  /// one. Otherwise `requested`.
  func adapt(_ requested: UIViewController) -> UIViewController {
    let style = adaptivePresentationStyle
    guard style != .none,
      let controller = adaptiveDelegate?.presentationController(
        self, viewControllerForAdaptivePresentationStyle: style), controller !== requested
    else { return requested }
    presentedViewController = controller
    controller.modalPresentationStyle = requested.modalPresentationStyle
    controller.state.presentation = self
    controller.state.adapted = requested
    return controller
  }
}
