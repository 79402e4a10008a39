// SPDX-License-Identifier: MIT

import AutoLayout
public import Foundation
import UIKitComponents

public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Never called.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// The controller's view lies in a view with rounded corners; its frame begins at zero, and
/// ``frameOfPresentedViewInContainerView`` says where the sheet stands. Detents count on the lower
/// edge only.
open class UISheetPresentationController: UIPresentationController {
  private var dimming: UIDimmingView?
  private(set) var shadow: UIDropShadowView?
  private var grabber: UIView?

  /// Whether the presentation is a popover at the moment, which only shares the sheet's views.
  var isSuspended = false {
    didSet { if isSuspended != oldValue { decorate() } }
  }

  @_nonoverride open weak var delegate: (any UISheetPresentationControllerDelegate)? {
    get { adaptiveDelegate as? any UISheetPresentationControllerDelegate }
    set { adaptiveDelegate = newValue }
  }

  @_Observed(UISheetPresentationController.place) open var detents: [Detent] = [.large()]

  @_Observed(UISheetPresentationController.place)
  open var selectedDetentIdentifier: Detent.Identifier? = nil

  @_Observed(UISheetPresentationController.place)
  open var largestUndimmedDetentIdentifier: Detent.Identifier? = nil

  @_Observed(UISheetPresentationController.place)
  open var prefersEdgeAttachedInCompactHeight = false

  @_Observed(UISheetPresentationController.place)
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false

  @_Observed(UISheetPresentationController.place) open var prefersGrabberVisible = false

  public class var automaticDimension: CGFloat { .greatestFiniteMagnitude }

  /// Nil, or ``automaticDimension``, for the system's 10 points.
  @_Observed(UISheetPresentationController.place) open var preferredCornerRadius: CGFloat? = nil

  private var cornerRadius: CGFloat {
    guard let preferredCornerRadius, preferredCornerRadius != Self.automaticDimension else {
      return SheetArrangement.cornerRadius
    }
    return preferredCornerRadius
  }

  /// No effect.
  open var backgroundEffect: UIVisualEffect?
  /// No effect.
  open var prefersPageSizing = false
  /// No effect.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// No effect.
  open weak var sourceView: UIView?

  /// What `changes` sets takes effect at once.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    containerView?.layoutIfNeeded()
  }

  open func invalidateDetents() { place() }

  private func place() { containerView?.setNeedsLayout() }

  // MARK: Style

  override func ownAdaptiveStyle(_ traits: UITraitCollection) -> UIModalPresentationStyle {
    let isAttached =
      traits.horizontalSizeClass != .compact
      || LayoutStore.current.environment.layout.platform.presentsAsSheets
    if !isAttached { return .fullScreen }
    return traits.verticalSizeClass == .compact && !prefersEdgeAttachedInCompactHeight
      ? .overFullScreen : .none
  }

  /// Whether the presentation looks like a sheet in the present traits.
  override var isSheet: Bool {
    guard !isSuspended else { return false }
    return switch effectiveStyle(traitCollection) {
    case .pageSheet, .formSheet, .popover: true
    default: false
    }
  }

  override var keepsFrame: Bool { true }

  override func styleTraits(_ outer: TraitValues) -> TraitValues {
    TraitValues {
      $0.userInterfaceLevel = .elevated
      if presentationStyle == .formSheet, outer.horizontalSizeClass == .regular {
        $0.horizontalSizeClass = .compact
      }
    }
  }

  // MARK: Views

  open override var presentedView: UIView? {
    if let shadow { return shadow }
    guard let content = presentedViewController.view else { return nil }
    let view = UIDropShadowView(around: content)
    shadow = view
    return view
  }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    return frame(in: containerView.bounds.size)
  }

  private func frame(in container: CGSize) -> CGRect {
    guard isSheet else { return CGRect(origin: .zero, size: container) }
    let sheet = arrangement(in: container)
    let value = detent(of: sheet).map { Double($0.value) }
    return CGRect(sheet.frame(detent: value ?? sheet.greatestDetent))
  }

  func arrangement(in container: CGSize) -> SheetArrangement {
    let traits = traitCollection
    var sheet = SheetArrangement(
      container: container.core, safeArea: (containerView?.safeAreaInsets ?? .zero).core,
      isCompactWidth: traits.horizontalSizeClass == .compact,
      isCompactHeight: traits.verticalSizeClass == .compact,
      isForm: effectiveStyle(traits) == .formSheet)
    sheet.canvas = LayoutStore.current.environment.device.canvas
    sheet.preferred = preferredContentSize.core
    sheet.isAttachedInCompactHeight = prefersEdgeAttachedInCompactHeight
    sheet.followsPreferredWidth = widthFollowsPreferredContentSizeWhenEdgeAttached
    return sheet
  }

  private func detent(
    of sheet: SheetArrangement
  ) -> (identifier: Detent.Identifier, value: CGFloat)? {
    let active = resolvedDetents(sheet)
    return active.first { $0.identifier == selectedDetentIdentifier } ?? active.first
  }

  private func resolvedDetents(
    _ sheet: SheetArrangement
  ) -> [(identifier: Detent.Identifier, value: CGFloat)] {
    let context = DetentContext(sheet, traitCollection)
    return detents.compactMap { detent in
      detent.resolvedValue(in: context).map {
        (detent.identifier, min(max(0, $0), context.maximumDetentValue))
      }
    }.sorted { $0.1 < $1.1 }
  }

  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { frame(in: parentSize).size }

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    let view = UIDimmingView(frame: containerView.bounds)
    containerView.insertSubview(view, at: 0)
    dimming = view
    decorate()
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if !completed { removeAppearance() }
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { removeAppearance() }
  }

  private func removeAppearance() {
    dimming?.removeFromSuperview()
    dimming = nil
    presentedViewController.viewIfLoaded?.removeFromSuperview()
    shadow = nil
    grabber = nil
  }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    decorate()
  }

  private func decorate() {
    guard let containerView, let shadow else { return }
    let sheet = arrangement(in: containerView.bounds.size)
    let isSheet = isSheet && !sheet.isFull
    let insets =
      isSheet && sheet.isAttached
      ? sheet.safeAreaOnCanvas(hasBar: presentedViewController.hasBarOnTop) : nil
    if LayoutStore.current.forest[shadow.item].imposedSafeArea != insets {
      LayoutStore.current.forest[shadow.item].imposedSafeArea = insets
    }
    shadow.layer.cornerRadius = isSheet ? cornerRadius : 0
    shadow.layer.maskedCorners =
      sheet.isAttached
      ? [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      : [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    // - Unverified: how dark a sheet makes what lies below it.
    dimming?.alpha = isSheet && !isUndimmed(sheet) ? SheetArrangement.dimming : 0
    showGrabber(isSheet && prefersGrabberVisible && sheet.isAttached)
  }

  private func isUndimmed(_ sheet: SheetArrangement) -> Bool {
    let active = resolvedDetents(sheet)
    guard sheet.isAttached, let current = detent(of: sheet),
      let largest = active.first(where: { $0.identifier == largestUndimmedDetentIdentifier })
    else { return false }
    return current.value <= largest.value
  }

  private func showGrabber(_ isShown: Bool) {
    guard let shadow, isShown else {
      grabber?.removeFromSuperview()
      grabber = nil
      return
    }
    let view = grabber ?? UIView()
    view.backgroundColor = .tertiaryLabel
    view.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    view.frame = CGRect(SheetArrangement.grabber(width: Double(shadow.bounds.width)))
    view.layer.cornerRadius = view.frame.height / 2
    grabber = view
    if view.superview !== shadow { shadow.addSubview(view) }
  }
}
