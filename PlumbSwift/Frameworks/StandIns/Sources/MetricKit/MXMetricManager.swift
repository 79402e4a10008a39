// SPDX-License-Identifier: MIT

@_exported import Foundation

open class MXMetricPayload: NSObject {
  open func jsonRepresentation() -> Data { Data("{}".utf8) }
  open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}

open class MXDiagnosticPayload: NSObject {
  open func jsonRepresentation() -> Data { Data("{}".utf8) }
  open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}

/// Never called: the system measures nothing.
public protocol MXMetricManagerSubscriber: NSObjectProtocol {
  func didReceive(_ payloads: [MXMetricPayload])
  func didReceive(_ payloads: [MXDiagnosticPayload])
}

extension MXMetricManagerSubscriber {
  public func didReceive(_ payloads: [MXMetricPayload]) {}
  public func didReceive(_ payloads: [MXDiagnosticPayload]) {}
}

open class MXMetricManager: NSObject, @unchecked Sendable {
  public static let shared = MXMetricManager()
  open var pastPayloads: [MXMetricPayload] { [] }
  open var pastDiagnosticPayloads: [MXDiagnosticPayload] { [] }
  /// No effect.
  open func add(_ subscriber: any MXMetricManagerSubscriber) {}
  /// No effect.
  open func remove(_ subscriber: any MXMetricManagerSubscriber) {}
}
