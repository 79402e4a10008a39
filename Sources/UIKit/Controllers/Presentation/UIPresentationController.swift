// SPDX-License-Identifier: MIT

import AutoLayout
public import Foundation
import UIKitComponents

/// Presenting calls, in this order: ``presentationTransitionWillBegin()``, the presented
/// controller's `viewWillAppear(_:)`, the animator (or ``frameOfPresentedViewInContainerView``
/// where there is none), what was to happen alongside, the layout of the container, the presented
/// controller's `viewDidAppear(_:)`, ``presentationTransitionDidEnd(_:)``. Dismissing does the
/// like.
open class UIPresentationController: _UIObject {
  weak var storedPresenter: UIViewController?
  private var heldPresented: UIViewController?
  private weak var knownPresented: UIViewController?
  open internal(set) var containerView: UIView?
  weak var adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)?

  // Sheets and popovers have delegates of their own kind under the same name.
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

  /// An empty controller where that was released.
  open internal(set) var presentedViewController: UIViewController {
    get { knownPresented ?? UIViewController() }
    set { knownPresented = newValue }
  }

  /// Releases the presented controller, which keeps this one alive.
  func releasePresented() { heldPresented = nil }

  /// Before the presentation the presented controller itself where no other is known.
  open var presentingViewController: UIViewController { storedPresenter ?? presentedViewController }

  // MARK: Style

  /// `automatic` has become `pageSheet`, or `fullScreen` before iOS 13.
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
    let asked = adaptiveDelegate.adaptivePresentationStyle(
      for: self, traitCollection: traitCollection)
    return asked == .automatic ? own : asked
  }

  /// The adaptive style unless the delegate returns another one.
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

  /// Whether the container gives the presented view its frame again whenever it is laid out.
  var keepsFrame: Bool { false }

  /// Whether the presented view looks like a sheet, whose bars are higher.
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

  /// Called when traits of the container change while the controller is presented.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  private func traitsDidChange() {
    if containerView != nil { handDownTraits() }
  }

  /// Whether the presenter's view loses its tint meanwhile.
  var dimsTints: Bool { styleTraits(TraitValues()).userInterfaceLevel == .elevated }

  /// The traits of the presented controller by the style alone.
  func styleTraits(_ outer: TraitValues) -> TraitValues { TraitValues() }

  func handDownTraits() {
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

/// The presentation over everything that UIKit chooses itself.
final class _UIFullscreenPresentationController: UIPresentationController {
  override var keepsFrame: Bool { true }
}
