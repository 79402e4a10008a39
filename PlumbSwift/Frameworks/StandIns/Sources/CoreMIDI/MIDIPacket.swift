// SPDX-License-Identifier: MIT

import Foundation

/// Up to 256 bytes that belong to one moment.
public struct MIDIPacket {
  // Apple declares a tuple of bytes, and code reads `data.0`.
  public typealias Bytes = (
    UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
    UInt8, UInt8, UInt8,
    UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
    UInt8, UInt8, UInt8,
    UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
    UInt8, UInt8, UInt8,
    UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
    UInt8, UInt8, UInt8,
    UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
    UInt8, UInt8, UInt8,
    UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
    UInt8, UInt8, UInt8,
    UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
    UInt8, UInt8, UInt8,
    UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
    UInt8, UInt8, UInt8,
    UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
    UInt8, UInt8, UInt8,
    UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
    UInt8, UInt8, UInt8,
    UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
    UInt8, UInt8, UInt8,
    UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
    UInt8, UInt8, UInt8,
    UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
    UInt8, UInt8, UInt8,
    UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
    UInt8, UInt8, UInt8,
    UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
    UInt8, UInt8, UInt8,
    UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
    UInt8, UInt8, UInt8
  )

  public var timeStamp: MIDITimeStamp = 0
  public var length: UInt16 = 0
  public var data: Bytes

  public init() {
    data = (
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
    )
  }
}

/// A count of packets, and the first of them; the others follow it in memory.
public struct MIDIPacketList {
  public var numPackets: UInt32 = 0
  public var packet = MIDIPacket()

  public init() {}
}

/// Empties a list.
/// - Returns: the place of its first packet.
public func MIDIPacketListInit(
  _ pktlist: UnsafeMutablePointer<MIDIPacketList>
) -> UnsafeMutablePointer<MIDIPacket> {
  pktlist.pointee.numPackets = 0
  return first(of: pktlist)
}

/// Puts bytes behind the packets of a list, as a packet of their own.
/// - Returns: the packet; Apple's is null where the list is full, and here such bytes are left out.
@discardableResult
public func MIDIPacketListAdd(
  _ pktlist: UnsafeMutablePointer<MIDIPacketList>, _ listSize: Int,
  _ curPacket: UnsafeMutablePointer<MIDIPacket>, _ time: MIDITimeStamp, _ nData: Int,
  _ data: UnsafePointer<UInt8>
) -> UnsafeMutablePointer<MIDIPacket> {
  let place = pktlist.pointee.numPackets == 0 ? curPacket : MIDIPacketNext(curPacket)
  let start = UnsafeRawPointer(place) - UnsafeRawPointer(pktlist)
  guard nData <= 256, start + headLength + nData <= listSize else { return curPacket }
  let bytes = UnsafeMutableRawPointer(place)
  bytes.storeBytes(of: time, as: MIDITimeStamp.self)
  bytes.storeBytes(of: UInt16(nData), toByteOffset: 8, as: UInt16.self)
  (bytes + headLength).copyMemory(from: data, byteCount: nData)
  pktlist.pointee.numPackets += 1
  return place
}

/// The packet behind another one in a list.
public func MIDIPacketNext(
  _ pkt: UnsafePointer<MIDIPacket>
) -> UnsafeMutablePointer<MIDIPacket> {
  // Packets begin at a multiple of their alignment.
  let length = (headLength + Int(pkt.pointee.length) + 7) / 8 * 8
  return UnsafeMutableRawPointer(mutating: UnsafeRawPointer(pkt) + length)
    .assumingMemoryBound(to: MIDIPacket.self)
}

private let headLength = MemoryLayout<MIDIPacket>.offset(of: \.data) ?? 10

private func first(
  of list: UnsafeMutablePointer<MIDIPacketList>
) -> UnsafeMutablePointer<MIDIPacket> {
  (UnsafeMutableRawPointer(list) + (MemoryLayout<MIDIPacketList>.offset(of: \.packet) ?? 8))
    .assumingMemoryBound(to: MIDIPacket.self)
}
