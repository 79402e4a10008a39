// SPDX-License-Identifier: MIT

@_exported import CoreVideo
@_exported import Foundation

// Models are not read: making one fails.

public enum MLComputeUnits: Int, Sendable {
  case cpuOnly = 0
  case cpuAndGPU, all, cpuAndNeuralEngine
}

open class MLModelConfiguration: NSObject, @unchecked Sendable {
  open var computeUnits = MLComputeUnits.all
  open var allowLowPrecisionAccumulationOnGPU = false

  public override init() { super.init() }
}

public struct MLModelError: Error, CustomNSError, Sendable {
  public enum Code: Int, Sendable {
    case generic = 0
    case featureType, io
    case customLayer, customModel, update, parameters
  }

  public static let errorDomain = "com.apple.CoreML"
  public let code: Code
  public var errorCode: Int { code.rawValue }

  public init(_ code: Code) { self.code = code }
}

open class MLModelDescription: NSObject, @unchecked Sendable {
  open var metadata: [String: Any] { [:] }
  open var predictedFeatureName: String? { nil }
}

/// - Throws: always, where it is made: models are not read here.
open class MLModel: NSObject, @unchecked Sendable {
  open var modelDescription: MLModelDescription { MLModelDescription() }
  public let configuration: MLModelConfiguration

  public init(
    contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()
  ) throws {
    self.configuration = configuration
    throw MLModelError(.io)
  }

  open class func load(
    contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()
  ) async throws -> MLModel { throw MLModelError(.io) }

  open class func compileModel(at modelURL: URL) throws -> URL { throw MLModelError(.io) }

  open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider {
    throw MLModelError(.generic)
  }
}

public enum MLFeatureType: Int, Sendable {
  case invalid = 0
  case int64, double, string, image, multiArray, dictionary, sequence
}

public protocol MLFeatureProvider {
  var featureNames: Set<String> { get }
  func featureValue(for featureName: String) -> MLFeatureValue?
}

open class MLFeatureValue: NSObject, @unchecked Sendable {
  public let type: MLFeatureType
  private let value: Any?

  private init(_ type: MLFeatureType, _ value: Any?) {
    self.type = type
    self.value = value
  }

  public convenience init(int64 value: Int64) { self.init(.int64, value) }
  public convenience init(double value: Double) { self.init(.double, value) }
  public convenience init(string value: String) { self.init(.string, value) }
  public convenience init(pixelBuffer value: CVPixelBuffer) { self.init(.image, value) }
  public convenience init(multiArray value: MLMultiArray) { self.init(.multiArray, value) }

  open var int64Value: Int64 { value as? Int64 ?? 0 }
  open var doubleValue: Double { value as? Double ?? 0 }
  open var stringValue: String { value as? String ?? "" }
  open var imageBufferValue: CVPixelBuffer? { value as? CVPixelBuffer }
  open var multiArrayValue: MLMultiArray? { value as? MLMultiArray }
  open var dictionaryValue: [AnyHashable: NSNumber] { [:] }
}

open class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider {
  private let values: [String: MLFeatureValue]

  public init(dictionary: [String: Any]) throws {
    values = dictionary.compactMapValues { $0 as? MLFeatureValue }
  }

  open var featureNames: Set<String> { Set(values.keys) }
  open func featureValue(for featureName: String) -> MLFeatureValue? { values[featureName] }
}

public enum MLMultiArrayDataType: Int, Sendable {
  case double = 0x10040
  case float32 = 0x10020
  case int32 = 0x20020
}

/// Numbers in memory, zeros at first.
open class MLMultiArray: NSObject, @unchecked Sendable {
  public let shape: [NSNumber]
  public let dataType: MLMultiArrayDataType
  private var values: [NSNumber]

  public init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
    self.shape = shape
    self.dataType = dataType
    values = Array(repeating: 0, count: shape.reduce(1) { $0 * $1.intValue })
  }

  open var count: Int { values.count }

  open subscript(index: Int) -> NSNumber {
    get { values[index] }
    set { values[index] = newValue }
  }

  open subscript(key: [NSNumber]) -> NSNumber {
    get { values[offset(key)] }
    set { values[offset(key)] = newValue }
  }

  private func offset(_ key: [NSNumber]) -> Int {
    zip(shape, key).reduce(0) { $0 * $1.0.intValue + $1.1.intValue }
  }
}
