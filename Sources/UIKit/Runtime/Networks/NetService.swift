// SPDX-License-Identifier: MIT

public import Foundation

/// A service that nobody hears of: there is no Bonjour here, and delegates hear that publishing and resolving failed.
open class NetService: NSObject, @unchecked Sendable {
  public struct Options: OptionSet, Sendable {
    public var rawValue: UInt

    public static let noAutoRename = Options(rawValue: 1 << 0)
    public static let listenForConnections = Options(rawValue: 1 << 1)

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  public enum ErrorCode: Int, Sendable {
    case unknownError = -72000
    case collisionError = -72001
    case notFoundError = -72002
    case activityInProgress = -72003
    case badArgumentError = -72004
    case cancelledError = -72005
    case invalidError = -72006
    case timeoutError = -72007
    case missingRequiredConfigurationError = -72008
  }

  public class var errorCode: String { "NSNetServicesErrorCode" }
  public class var errorDomain: String { "NSNetServicesErrorDomain" }

  public let domain: String
  public let type: String
  public let name: String
  public let port: Int
  /// No effect.
  open var includesPeerToPeer = false
  open weak var delegate: (any NetServiceDelegate)?
  private var record: Data?

  public init(domain: String, type: String, name: String, port: Int32) {
    self.domain = domain
    self.type = type
    self.name = name
    self.port = Int(port)
  }

  public convenience init(domain: String, type: String, name: String) {
    self.init(domain: domain, type: type, name: name, port: -1)
  }

  /// Nil: no host was found.
  open var hostName: String? { nil }
  /// Nil: no host was found.
  open var addresses: [Data]? { nil }

  /// Tells the delegate that publishing begins, and then that it failed.
  open func publish(options: Options = []) {
    delegate?.netServiceWillPublish(self)
    delegate?.netService(self, didNotPublish: NetServiceFailure.values)
  }

  /// Tells the delegate that looking for the host begins, and then that it failed.
  open func resolve(withTimeout timeout: TimeInterval) {
    delegate?.netServiceWillResolve(self)
    delegate?.netService(self, didNotResolve: NetServiceFailure.values)
  }

  open func stop() { delegate?.netServiceDidStop(self) }

  /// No effect.
  open func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}

  /// No effect.
  open func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}

  /// No effect.
  open func startMonitoring() {}

  /// No effect.
  open func stopMonitoring() {}

  open func txtRecordData() -> Data? { record }

  @discardableResult
  open func setTXTRecord(_ recordData: Data?) -> Bool {
    record = recordData
    return true
  }

  /// - Returns: false: there is nobody to be connected with.
  open func getInputStream(
    _ inputStream: UnsafeMutablePointer<InputStream?>?,
    outputStream: UnsafeMutablePointer<OutputStream?>?
  ) -> Bool { false }

  /// Each entry as one byte with its length, the key, an equals sign and the value.
  open class func data(fromTXTRecord txtDictionary: [String: Data]) -> Data {
    txtDictionary.sorted { $0.key < $1.key }.reduce(into: Data()) { data, entry in
      let line = Data((entry.key + "=").utf8) + entry.value
      data.append(UInt8(min(line.count, 255)))
      data.append(line.prefix(255))
    }
  }

  open class func dictionary(fromTXTRecord txtData: Data) -> [String: Data] {
    var values: [String: Data] = [:]
    var rest = txtData[...]
    while let length = rest.popFirst() {
      let line = rest.prefix(Int(length))
      rest = rest.dropFirst(Int(length))
      let parts = line.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      guard let key = parts.first else { continue }
      values[String(decoding: key, as: UTF8.self)] = parts.count > 1 ? Data(parts[1]) : Data()
    }
    return values
  }
}

/// What delegates are told of a network that is not there.
enum NetServiceFailure {
  static var values: [String: NSNumber] {
    [
      NetService.errorCode: NSNumber(value: NetService.ErrorCode.unknownError.rawValue),
      NetService.errorDomain: 10,
    ]
  }
}

public protocol NetServiceDelegate: NSObjectProtocol {
  func netServiceWillPublish(_ sender: NetService)
  /// Never called.
  func netServiceDidPublish(_ sender: NetService)
  func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber])
  func netServiceWillResolve(_ sender: NetService)
  /// Never called.
  func netServiceDidResolveAddress(_ sender: NetService)
  func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber])
  func netServiceDidStop(_ sender: NetService)
  /// Never called.
  func netService(_ sender: NetService, didUpdateTXTRecord data: Data)
  /// Never called.
  func netService(
    _ sender: NetService, didAcceptConnectionWith inputStream: InputStream,
    outputStream: OutputStream)
}

extension NetServiceDelegate {
  public func netServiceWillPublish(_ sender: NetService) {}
  public func netServiceDidPublish(_ sender: NetService) {}
  public func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber]) {}
  public func netServiceWillResolve(_ sender: NetService) {}
  public func netServiceDidResolveAddress(_ sender: NetService) {}
  public func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber]) {}
  public func netServiceDidStop(_ sender: NetService) {}
  public func netService(_ sender: NetService, didUpdateTXTRecord data: Data) {}
  public func netService(
    _ sender: NetService, didAcceptConnectionWith inputStream: InputStream,
    outputStream: OutputStream
  ) {}
}
