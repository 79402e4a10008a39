// SPDX-License-Identifier: MIT

import Dispatch
import Foundation
import PlumbAbsence

// Clients change these objects on one thread, so the classes are unchecked Sendable.

public enum NWError: Error, Hashable, Sendable {
  case posix(POSIXErrorCode)
  case dns(Int32)
  case tls(Int32)
}

public enum NWEndpoint: Hashable, Sendable {
  public struct Host: Hashable, Sendable, ExpressibleByStringLiteral {
    public let name: String
    public init(_ string: String) { name = string }
    public init(stringLiteral value: String) { name = value }
  }

  public struct Port: Hashable, Sendable, ExpressibleByIntegerLiteral, RawRepresentable {
    public let rawValue: UInt16
    public static let any = Port(rawValue: 0)
    public static let http = Port(rawValue: 80)
    public static let https = Port(rawValue: 443)
    public init(rawValue: UInt16) { self.rawValue = rawValue }
    public init(integerLiteral value: UInt16) { rawValue = value }
    public init?(_ string: String) {
      guard let value = UInt16(string) else { return nil }
      rawValue = value
    }
  }

  case hostPort(host: Host, port: Port)
  case service(name: String, type: String, domain: String, interface: NWInterface?)
  case unix(path: String)
  case url(URL)
}

public final class NWParameters: @unchecked Sendable {
  public static var tcp: NWParameters { NWParameters() }
  public static var udp: NWParameters { NWParameters() }
  public static var tls: NWParameters { NWParameters() }
  public var requiredInterfaceType = NWInterface.InterfaceType.other
  public var allowLocalEndpointReuse = false
  public var includePeerToPeer = false
  public var prohibitExpensivePaths = false

  public init() {}
}

/// A connection that fails when it is started.
public final class NWConnection: @unchecked Sendable {
  public enum State: Hashable, Sendable {
    case setup, preparing, ready, cancelled
    case waiting(NWError)
    case failed(NWError)
  }

  public final class ContentContext: Sendable {
    public static let defaultMessage = ContentContext()
    public static let finalMessage = ContentContext()
  }

  public enum SendCompletion: Sendable {
    case contentProcessed(@Sendable (NWError?) -> Void)
    case idempotent
  }

  public let endpoint: NWEndpoint
  public let parameters: NWParameters
  public private(set) var state = State.setup
  public var stateUpdateHandler: (@Sendable (State) -> Void)?

  public init(to endpoint: NWEndpoint, using parameters: NWParameters) {
    self.endpoint = endpoint
    self.parameters = parameters
  }

  public convenience init(
    host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters
  ) { self.init(to: .hostPort(host: host, port: port), using: parameters) }

  public func start(queue: DispatchQueue) {
    Absence.tell("every NWConnection fails")
    queue.async { self.change(to: .failed(.posix(.ENETUNREACH))) }
  }

  public func cancel() { change(to: .cancelled) }

  private func change(to new: State) {
    state = new
    stateUpdateHandler?(new)
  }

  public func send(
    content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
    completion: SendCompletion
  ) {
    if case .contentProcessed(let heard) = completion { heard(.posix(.ENOTCONN)) }
  }

  public func receive(
    minimumIncompleteLength: Int, maximumLength: Int,
    completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
  ) { completion(nil, nil, true, .posix(.ENOTCONN)) }
}
