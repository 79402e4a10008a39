// SPDX-License-Identifier: MIT

@_exported import Foundation

public let NFCErrorDomain = "NFCError"

public struct NFCReaderError: Error, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case readerErrorUnsupportedFeature = 1
    case readerErrorSecurityViolation, readerErrorInvalidParameter
    case readerErrorRadioDisabled = 6
    case readerTransceiveErrorTagConnectionLost = 100
    case readerSessionInvalidationErrorUserCanceled = 200
    case readerSessionInvalidationErrorSessionTimeout = 201
    case readerSessionInvalidationErrorFirstNDEFTagRead = 204
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
}

public enum NFCTypeNameFormat: UInt8, Sendable {
  case empty, nfcWellKnown, media, absoluteURI, nfcExternal, unknown, unchanged
}

open class NFCNDEFPayload: NSObject {
  open var typeNameFormat: NFCTypeNameFormat
  open var type: Data
  open var identifier: Data
  open var payload: Data

  public init(format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data) {
    typeNameFormat = format
    self.type = type
    self.identifier = identifier
    self.payload = payload
  }
}

open class NFCNDEFMessage: NSObject {
  open var records: [NFCNDEFPayload]
  public init(records: [NFCNDEFPayload]) { self.records = records }
}

public enum NFCNDEFStatus: UInt, Sendable {
  case notSupported = 1
  case readWrite, readOnly
}

public protocol NFCNDEFTag: NSObjectProtocol {
  var isAvailable: Bool { get }
  func queryNDEFStatus(completionHandler: @escaping (NFCNDEFStatus, Int, (any Error)?) -> Void)
  func readNDEF(completionHandler: @escaping (NFCNDEFMessage?, (any Error)?) -> Void)
  func writeNDEF(
    _ ndefMessage: NFCNDEFMessage, completionHandler: @escaping ((any Error)?) -> Void)
}

public protocol NFCReaderSessionProtocol: NSObjectProtocol {
  var isReady: Bool { get }
  var alertMessage: String { get set }
  func begin()
  func invalidate()
  func invalidate(errorMessage: String)
}

/// There is no reader: reading is not available.
open class NFCReaderSession: NSObject, NFCReaderSessionProtocol {
  open class var readingAvailable: Bool { false }
  open var isReady: Bool { false }
  open var alertMessage = ""
  open func begin() {}
  /// No effect.
  open func invalidate() {}
  /// No effect.
  open func invalidate(errorMessage: String) {}
}

public protocol NFCNDEFReaderSessionDelegate: NSObjectProtocol {
  func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error)
  /// Never called.
  func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage])
  /// Never called.
  func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag])
  /// Never called.
  func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession)
}

extension NFCNDEFReaderSessionDelegate {
  public func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag]) {}
  public func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession) {}
}

open class NFCNDEFReaderSession: NFCReaderSession {
  open private(set) weak var delegate: (any NFCNDEFReaderSessionDelegate)?

  public init(
    delegate: any NFCNDEFReaderSessionDelegate, queue: DispatchQueue?,
    invalidateAfterFirstRead: Bool
  ) {
    self.delegate = delegate
    super.init()
  }

  /// The delegate hears that there is no reader.
  open override func begin() {
    delegate?.readerSession(
      self, didInvalidateWithError: NFCReaderError(.readerErrorUnsupportedFeature))
  }

  open func connect(
    to tag: any NFCNDEFTag, completionHandler: @escaping ((any Error)?) -> Void
  ) { completionHandler(NFCReaderError(.readerErrorUnsupportedFeature)) }

  /// No effect.
  open func restartPolling() {}
}

public enum NFCTag {}

public protocol NFCTagReaderSessionDelegate: NSObjectProtocol {
  /// Never called.
  func tagReaderSessionDidBecomeActive(_ session: NFCTagReaderSession)
  func tagReaderSession(_ session: NFCTagReaderSession, didInvalidateWithError error: any Error)
  /// Never called.
  func tagReaderSession(_ session: NFCTagReaderSession, didDetect tags: [NFCTag])
}

open class NFCTagReaderSession: NFCReaderSession {
  public struct PollingOption: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let iso14443 = PollingOption(rawValue: 1)
    public static let iso15693 = PollingOption(rawValue: 2)
    public static let iso18092 = PollingOption(rawValue: 4)
  }

  open private(set) weak var delegate: (any NFCTagReaderSessionDelegate)?

  public init?(
    pollingOption: PollingOption, delegate: any NFCTagReaderSessionDelegate,
    queue: DispatchQueue? = nil
  ) {
    self.delegate = delegate
    super.init()
  }

  /// The delegate hears that there is no reader.
  open override func begin() {
    delegate?.tagReaderSession(
      self, didInvalidateWithError: NFCReaderError(.readerErrorUnsupportedFeature))
  }
}
