// SPDX-License-Identifier: MIT

@_exported import Foundation
import PlumbAbsence
import UIKit

// There are no instruments: clients and ports are numbers, sources and destinations are none.

public typealias MIDIObjectRef = UInt32
public typealias MIDIClientRef = MIDIObjectRef
public typealias MIDIPortRef = MIDIObjectRef
public typealias MIDIDeviceRef = MIDIObjectRef
public typealias MIDIEntityRef = MIDIObjectRef
public typealias MIDIEndpointRef = MIDIObjectRef
public typealias MIDIUniqueID = Int32
public typealias MIDITimeStamp = UInt64
public typealias MIDIByteCount = UInt32

public let kMIDIInvalidClient: OSStatus = -10830
public let kMIDIObjectNotFound: OSStatus = -10842
public let kMIDINotPermitted: OSStatus = -10844

public var kMIDIPropertyName: CFString { "name" }
public var kMIDIPropertyDisplayName: CFString { "displayName" }
public var kMIDIPropertyManufacturer: CFString { "manufacturer" }
public var kMIDIPropertyModel: CFString { "model" }
public var kMIDIPropertyUniqueID: CFString { "uniqueID" }
public var kMIDIPropertyOffline: CFString { "offline" }

public enum MIDINotificationMessageID: Int32, Sendable {
  case msgSetupChanged = 1
  case msgObjectAdded, msgObjectRemoved, msgPropertyChanged, msgThruConnectionsChanged
  case msgSerialPortOwnerChanged, msgIOError
}

public struct MIDINotification: Sendable {
  public var messageID: MIDINotificationMessageID
  public var messageSize: UInt32
}

public enum MIDIProtocolID: Int32, Sendable { case _1_0 = 1, _2_0 = 2 }

public struct MIDIEventList: Sendable {
  public var numPackets: UInt32 = 0

  public init() {}
}

public typealias MIDINotifyBlock = (UnsafePointer<MIDINotification>) -> Void
public typealias MIDIReadBlock = (UnsafePointer<MIDIPacketList>, UnsafeMutableRawPointer?) -> Void
public typealias MIDIReceiveBlock = (UnsafePointer<MIDIEventList>, UnsafeMutableRawPointer?) -> Void
public typealias MIDINotifyProc = (UnsafePointer<MIDINotification>, UnsafeMutableRawPointer?) ->
  Void

private func give(_ place: UnsafeMutablePointer<MIDIObjectRef>?) -> OSStatus {
  Absence.tell("there are no instruments: MIDI is neither sent nor received")
  place?.pointee = 1
  return noErr
}

/// - Parameter notifyBlock: never called.
public func MIDIClientCreateWithBlock(
  _ name: CFString, _ outClient: UnsafeMutablePointer<MIDIClientRef>,
  _ notifyBlock: MIDINotifyBlock?
) -> OSStatus { give(outClient) }

/// - Parameter notifyProc: never called.
public func MIDIClientCreate(
  _ name: CFString, _ notifyProc: MIDINotifyProc?, _ notifyRefCon: UnsafeMutableRawPointer?,
  _ outClient: UnsafeMutablePointer<MIDIClientRef>
) -> OSStatus { give(outClient) }

/// - Parameter readBlock: never called.
public func MIDIInputPortCreateWithBlock(
  _ client: MIDIClientRef, _ portName: CFString, _ outPort: UnsafeMutablePointer<MIDIPortRef>,
  _ readBlock: @escaping MIDIReadBlock
) -> OSStatus { give(outPort) }

/// - Parameter receiveBlock: never called.
public func MIDIInputPortCreateWithProtocol(
  _ client: MIDIClientRef, _ portName: CFString, _ protocol: MIDIProtocolID,
  _ outPort: UnsafeMutablePointer<MIDIPortRef>, _ receiveBlock: @escaping MIDIReceiveBlock
) -> OSStatus { give(outPort) }

public func MIDIOutputPortCreate(
  _ client: MIDIClientRef, _ portName: CFString, _ outPort: UnsafeMutablePointer<MIDIPortRef>
) -> OSStatus { give(outPort) }

public func MIDISourceCreate(
  _ client: MIDIClientRef, _ name: CFString, _ outSrc: UnsafeMutablePointer<MIDIEndpointRef>
) -> OSStatus { give(outSrc) }

/// - Parameter readBlock: never called.
public func MIDIDestinationCreateWithBlock(
  _ client: MIDIClientRef, _ name: CFString, _ outDest: UnsafeMutablePointer<MIDIEndpointRef>,
  _ readBlock: @escaping MIDIReadBlock
) -> OSStatus { give(outDest) }

/// Fails: there is no source.
public func MIDIPortConnectSource(
  _ port: MIDIPortRef, _ source: MIDIEndpointRef, _ connRefCon: UnsafeMutableRawPointer?
) -> OSStatus { kMIDIObjectNotFound }

/// Fails: there is no source.
@discardableResult
public func MIDIPortDisconnectSource(_ port: MIDIPortRef, _ source: MIDIEndpointRef) -> OSStatus {
  kMIDIObjectNotFound
}

/// Fails: there is no destination.
@discardableResult
public func MIDISend(
  _ port: MIDIPortRef, _ dest: MIDIEndpointRef, _ pktlist: UnsafePointer<MIDIPacketList>
) -> OSStatus { kMIDIObjectNotFound }

@discardableResult
public func MIDIReceived(
  _ src: MIDIEndpointRef, _ pktlist: UnsafePointer<MIDIPacketList>
) -> OSStatus { noErr }

public func MIDIGetNumberOfSources() -> Int { 0 }
public func MIDIGetNumberOfDestinations() -> Int { 0 }
public func MIDIGetNumberOfDevices() -> Int { 0 }
public func MIDIGetNumberOfExternalDevices() -> Int { 0 }
public func MIDIGetSource(_ sourceIndex0: Int) -> MIDIEndpointRef { 0 }
public func MIDIGetDestination(_ destIndex0: Int) -> MIDIEndpointRef { 0 }
public func MIDIGetDevice(_ deviceIndex0: Int) -> MIDIDeviceRef { 0 }

/// Fails: nothing has properties.
public func MIDIObjectGetStringProperty(
  _ obj: MIDIObjectRef, _ propertyID: CFString, _ str: UnsafeMutablePointer<Unmanaged<CFString>?>
) -> OSStatus { kMIDIObjectNotFound }

/// Fails: nothing has properties.
public func MIDIObjectGetIntegerProperty(
  _ obj: MIDIObjectRef, _ propertyID: CFString, _ outValue: UnsafeMutablePointer<Int32>
) -> OSStatus { kMIDIObjectNotFound }

@discardableResult
public func MIDIClientDispose(_ client: MIDIClientRef) -> OSStatus { noErr }
@discardableResult
public func MIDIPortDispose(_ port: MIDIPortRef) -> OSStatus { noErr }
@discardableResult
public func MIDIEndpointDispose(_ endpt: MIDIEndpointRef) -> OSStatus { noErr }

/// Sessions over the network: nobody is connected.
open class MIDINetworkSession: NSObject, @unchecked Sendable {
  private static let shared = MIDINetworkSession()

  open class func `default`() -> MIDINetworkSession { shared }
  /// No effect.
  open var isEnabled = false
  open var connectionPolicy = MIDINetworkConnectionPolicy.noOne
  open var networkName: String { "" }
}

public enum MIDINetworkConnectionPolicy: UInt, Sendable { case noOne, hostsInContactList, anyone }
