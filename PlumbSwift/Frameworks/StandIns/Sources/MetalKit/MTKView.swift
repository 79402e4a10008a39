// SPDX-License-Identifier: MIT

@_exported import Metal
import PlumbAbsence
@_exported import UIKit

/// `draw(in:)` is never called.
@preconcurrency @MainActor
public protocol MTKViewDelegate: NSObjectProtocol {
  func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize)
  func draw(in view: MTKView)
}

/// A view that stays empty.
@preconcurrency @MainActor
open class MTKView: UIView {
  open weak var delegate: (any MTKViewDelegate)?
  open var device: (any MTLDevice)?
  open var preferredDevice: (any MTLDevice)? { nil }
  open var colorPixelFormat = MTLPixelFormat.bgra8Unorm
  open var depthStencilPixelFormat = MTLPixelFormat.invalid
  open var sampleCount = 1
  open var clearColor = MTLClearColorMake(0, 0, 0, 1)
  open var clearDepth = 1.0
  open var framebufferOnly = true
  open var preferredFramesPerSecond = 60
  open var isPaused = false
  open var enableSetNeedsDisplay = false
  open var autoResizeDrawable = true
  open var presentsWithTransaction = false
  open var drawableSize = CGSize.zero
  open var currentDrawable: (any CAMetalDrawable)? { nil }
  open var currentRenderPassDescriptor: MTLRenderPassDescriptor? { nil }

  public init(frame frameRect: CGRect, device: (any MTLDevice)?) {
    self.device = device
    super.init(frame: frameRect)
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, device: nil) }

  public required init(coder: NSCoder) {
    // Views are made of every coder.
    // swift-format-ignore: NeverForceUnwrap
    super.init(coder: coder)!
  }

  open override class var layerClass: AnyClass { CAMetalLayer.self }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard autoResizeDrawable else { return }
    let scale = traitCollection.displayScale
    let size = CGSize(width: bounds.width * scale, height: bounds.height * scale)
    guard size != drawableSize else { return }
    drawableSize = size
    delegate?.mtkView(self, drawableSizeWillChange: size)
  }

  /// No effect.
  open func draw() {}

  /// No effect.
  open func releaseDrawables() {}
}

open class MTKTextureLoader: NSObject {
  public struct Option: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let SRGB = Option(rawValue: "SRGB")
    public static let generateMipmaps = Option(rawValue: "generateMipmaps")
    public static let origin = Option(rawValue: "origin")
    public static let textureUsage = Option(rawValue: "textureUsage")
  }

  public let device: any MTLDevice
  public init(device: any MTLDevice) { self.device = device }

  /// - Throws: Always, because there is no GPU.
  open func newTexture(cgImage: CGImage, options: [Option: Any]? = nil) throws -> any MTLTexture {
    throw CocoaError(.featureUnsupported)
  }

  /// - Throws: Always, because there is no GPU.
  open func newTexture(URL: URL, options: [Option: Any]? = nil) throws -> any MTLTexture {
    throw CocoaError(.featureUnsupported)
  }
}
