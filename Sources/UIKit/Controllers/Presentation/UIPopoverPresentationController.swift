// SPDX-License-Identifier: MIT

import AutoLayout
public import Foundation
import UIKitComponents

public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  public var rawValue: UInt

  public static let up = UIPopoverArrowDirection(rawValue: 1)
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)

  public init(rawValue: UInt) { self.rawValue = rawValue }

  init(_ arrow: PopoverArrangement.Arrow) {
    self =
      switch arrow {
      case .up: .up
      case .down: .down
      case .left: .left
      case .right: .right
      }
  }
}

@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  func frame(in referenceView: UIView) -> CGRect
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  public func frame(in referenceView: UIView) -> CGRect { convert(bounds, to: referenceView) }
}

/// The popover has the controller's preferred size, or else 320 × 1100 points, and is at most as
/// large as its container allows. The controller's view extends below the arrow, which adds to its
/// safe area. With a client's background view, it does not.
open class UIPopoverPresentationController: UIPresentationController {
  public let adaptiveSheetPresentationController: UISheetPresentationController
  private weak var item: (any UIPopoverPresentationControllerSourceItem)?
  private var placement: PopoverArrangement?

  public override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    adaptiveSheetPresentationController = UISheetPresentationController(
      presentedViewController: presentedViewController, presenting: presentingViewController)
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
    // The popover holds the controller as long as necessary.
    adaptiveSheetPresentationController.releasePresented()
  }

  open internal(set) override var presentedViewController: UIViewController {
    get { super.presentedViewController }
    set {
      super.presentedViewController = newValue
      adaptiveSheetPresentationController.presentedViewController = newValue
    }
  }

  @_nonoverride open weak var delegate: (any UIPopoverPresentationControllerDelegate)? {
    get { adaptiveDelegate as? any UIPopoverPresentationControllerDelegate }
    set { adaptiveDelegate = newValue }
  }

  // MARK: Placement

  @_Observed(UIPopoverPresentationController.placeAgain)
  open var permittedArrowDirections = UIPopoverArrowDirection.any

  open var arrowDirection: UIPopoverArrowDirection {
    isPopover ? placement.map { .init($0.arrow) } ?? .unknown : .unknown
  }

  open var sourceView: UIView? {
    get { _sourceView }
    set { _sourceView = newValue }
  }

  private weak var _sourceView: UIView? {
    didSet { containerView?.setNeedsLayout() }
  }

  @_Observed(UIPopoverPresentationController.placeAgain) open var sourceRect = CGRect.null

  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { item }
    set {
      item = newValue
      containerView?.setNeedsLayout()
    }
  }

  open var barButtonItem: UIBarButtonItem? {
    get { item as? UIBarButtonItem }
    set { sourceItem = newValue }
  }

  open var canOverlapSourceViewRect = false

  @_Observed(UIPopoverPresentationController.placeAgain)
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

  private func placeAgain() { containerView?.setNeedsLayout() }

  /// Drawn behind the controller's view. Nil draws a material.
  open var backgroundColor: UIColor?
  /// No effect.
  open var passthroughViews: [UIView]?
  /// A subclass of ``UIPopoverBackgroundView`` that replaces the standard look.
  @_Observed(UIPopoverPresentationController.placeAgain)
  open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)? = nil
  private var background: UIPopoverBackgroundView?

  private var backgroundClass: UIPopoverBackgroundView.Type? {
    popoverBackgroundViewClass as? UIPopoverBackgroundView.Type
  }

  override func ownAdaptiveStyle(_ traits: UITraitCollection) -> UIModalPresentationStyle {
    traits.horizontalSizeClass == .compact ? .formSheet : .none
  }

  private var isPopover: Bool { effectiveStyle(traitCollection) == .popover }

  override var keepsFrame: Bool { true }

  override func styleTraits(_ outer: TraitValues) -> TraitValues {
    TraitValues {
      $0.userInterfaceLevel = .elevated
      if outer.horizontalSizeClass == .regular { $0.horizontalSizeClass = .compact }
    }
  }

  open override var presentedView: UIView? { adaptiveSheetPresentationController.presentedView }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    switch effectiveStyle(traitCollection) {
    case .popover: return CGRect(place(in: containerView).frame)
    case .pageSheet, .formSheet:
      return adaptiveSheetPresentationController.frameOfPresentedViewInContainerView
    default: return containerView.bounds
    }
  }

  private func place(in container: UIView) -> PopoverArrangement {
    var size = PopoverArrangement.standardSize
    let preferred = preferredContentSize
    if preferred.width > 0 { size.width = preferred.width }
    if preferred.height > 0 { size.height = preferred.height }
    let room = container.bounds.inset(by: container.safeAreaInsets)
      .intersection(container.bounds.inset(by: popoverLayoutMargins))
    let placement = PopoverArrangement(
      of: size, pointingAt: sourceFrame(in: container).core, in: room.core,
      allowing: PopoverArrangement.Arrow.allCases.filter {
        permittedArrowDirections.contains(.init($0))
      }, overlapping: canOverlapSourceViewRect, chrome: backgroundClass?.chrome ?? .standard)
    self.placement = placement
    return placement
  }

  private func sourceFrame(in container: UIView) -> CGRect {
    if let sourceView {
      return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: container)
    }
    let frame = item?.frame(in: container) ?? .null
    return frame.isNull
      ? CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0) : frame
  }

  // MARK: Transitions

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    delegate?.prepareForPopoverPresentation(self)
    if isPopover, sourceView == nil, item == nil {
      LayoutException.raise(
        "NSGenericException",
        "UIPopoverPresentationController (\(self)) should have a non-nil sourceView or "
          + "barButtonItem set before the presentation occurs.")
    }
    adaptiveSheetPresentationController.containerView = containerView
    adaptiveSheetPresentationController.isSuspended = true
    adaptToStyle()
    adaptiveSheetPresentationController.presentationTransitionWillBegin()
    decorate()
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    adaptiveSheetPresentationController.presentationTransitionDidEnd(completed)
    if !completed { adaptiveSheetPresentationController.containerView = nil }
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    adaptiveSheetPresentationController.dismissalTransitionDidEnd(completed)
    guard completed else { return }
    adaptiveSheetPresentationController.containerView = nil
    (placement, formerSize) = (nil, nil)
    presentedViewController.addContainerInsets(.zero)
  }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    adaptToStyle()
    reposition()
    adaptiveSheetPresentationController.containerViewWillLayoutSubviews()
    decorate()
  }

  /// Enables the sheet in compact width, after the delegate prepares it, and disables it otherwise.
  private func adaptToStyle() {
    let sheet = adaptiveSheetPresentationController
    guard sheet.isSuspended != isPopover else { return }
    if sheet.isSuspended { adaptiveDelegate?.presentationController(self, prepare: sheet) }
    sheet.isSuspended = isPopover
  }

  /// The size of the container at the previous layout.
  private var formerSize: CGSize?

  /// Calls the delegate for a new source rectangle if the container's size has changed.
  private func reposition() {
    let size = containerView?.bounds.size
    defer { formerSize = size }
    guard isPopover, let formerSize, size != formerSize, var view = sourceView else { return }
    var rect = sourceRect.isNull ? view.bounds : sourceRect
    let given = (rect, view)
    delegate?.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view)
    if rect != given.0 { sourceRect = rect }
    if view !== given.1 { sourceView = view }
  }

  private func decorate() {
    guard let containerView else { return }
    let view = adaptiveSheetPresentationController.shadow
    guard isPopover else {
      presentedViewController.addContainerInsets(.zero)
      view?.setChrome(nil)
      return
    }
    let placement = place(in: containerView)
    let kind = backgroundClass
    if let kind, background.map({ type(of: $0) != kind }) ?? true {
      background = unsafeDowncast(
        UIView.make(kind, frame: CGRect(placement.frame)), to: UIPopoverBackgroundView.self)
    } else if kind == nil {
      background = nil
    }
    background?.adopt(placement)
    presentedViewController.addContainerInsets(
      kind == nil ? UIEdgeInsets(placement.arrowInsets) : .zero)
    _ = presentedView
    adaptiveSheetPresentationController.shadow?.setChrome(
      PopoverChrome(placement: placement, background: background))
    presentedView?.layer.cornerRadius = 0
    presentedView?.backgroundColor =
      kind == nil ? backgroundColor ?? UIBlurEffect(style: .systemMaterial).flatColor : nil
  }
}
