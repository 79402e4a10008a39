// SPDX-License-Identifier: MIT

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
