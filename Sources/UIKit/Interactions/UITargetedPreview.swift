// SPDX-License-Identifier: MIT

public import Foundation

/// No effect.
open class UIPreviewParameters: _UIObject {
  // UIKit declares it so, and clients rely on it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor! = .systemBackground
  open var visiblePath: UIBezierPath?
  open var shadowPath: UIBezierPath?

  public init() { super.init(object: ()) }

  public init(textLineRects: [NSValue]) { super.init(object: ()) }
}

/// No effect.
open class UIDragPreviewParameters: UIPreviewParameters {}

/// No effect.
open class UIPreviewTarget: _UIObject {
  public let container: UIView
  public let center: CGPoint
  public let transform: CGAffineTransform

  public init(
    container: UIView, center: CGPoint, transform: CGAffineTransform = .identity
  ) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init(object: ())
  }
}

/// No effect.
open class UITargetedPreview: _UIObject {
  public let view: UIView
  public let parameters: UIPreviewParameters
  public let target: UIPreviewTarget

  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init(object: ())
  }

  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
  }

  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

  open var size: CGSize { view.bounds.size }

  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}

open class UIDragPreviewTarget: UIPreviewTarget {}

/// No effect.
open class UITargetedDragPreview: UITargetedPreview {
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}
