// SPDX-License-Identifier: MIT

@_exported import Foundation

// Descriptors store their values. No device reads them.

public enum MTLPixelFormat: UInt, Sendable {
  case invalid = 0
  case a8Unorm = 1
  case r8Unorm = 10
  case r16Float = 25
  case rg8Unorm = 30
  case r32Float = 55
  case rgba8Unorm = 70
  case rgba8Unorm_srgb = 71
  case bgra8Unorm = 80
  case bgra8Unorm_srgb = 81
  case rgba16Float = 115
  case rgba32Float = 125
  case depth32Float = 252
  case stencil8 = 253
  case depth32Float_stencil8 = 260
}

public enum MTLLoadAction: UInt, Sendable { case dontCare, load, clear }
public enum MTLStoreAction: UInt, Sendable { case dontCare, store, multisampleResolve }
public enum MTLPrimitiveType: UInt, Sendable {
  case point, line, lineStrip, triangle, triangleStrip
}
public enum MTLIndexType: UInt, Sendable { case uint16, uint32 }
public enum MTLCullMode: UInt, Sendable { case none, front, back }
public enum MTLCompareFunction: UInt, Sendable {
  case never, less, equal, lessEqual, greater, notEqual, greaterEqual, always
}
public enum MTLSamplerMinMagFilter: UInt, Sendable { case nearest, linear }
public enum MTLSamplerAddressMode: UInt, Sendable { case clampToEdge, mirrorClampToEdge, `repeat` }
public enum MTLBlendOperation: UInt, Sendable { case add, subtract, reverseSubtract, min, max }
public enum MTLBlendFactor: UInt, Sendable {
  case zero, one, sourceColor, oneMinusSourceColor, sourceAlpha, oneMinusSourceAlpha
  case destinationColor, oneMinusDestinationColor, destinationAlpha, oneMinusDestinationAlpha
}

open class MTLCompileOptions: NSObject {}

open class MTLTextureDescriptor: NSObject {
  open var pixelFormat = MTLPixelFormat.rgba8Unorm
  open var width = 1
  open var height = 1
  open var usage = MTLTextureUsage.shaderRead
  open var storageMode = MTLResourceOptions.storageModeShared

  open class func texture2DDescriptor(
    pixelFormat: MTLPixelFormat, width: Int, height: Int, mipmapped: Bool
  ) -> MTLTextureDescriptor {
    let descriptor = MTLTextureDescriptor()
    descriptor.pixelFormat = pixelFormat
    descriptor.width = width
    descriptor.height = height
    return descriptor
  }
}

open class MTLSamplerDescriptor: NSObject {
  open var minFilter = MTLSamplerMinMagFilter.nearest
  open var magFilter = MTLSamplerMinMagFilter.nearest
  open var sAddressMode = MTLSamplerAddressMode.clampToEdge
  open var tAddressMode = MTLSamplerAddressMode.clampToEdge
}

open class MTLDepthStencilDescriptor: NSObject {
  open var depthCompareFunction = MTLCompareFunction.always
  open var isDepthWriteEnabled = false
}

/// An array that creates its elements on access.
public struct MTLDescriptorArray<Descriptor> {
  private var items: [Int: Descriptor] = [:]
  private let make: () -> Descriptor

  init(_ make: @escaping () -> Descriptor) {
    self.make = make
    for i in 0..<8 { items[i] = make() }
  }

  public subscript(index: Int) -> Descriptor! {
    get { items[index] ?? make() }
    set { items[index] = newValue ?? make() }
  }
}

open class MTLRenderPipelineColorAttachmentDescriptor: NSObject {
  open var pixelFormat = MTLPixelFormat.invalid
  open var isBlendingEnabled = false
  open var rgbBlendOperation = MTLBlendOperation.add
  open var alphaBlendOperation = MTLBlendOperation.add
  open var sourceRGBBlendFactor = MTLBlendFactor.one
  open var sourceAlphaBlendFactor = MTLBlendFactor.one
  open var destinationRGBBlendFactor = MTLBlendFactor.zero
  open var destinationAlphaBlendFactor = MTLBlendFactor.zero
}

open class MTLRenderPipelineDescriptor: NSObject {
  open var label: String?
  open var vertexFunction: (any MTLFunction)?
  open var fragmentFunction: (any MTLFunction)?
  open var vertexDescriptor: MTLVertexDescriptor?
  open var colorAttachments = MTLDescriptorArray(MTLRenderPipelineColorAttachmentDescriptor.init)
  open var depthAttachmentPixelFormat = MTLPixelFormat.invalid
  open var rasterSampleCount = 1
}

public enum MTLVertexFormat: UInt, Sendable {
  case invalid = 0
  case float = 28
  case float2, float3, float4
}

open class MTLVertexAttributeDescriptor: NSObject {
  open var format = MTLVertexFormat.invalid
  open var offset = 0
  open var bufferIndex = 0
}

open class MTLVertexBufferLayoutDescriptor: NSObject {
  open var stride = 0
}

open class MTLVertexDescriptor: NSObject {
  open var attributes = MTLDescriptorArray(MTLVertexAttributeDescriptor.init)
  open var layouts = MTLDescriptorArray(MTLVertexBufferLayoutDescriptor.init)
}

open class MTLRenderPassAttachmentDescriptor: NSObject {
  open var texture: (any MTLTexture)?
  open var loadAction = MTLLoadAction.dontCare
  open var storeAction = MTLStoreAction.dontCare
}

open class MTLRenderPassColorAttachmentDescriptor: MTLRenderPassAttachmentDescriptor {
  open var clearColor = MTLClearColorMake(0, 0, 0, 1)
}

open class MTLRenderPassDepthAttachmentDescriptor: MTLRenderPassAttachmentDescriptor {
  open var clearDepth = 1.0
}

open class MTLRenderPassDescriptor: NSObject {
  open var colorAttachments = MTLDescriptorArray(MTLRenderPassColorAttachmentDescriptor.init)
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var depthAttachment: MTLRenderPassDepthAttachmentDescriptor! =
    MTLRenderPassDepthAttachmentDescriptor()
}
