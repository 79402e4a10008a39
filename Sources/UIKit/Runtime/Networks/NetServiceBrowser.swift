// SPDX-License-Identifier: MIT

public import Foundation

/// Finds no services: there is no Bonjour here, and the delegate hears that searching failed.
open class NetServiceBrowser: NSObject, @unchecked Sendable {
  /// No effect.
  open var includesPeerToPeer = false
  open weak var delegate: (any NetServiceBrowserDelegate)?

  public override init() { super.init() }

  /// Tells the delegate that searching begins, and then that it failed.
  open func searchForServices(ofType type: String, inDomain domainString: String) { fail() }

  /// Tells the delegate that searching begins, and then that it failed.
  open func searchForBrowsableDomains() { fail() }

  /// Tells the delegate that searching begins, and then that it failed.
  open func searchForRegistrationDomains() { fail() }

  open func stop() { delegate?.netServiceBrowserDidStopSearch(self) }

  /// No effect.
  open func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}

  /// No effect.
  open func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}

  private func fail() {
    delegate?.netServiceBrowserWillSearch(self)
    delegate?.netServiceBrowser(self, didNotSearch: NetServiceFailure.values)
  }
}

public protocol NetServiceBrowserDelegate: NSObjectProtocol {
  func netServiceBrowserWillSearch(_ browser: NetServiceBrowser)
  func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser)
  func netServiceBrowser(_ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber])
  /// Never called.
  func netServiceBrowser(
    _ browser: NetServiceBrowser, didFindDomain domainString: String, moreComing: Bool)
  /// Never called.
  func netServiceBrowser(
    _ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool)
  /// Never called.
  func netServiceBrowser(
    _ browser: NetServiceBrowser, didRemoveDomain domainString: String, moreComing: Bool)
  /// Never called.
  func netServiceBrowser(
    _ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool)
}

extension NetServiceBrowserDelegate {
  public func netServiceBrowserWillSearch(_ browser: NetServiceBrowser) {}
  public func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser) {}
  public func netServiceBrowser(
    _ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber]
  ) {}
  public func netServiceBrowser(
    _ browser: NetServiceBrowser, didFindDomain domainString: String, moreComing: Bool
  ) {}
  public func netServiceBrowser(
    _ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool
  ) {}
  public func netServiceBrowser(
    _ browser: NetServiceBrowser, didRemoveDomain domainString: String, moreComing: Bool
  ) {}
  public func netServiceBrowser(
    _ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool
  ) {}
}
