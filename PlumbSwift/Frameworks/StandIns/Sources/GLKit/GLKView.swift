// SPDX-License-Identifier: MIT

@_exported import UIKit

// There is no graphics processor: contexts cannot be made, and views of them show nothing.

public enum EAGLRenderingAPI: UInt, Sendable { case openGLES1 = 1, openGLES2, openGLES3 }

open class EAGLContext: NSObject, @unchecked Sendable {
  public let api: EAGLRenderingAPI

  /// Nil: there is no graphics processor.
  public init?(api: EAGLRenderingAPI) { nil }

  @discardableResult
  open class func setCurrent(_ context: EAGLContext?) -> Bool { context == nil }
  open class func current() -> EAGLContext? { nil }
}

public enum GLKViewDrawableColorFormat: Int32, Sendable { case RGBA8888, RGB565, SRGBA8888 }
public enum GLKViewDrawableDepthFormat: Int32, Sendable { case formatNone, format16, format24 }
public enum GLKViewDrawableStencilFormat: Int32, Sendable { case formatNone, format8 }
public enum GLKViewDrawableMultisample: Int32, Sendable { case multisampleNone, multisample4X }

/// Never called.
@MainActor
public protocol GLKViewDelegate: NSObjectProtocol {
  func glkView(_ view: GLKView, drawIn rect: CGRect)
}

/// A view without a content.
open class GLKView: UIView {
  open weak var delegate: (any GLKViewDelegate)?
  open var context: EAGLContext?
  open var drawableColorFormat = GLKViewDrawableColorFormat.RGBA8888
  open var drawableDepthFormat = GLKViewDrawableDepthFormat.formatNone
  open var drawableStencilFormat = GLKViewDrawableStencilFormat.formatNone
  open var drawableMultisample = GLKViewDrawableMultisample.multisampleNone
  open var enableSetNeedsDisplay = true
  /// An empty one.
  open var snapshot: UIImage { UIImage() }
  open var drawableWidth: Int { Int(bounds.width * traitCollection.displayScale) }
  open var drawableHeight: Int { Int(bounds.height * traitCollection.displayScale) }

  public convenience init(frame: CGRect, context: EAGLContext) {
    self.init(frame: frame)
    self.context = context
  }

  /// No effect.
  open func bindDrawable() {}
  /// No effect.
  open func deleteDrawable() {}
  /// No effect.
  open func display() {}
}

/// Never called.
@MainActor
public protocol GLKViewControllerDelegate: NSObjectProtocol {
  func glkViewControllerUpdate(_ controller: GLKViewController)
  func glkViewController(_ controller: GLKViewController, willPause pause: Bool)
}

extension GLKViewControllerDelegate {
  public func glkViewController(_ controller: GLKViewController, willPause pause: Bool) {}
}

/// A controller of a ``GLKView``, whose loop never runs.
open class GLKViewController: UIViewController, GLKViewDelegate {
  open weak var delegate: (any GLKViewControllerDelegate)?
  open var preferredFramesPerSecond = 30
  open var framesPerSecond: Int { preferredFramesPerSecond }
  open var isPaused = false
  open var framesDisplayed: Int { 0 }
  open var timeSinceFirstResume: TimeInterval { 0 }
  open var timeSinceLastResume: TimeInterval { 0 }
  open var timeSinceLastUpdate: TimeInterval { 0 }
  open var timeSinceLastDraw: TimeInterval { 0 }
  open var pauseOnWillResignActive = true
  open var resumeOnDidBecomeActive = true

  open override func loadView() {
    let view = GLKView()
    view.delegate = self
    self.view = view
  }

  /// Never called.
  open func glkView(_ view: GLKView, drawIn rect: CGRect) {}
}
