// SPDX-License-Identifier: MIT

import Dispatch
@_exported import Foundation

// Clients change these objects on one thread, so the classes are unchecked Sendable.

public struct NWInterface: Hashable, Sendable {
  public enum InterfaceType: Hashable, Sendable {
    case other, wifi, cellular, wiredEthernet, loopback
  }

  public let name: String
  public let type: InterfaceType
}

/// A network path, which is always satisfied over a wired connection.
public struct NWPath: Hashable, Sendable {
  public enum Status: Hashable, Sendable { case satisfied, unsatisfied, requiresConnection }

  public enum UnsatisfiedReason: Hashable, Sendable {
    case notAvailable, cellularDenied, wifiDenied, localNetworkDenied, vpnInactive
  }

  public let status = Status.satisfied
  public let unsatisfiedReason = UnsatisfiedReason.notAvailable
  public let availableInterfaces = [NWInterface(name: "en0", type: .wiredEthernet)]
  public let isExpensive = false
  public let isConstrained = false
  public let supportsDNS = true
  public let supportsIPv4 = true
  public let supportsIPv6 = true

  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    type == .wiredEthernet
  }
}

/// A monitor that reports its path once, when it is started.
public final class NWPathMonitor: @unchecked Sendable {
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  public let currentPath = NWPath()
  public private(set) var queue: DispatchQueue?

  public init() {}
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}

  public func start(queue: DispatchQueue) {
    self.queue = queue
    queue.async { [weak self] in
      guard let self, self.queue != nil else { return }
      self.pathUpdateHandler?(self.currentPath)
    }
  }

  public func cancel() { queue = nil }
}
