// SPDX-License-Identifier: MIT

extension Device {
  /// The device with this name: an identifier of Interface Builder (`retina6_12`) or a model
  /// ("iPhone 15", "iphone15", "iPad Pro 11-inch", "iPhone 8+").
  ///
  /// Case, spaces and punctuation do not count. A model without its generation is the latest one.
  ///
  /// - Parameter toolsVersion: which canvas of Interface Builder to take the safe areas of; nil takes
  ///   those of the hardware.
  /// - Throws: ``UnknownDevice`` with the names that come nearest.
  public static func named(
    _ name: String, byTools toolsVersion: Int? = nil
  ) throws(UnknownDevice) -> Device {
    let lowercased = name.lowercased()
    if let device = all.first(where: { $0.identifier.lowercased() == lowercased }) {
      return device.asDrawn(byTools: toolsVersion)
    }
    let key = DeviceName(name)
    guard let device = all.first(where: { $0.models.contains { DeviceName($0) == key } }) else {
      throw UnknownDevice(name: name, suggestions: suggestions(for: key))
    }
    return device.asDrawn(byTools: toolsVersion)
  }

  /// Up to three names near to one that is unknown, nearest first.
  private static func suggestions(for key: DeviceName) -> [String] {
    guard !key.isEmpty, key.length <= 64 else { return [] }
    let names = all.flatMap { [$0.identifier] + $0.models }
    let near = names.enumerated().compactMap { order, name -> (Int, Int, String)? in
      let distance = key.distance(to: DeviceName(name))
      return distance <= 4 ? (distance, order, name) : nil
    }
    return near.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.prefix(3).map(\.2)
  }
}

/// A name that is no device's.
public struct UnknownDevice: Error, Hashable, Sendable {
  public var name: String
  /// Known names that resemble it, nearest first; empty if none does.
  public var suggestions: [String]
}

/// The letters and digits of a device's name, in the spelling that all spellings share.
struct DeviceName: Equatable {
  private var bytes: [UInt8] = []

  var isEmpty: Bool { bytes.isEmpty }
  var length: Int { bytes.count }

  init(_ name: String) {
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes.append(byte | 0x20)
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        bytes.append(byte)
      case UInt8(ascii: "+"): bytes.append(contentsOf: "plus".utf8)
      default: continue
      }
      drop("generation", keeping: "gen")
      drop("inch", keeping: "")
    }
  }

  /// Shortens a word that has just been completed.
  private mutating func drop(_ word: String, keeping rest: String) {
    guard bytes.last == word.utf8.last, bytes.suffix(word.utf8.count).elementsEqual(word.utf8)
    else { return }
    bytes.removeLast(word.utf8.count)
    bytes.append(contentsOf: rest.utf8)
  }

  /// How many letters must be put in, left out or changed to make one name of the other.
  func distance(to other: DeviceName) -> Int {
    var row = Array(0...other.bytes.count)
    for (index, byte) in bytes.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, candidate) in other.bytes.enumerated() {
        let changed = diagonal + (byte == candidate ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(changed, diagonal + 1, row[column] + 1)
      }
    }
    return row[other.bytes.count]
  }
}
