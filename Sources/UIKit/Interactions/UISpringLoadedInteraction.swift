// SPDX-License-Identifier: MIT

public import Foundation

/// No effect.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  var isSpringLoaded: Bool { get set }
}

/// No effect.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  var state: UISpringLoadedInteractionEffectState { get }
  var targetView: UIView? { get set }
  var targetItem: Any? { get set }
  func location(in view: UIView?) -> CGPoint
}

/// No effect.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  case inactive = 0
  case possible, activating, activated
}

/// No effect.
open class UISpringLoadedInteraction: AttachedInteraction {
  private let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

  public init(
    activationHandler handler:
      @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    self.handler = handler
    super.init(object: ())
  }
}

/// No effect.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable { case none, `default` }

/// No effect.
open class UIPencilInteraction: AttachedInteraction {
  open weak var delegate: (any UIPencilInteractionDelegate)?
  open var isEnabled = true

  public class var preferredTapAction: UIPencilPreferredAction { .switchPrevious }

  public class var preferredSqueezeAction: UIPencilPreferredAction { .showContextualPalette }

  public class var prefersPencilOnlyDrawing: Bool { false }

  public init() { super.init(object: ()) }

  public convenience init(delegate: any UIPencilInteractionDelegate) {
    self.init()
    self.delegate = delegate
  }
}

/// Never called.
@preconcurrency @MainActor
public protocol UIPencilInteractionDelegate: NSObjectProtocol {
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}

extension UIPencilInteractionDelegate {
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
}

/// No effect.
public enum UIPencilPreferredAction: Int, Sendable {
  case ignore = 0
  case switchEraser, switchPrevious, showColorPalette, showInkAttributes, showContextualPalette
}
