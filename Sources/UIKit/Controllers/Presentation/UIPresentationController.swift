// SPDX-License-Identifier: MIT

import AutoLayout
public import Foundation
import UIKitComponents

/// Presents and dismisses a view controller.
///
/// Presenting performs these steps in order:
/// 1. ``presentationTransitionWillBegin()``
/// 2. `viewWillAppear(_:)` of the presented controller
/// 3. the animator, or without one the move to ``frameOfPresentedViewInContainerView``
/// 4. the animations alongside
/// 5. the layout of the container
/// 6. `viewDidAppear(_:)` of the presented controller
/// 7. ``presentationTransitionDidEnd(_:)``
///
/// Dismissing performs the corresponding steps.
open class UIPresentationController: _UIObject {
  weak var storedPresenter: UIViewController?
  private var heldPresented: UIViewController?
  private weak var knownPresented: UIViewController?
  open internal(set) var containerView: UIView?
  weak var adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)?

  // Sheets and popovers declare a delegate of another type under the same name.
  @_disfavoredOverload open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { adaptiveDelegate }
    set { adaptiveDelegate = newValue }
  }

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    heldPresented = presentedViewController
    knownPresented = presentedViewController
    storedPresenter = presentingViewController
    super.init(object: ())
  }

  /// A new, empty controller if the presented one was released.
  open internal(set) var presentedViewController: UIViewController {
    get { knownPresented ?? UIViewController() }
    set { knownPresented = newValue }
  }

  /// Releases the presented controller, because that retains this one.
  func releasePresented() { heldPresented = nil }

  /// Before the presentation, this is the presented controller, unless `init` received a presenting
  /// one.
  open var presentingViewController: UIViewController { storedPresenter ?? presentedViewController }

  // MARK: Style

  /// For `automatic`, the style is `pageSheet`, or `fullScreen` before iOS 13.
  open var presentationStyle: UIModalPresentationStyle {
    let style = presentedViewController.modalPresentationStyle
    guard style == .automatic else { return style }
    let hasSheets = LayoutStore.current.environment.layout.platform.presentsAsSheets
    return hasSheets ? .pageSheet : .fullScreen
  }

  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: traitCollection)
  }

  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    let own = ownAdaptiveStyle(traitCollection)
    guard let adaptiveDelegate else { return own }
    let adapted = adaptiveDelegate.adaptivePresentationStyle(
      for: self, traitCollection: traitCollection)
    return adapted == .automatic ? own : adapted
  }

  /// The adaptive style that applies unless the delegate returns another one.
  func ownAdaptiveStyle(_ traits: UITraitCollection) -> UIModalPresentationStyle { .none }

  func effectiveStyle(_ traits: UITraitCollection) -> UIModalPresentationStyle {
    let adapted = adaptivePresentationStyle(for: traits)
    return adapted == .none ? presentationStyle : adapted
  }

  open var shouldPresentInFullscreen: Bool {
    switch presentationStyle {
    case .currentContext, .overCurrentContext: false
    default: true
    }
  }

  open var shouldRemovePresentersView: Bool {
    switch effectiveStyle(traitCollection) {
    case .fullScreen, .currentContext: true
    default: false
    }
  }

  // MARK: Views

  open var presentedView: UIView? { presentedViewController.view }

  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  open func containerViewWillLayoutSubviews() {}

  open func containerViewDidLayoutSubviews() {}

  /// Whether the container resets the presented view's frame at each layout.
  var keepsFrame: Bool { false }

  /// Whether the presented view looks like a sheet. Bars in a sheet are higher.
  var isSheet: Bool { false }

  // MARK: Transitions

  open func presentationTransitionWillBegin() {}

  open func presentationTransitionDidEnd(_ completed: Bool) {}

  open func dismissalTransitionWillBegin() {}

  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: Traits and sizes

  open var traitCollection: UITraitCollection {
    containerView?.traitCollection ?? presentingViewController.traitCollection
  }

  @_Observed(UIPresentationController.traitsDidChange) open var traitOverrides = UITraitOverrides()

  @_Observed(UIPresentationController.traitsDidChange)
  open var overrideTraitCollection: UITraitCollection? = nil

  /// Called for changes of the container's traits during the presentation.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  private func traitsDidChange() {
    if containerView != nil { propagateTraits() }
  }

  /// Whether the tint of the presenting view is dimmed during the presentation.
  var dimsTints: Bool { styleTraits(TraitValues()).userInterfaceLevel == .elevated }

  /// The traits that the style alone sets for the presented controller.
  func styleTraits(_ outer: TraitValues) -> TraitValues { TraitValues() }

  func propagateTraits() {
    let outer = containerView?.traitValues ?? presentingViewController.traitValues
    let traits = styleTraits(outer).overridden(by: overrideTraitCollection?.values ?? TraitValues())
      .overridden(by: traitOverrides.values)
    guard traits != TraitValues() || presentedViewController.state.ownTraits.fromParent != nil
    else { return }
    presentedViewController.changeOwnTraits { $0.fromParent = traits }
  }

  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    containerView?.setNeedsLayout()
    if keepsFrame { containerView?.layoutIfNeeded() }
  }

  /// Never called.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let presented = presentedViewController
    presented.viewWillTransition(
      to: self.size(forChildContentContainer: presented, withParentContainerSize: size),
      with: coordinator)
  }

  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) { presentedViewController.willTransition(to: newCollection, with: coordinator) }

  // MARK: Focus

  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [presentedViewController] }

  open weak var parentFocusEnvironment: (any UIFocusEnvironment)? { containerView?.superview }

  open var focusItemContainer: (any UIFocusItemContainer)? { containerView }

  /// Never called.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// Never called.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
}

extension UIPresentationController: UIContentContainer, UITraitEnvironment, UIFocusEnvironment {}

/// The presentation controller of UIKit's own styles that cover the screen.
final class _UIFullscreenPresentationController: UIPresentationController {
  override var keepsFrame: Bool { true }
}
