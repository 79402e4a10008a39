// SPDX-License-Identifier: MIT

public import Foundation

/// Places a presented controller's view, and what belongs to it, in a container above the presenter.
///
/// By itself it has the view fill the container. Subclasses give it another frame and add views, as
/// their `UIViewControllerTransitioningDelegate` hands them out for the style `custom`.
///
/// Presenting calls, in this order: ``presentationTransitionWillBegin()``, the presented controller's
/// `viewWillAppear(_:)`, the animator (or ``frameOfPresentedViewInContainerView`` where there is none),
/// what was to happen alongside, the layout of the container, the presented controller's
/// `viewDidAppear(_:)`, ``presentationTransitionDidEnd(_:)``. Dismissing does the like.
@preconcurrency @MainActor
open class UIPresentationController: _UIObject {
  weak var storedPresenter: UIViewController?
  private var heldPresented: UIViewController?
  private weak var knownPresented: UIViewController?
  /// The view above the presenter's in which everything of the presentation lies; nil outside one.
  open internal(set) var containerView: UIView?
  weak var adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Says into which style the presentation turns where there is little room.
  // Sheets and popovers have delegates of their own kind under the same name.
  @_disfavoredOverload open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { adaptiveDelegate }
    set { adaptiveDelegate = newValue }
  }

  /// A presentation that is still to begin.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    heldPresented = presentedViewController
    knownPresented = presentedViewController
    storedPresenter = presentingViewController
    super.init(object: ())
  }

  /// Who is presented: an empty controller where that is gone.
  open internal(set) var presentedViewController: UIViewController {
    get { knownPresented ?? UIViewController() }
    set { knownPresented = newValue }
  }

  /// Lets go of the presented controller, which from now on keeps this one alive.
  func releasePresented() { heldPresented = nil }

  /// Who presents; before the presentation the presented controller itself where nobody else is known.
  open var presentingViewController: UIViewController { storedPresenter ?? presentedViewController }

  // MARK: Style

  /// The style that was asked for, `automatic` having become `pageSheet`.
  open var presentationStyle: UIModalPresentationStyle {
    let style = presentedViewController.modalPresentationStyle
    return style == .automatic ? .pageSheet : style
  }

  /// The style in the present traits where it differs from ``presentationStyle``, else `none`.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: traitCollection)
  }

  /// The style in `traitCollection` where it differs from ``presentationStyle``, else `none`. The
  /// delegate has the last word.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    let own = ownAdaptiveStyle(traitCollection)
    guard let adaptiveDelegate else { return own }
    let asked = adaptiveDelegate.adaptivePresentationStyle(
      for: self, traitCollection: traitCollection)
    return asked == .automatic ? own : asked
  }

  /// What the presentation turns into unless the delegate says otherwise.
  func ownAdaptiveStyle(_ traits: UITraitCollection) -> UIModalPresentationStyle { .none }

  /// The style in force for `traits`.
  func effectiveStyle(_ traits: UITraitCollection) -> UIModalPresentationStyle {
    let adapted = adaptivePresentationStyle(for: traits)
    return adapted == .none ? presentationStyle : adapted
  }

  /// Whether the presentation covers the whole window rather than a presentation context.
  open var shouldPresentInFullscreen: Bool {
    switch presentationStyle {
    case .currentContext, .overCurrentContext: false
    default: true
    }
  }

  /// Whether the presenter's view leaves the window while it is covered.
  open var shouldRemovePresentersView: Bool {
    switch effectiveStyle(traitCollection) {
    case .fullScreen, .currentContext: true
    default: false
    }
  }

  // MARK: Views

  /// The view that is placed in the container: the presented controller's unless overridden to be one
  /// around it.
  open var presentedView: UIView? { presentedViewController.view }

  /// Where `presentedView` comes to stand, in the coordinates of `containerView`: all of it unless
  /// overridden.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Is called before the container lays out its subviews.
  open func containerViewWillLayoutSubviews() {}

  /// Is called after the container has laid out its subviews.
  open func containerViewDidLayoutSubviews() {}

  /// Whether the container gives the presented view its frame again whenever it is laid out.
  var keepsFrame: Bool { type(of: self) == UIPresentationController.self }

  // MARK: Transitions

  /// Is called before the presented view comes: the time to add views of one's own to the container.
  open func presentationTransitionWillBegin() {}

  /// Is called after the presented view has come; `completed` is false where it did not after all.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Is called before the presented view goes.
  open func dismissalTransitionWillBegin() {}

  /// Is called after the presented view has gone; `completed` is false where it did not after all.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: Traits and sizes

  /// The traits around the presented controller.
  open var traitCollection: UITraitCollection {
    containerView?.traitCollection ?? presentingViewController.traitCollection
  }

  /// Traits that the presented controller has in place of inherited ones.
  open var traitOverrides = UITraitOverrides() {
    didSet { if containerView != nil { handDownTraits() } }
  }

  /// The older form of ``traitOverrides``: what the collection specifies is overridden.
  open var overrideTraitCollection: UITraitCollection? {
    didSet { if containerView != nil { handDownTraits() } }
  }

  /// What the style itself makes of the traits around it.
  func styleTraits(_ outer: TraitValues) -> TraitValues { TraitValues() }

  func handDownTraits() {
    let outer = containerView?.traitValues ?? presentingViewController.traitValues
    let traits = styleTraits(outer).overridden(by: overrideTraitCollection?.values ?? TraitValues())
      .overridden(by: traitOverrides.values)
    guard traits != TraitValues() || presentedViewController.state.ownTraits.fromParent != nil
    else { return }
    presentedViewController.changeOwnTraits { $0.fromParent = traits }
  }

  /// The size that the container would have to be of; that of the presented controller.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// Is called after the presented controller's preferred size has changed; places it anew.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    containerView?.setNeedsLayout()
    if keepsFrame { containerView?.layoutIfNeeded() }
  }

  /// Nobody calls it by itself.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The size of the presented controller in a container of `parentSize`; all of it unless overridden.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Is called before the container's size changes; overrides call super, which tells the presented
  /// controller.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let presented = presentedViewController
    presented.viewWillTransition(
      to: self.size(forChildContentContainer: presented, withParentContainerSize: size),
      with: coordinator)
  }

  /// Is called before traits change; overrides call super, which tells the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.willTransition(to: newCollection, with: coordinator)
  }
}

extension UIPresentationController: UIContentContainer {}
