// SPDX-License-Identifier: MIT

@_exported import Foundation
@_exported import UIKit

public protocol CAMetalDrawable: MTLDrawable {
  var texture: any MTLTexture { get }
}

/// A layer that stays empty.
open class CAMetalLayer: CALayer {
  open var device: (any MTLDevice)?
  open var pixelFormat = MTLPixelFormat.bgra8Unorm
  open var framebufferOnly = true
  open var drawableSize = CGSize.zero
  open var presentsWithTransaction = false
  open var maximumDrawableCount = 3
  open func nextDrawable() -> (any CAMetalDrawable)? { nil }
}
