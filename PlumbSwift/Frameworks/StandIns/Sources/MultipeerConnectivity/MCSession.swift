// SPDX-License-Identifier: MIT

@_exported import Foundation
import PlumbAbsence
@_exported import UIKit

// There is nobody nearby: nothing is found, advertising fails, sessions have no peers.

open class MCPeerID: NSObject, NSCopying, @unchecked Sendable {
  public let displayName: String

  public init(displayName myDisplayName: String) { displayName = myDisplayName }
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

public enum MCSessionState: Int, Sendable { case notConnected, connecting, connected }
public enum MCSessionSendDataMode: Int, Sendable { case reliable, unreliable }
public enum MCEncryptionPreference: Int, Sendable { case optional, required, none }

public let MCErrorDomain = "MCErrorDomain"

public struct MCError: Error, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case unknown, notConnected, invalidParameter, unsupported, timedOut, cancelled, unavailable
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
}

/// Never called.
public protocol MCSessionDelegate: NSObjectProtocol {
  func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
  func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
  func session(
    _ session: MCSession, didReceive stream: InputStream, withName streamName: String,
    fromPeer peerID: MCPeerID)
  func session(
    _ session: MCSession, didStartReceivingResourceWithName resourceName: String,
    fromPeer peerID: MCPeerID, with progress: Progress)
  func session(
    _ session: MCSession, didFinishReceivingResourceWithName resourceName: String,
    fromPeer peerID: MCPeerID, at localURL: URL?, withError error: (any Error)?)
}

open class MCSession: NSObject, @unchecked Sendable {
  open weak var delegate: (any MCSessionDelegate)?
  public let myPeerID: MCPeerID
  public let securityIdentity: [Any]?
  public let encryptionPreference: MCEncryptionPreference
  open var connectedPeers: [MCPeerID] { [] }

  public convenience init(peer myPeerID: MCPeerID) {
    self.init(peer: myPeerID, securityIdentity: nil, encryptionPreference: .required)
  }

  public init(
    peer myPeerID: MCPeerID, securityIdentity identity: [Any]?,
    encryptionPreference: MCEncryptionPreference
  ) {
    self.myPeerID = myPeerID
    securityIdentity = identity
    self.encryptionPreference = encryptionPreference
  }

  /// Throws: nobody is connected.
  open func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws
  {
    Absence.tell("MultipeerConnectivity: nobody is nearby")
    throw MCError(.notConnected)
  }

  /// Throws: nobody is connected.
  open func startStream(withName streamName: String, toPeer peerID: MCPeerID) throws -> OutputStream
  { throw MCError(.notConnected) }

  /// Fails: nobody is connected.
  @discardableResult
  open func sendResource(
    at resourceURL: URL, withName resourceName: String, toPeer peerID: MCPeerID,
    withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) -> Progress? {
    completionHandler?(MCError(.notConnected))
    return nil
  }

  /// No effect.
  open func disconnect() {}
}

public protocol MCNearbyServiceAdvertiserDelegate: NSObjectProtocol {
  /// Never called.
  func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID,
    withContext context: Data?, invitationHandler: @escaping (Bool, MCSession?) -> Void)
  func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error)
}

extension MCNearbyServiceAdvertiserDelegate {
  public func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error
  ) {}
}

open class MCNearbyServiceAdvertiser: NSObject {
  open weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?
  public let myPeerID: MCPeerID
  public let discoveryInfo: [String: String]?
  public let serviceType: String

  public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {
    self.myPeerID = myPeerID
    discoveryInfo = info
    self.serviceType = serviceType
  }

  /// The delegate hears that it cannot.
  open func startAdvertisingPeer() {
    delegate?.advertiser(self, didNotStartAdvertisingPeer: MCError(.unavailable))
  }

  /// No effect.
  open func stopAdvertisingPeer() {}
}

public protocol MCNearbyServiceBrowserDelegate: NSObjectProtocol {
  /// Never called.
  func browser(
    _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID,
    withDiscoveryInfo info: [String: String]?)
  /// Never called.
  func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
  func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error)
}

extension MCNearbyServiceBrowserDelegate {
  public func browser(
    _ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error
  ) {}
}

open class MCNearbyServiceBrowser: NSObject {
  open weak var delegate: (any MCNearbyServiceBrowserDelegate)?
  public let myPeerID: MCPeerID
  public let serviceType: String

  public init(peer myPeerID: MCPeerID, serviceType: String) {
    self.myPeerID = myPeerID
    self.serviceType = serviceType
  }

  /// The delegate hears that it cannot.
  open func startBrowsingForPeers() {
    delegate?.browser(self, didNotStartBrowsingForPeers: MCError(.unavailable))
  }

  /// No effect.
  open func stopBrowsingForPeers() {}

  /// No effect.
  open func invitePeer(
    _ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval
  ) {}
}

/// Never called.
@preconcurrency @MainActor
public protocol MCBrowserViewControllerDelegate: NSObjectProtocol {
  func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
  func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
}

/// An empty screen.
@preconcurrency @MainActor
open class MCBrowserViewController: UIViewController {
  open weak var delegate: (any MCBrowserViewControllerDelegate)?
  public let session: MCSession
  open var minimumNumberOfPeers = 2
  open var maximumNumberOfPeers = 8

  public init(serviceType: String, session: MCSession) {
    self.session = session
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }
}

/// Advertises with the screens of the system; here nobody is there to answer.
open class MCAdvertiserAssistant: NSObject {
  public let session: MCSession
  public let serviceType: String
  public let discoveryInfo: [String: String]?

  public init(serviceType: String, discoveryInfo info: [String: String]?, session: MCSession) {
    self.serviceType = serviceType
    discoveryInfo = info
    self.session = session
  }

  /// No effect.
  open func start() {}
  /// No effect.
  open func stop() {}
}
