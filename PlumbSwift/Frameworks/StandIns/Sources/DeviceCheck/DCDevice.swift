// SPDX-License-Identifier: MIT

@_exported import Foundation

public struct DCError: Error, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case unknownSystemFailure, featureUnsupported, invalidInput, invalidKey, serverUnavailable
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
}

/// A device that cannot prove which it is.
open class DCDevice: NSObject, @unchecked Sendable {
  private static let device = DCDevice()
  open class var current: DCDevice { device }
  open var isSupported: Bool { false }
  open func generateToken(completionHandler completion: @escaping (Data?, (any Error)?) -> Void) {
    completion(nil, DCError(.featureUnsupported))
  }
  open func generateToken() async throws -> Data { throw DCError(.featureUnsupported) }
}

open class DCAppAttestService: NSObject, @unchecked Sendable {
  private static let service = DCAppAttestService()
  open class var shared: DCAppAttestService { service }
  open var isSupported: Bool { false }
  open func generateKey(completionHandler: @escaping (String?, (any Error)?) -> Void) {
    completionHandler(nil, DCError(.featureUnsupported))
  }
  open func generateKey() async throws -> String { throw DCError(.featureUnsupported) }
  open func attestKey(
    _ keyId: String, clientDataHash: Data,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) { completionHandler(nil, DCError(.featureUnsupported)) }
  open func attestKey(_ keyId: String, clientDataHash: Data) async throws -> Data {
    throw DCError(.featureUnsupported)
  }
  open func generateAssertion(
    _ keyId: String, clientDataHash: Data,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) { completionHandler(nil, DCError(.featureUnsupported)) }
  open func generateAssertion(_ keyId: String, clientDataHash: Data) async throws -> Data {
    throw DCError(.featureUnsupported)
  }
}
