// SPDX-License-Identifier: MIT

public import CoreImage
public import Foundation
@_exported public import Metal

/// Always false.
public func MPSSupportsMTLDevice(_ device: (any MTLDevice)?) -> Bool { false }

open class MPSKernel: NSObject {
  public let device: any MTLDevice

  public init(device: any MTLDevice) { self.device = device }
}

open class MPSImageThresholdBinary: MPSKernel {
  public let thresholdValue: Float
  public let maximumValue: Float

  public init(
    device: any MTLDevice, thresholdValue: Float, maximumValue: Float,
    linearGrayColorTransform transform: UnsafePointer<Float>?
  ) {
    self.thresholdValue = thresholdValue
    self.maximumValue = maximumValue
    super.init(device: device)
  }

  /// No effect.
  open func encode(
    commandBuffer: any MTLCommandBuffer, sourceTexture: any MTLTexture,
    destinationTexture: any MTLTexture
  ) {}
}

// Core Image's kernels name Metal's types, so they are declared here.

public protocol CIImageProcessorInput {
  var region: CGRect { get }
  var metalTexture: (any MTLTexture)? { get }
}

public protocol CIImageProcessorOutput {
  var region: CGRect { get }
  var metalTexture: (any MTLTexture)? { get }
  var metalCommandBuffer: (any MTLCommandBuffer)? { get }
}

open class CIImageProcessorKernel: NSObject {
  /// Never called.
  open class func process(
    with inputs: [any CIImageProcessorInput]?, arguments: [String: Any]?,
    output: any CIImageProcessorOutput
  ) throws {}

  /// - Throws: always, because there is no Metal.
  public class func apply(
    withExtent extent: CGRect, inputs: [CIImage]?, arguments: [String: Any]?
  ) throws -> CIImage { throw CocoaError(.featureUnsupported) }
}
