// SPDX-License-Identifier: MIT

/// Reads deflate streams (RFC 1951).
struct Inflater {
  private let bytes: ArraySlice<UInt8>
  private var place: Int
  private var pending: UInt32 = 0
  private var count = 0
  private var output: [UInt8] = []
  private let limit: Int

  /// The decompressed content of a zlib stream; nil if it is malformed or longer than `limit`.
  static func inflate(zlib bytes: ArraySlice<UInt8>, limit: Int) -> [UInt8]? {
    guard bytes.count > 6, bytes[bytes.startIndex] & 0x0F == 8 else { return nil }
    var inflater = Inflater(bytes.dropFirst(2), limit)
    return inflater.run() ? inflater.output : nil
  }

  private init(_ bytes: ArraySlice<UInt8>, _ limit: Int) {
    self.bytes = bytes
    place = bytes.startIndex
    self.limit = limit
  }

  private mutating func run() -> Bool {
    while true {
      guard let isLast = bits(1), let kind = bits(2) else { return false }
      let isRead: Bool
      switch kind {
      case 0: isRead = copyStored()
      case 1: isRead = decode(Self.fixedLiterals, Self.fixedDistances)
      case 2:
        guard let (literals, distances) = readCodes() else { return false }
        isRead = decode(literals, distances)
      default: return false
      }
      guard isRead else { return false }
      if isLast == 1 { return true }
    }
  }

  private mutating func bits(_ length: Int) -> Int? {
    while count < length {
      guard place < bytes.endIndex else { return nil }
      pending |= UInt32(bytes[place]) << UInt32(count)
      place += 1
      count += 8
    }
    let value = Int(pending & ((1 << UInt32(length)) - 1))
    pending >>= UInt32(length)
    count -= length
    return value
  }

  private mutating func copyStored() -> Bool {
    (pending, count) = (0, 0)
    guard let length = bits(16), bits(16) != nil, place + length <= bytes.endIndex,
      output.count + length <= limit
    else { return false }
    output += bytes[place..<place + length]
    place += length
    return true
  }

  /// A Huffman code: the number of codes of each length, and the symbols in the order of their
  /// codes.
  private struct Codes {
    var counts = [Int](repeating: 0, count: 16)
    var symbols: [Int] = []

    init(_ lengths: [Int]) {
      for length in lengths where length > 0 { counts[length] += 1 }
      symbols = lengths.indices.filter { lengths[$0] > 0 }
        .sorted { (lengths[$0], $0) < (lengths[$1], $1) }
    }
  }

  private mutating func symbol(_ codes: Codes) -> Int? {
    var (code, first, index) = (0, 0, 0)
    for length in 1..<16 {
      guard let bit = bits(1) else { return nil }
      code |= bit
      let number = codes.counts[length]
      if code - first < number { return codes.symbols[index + code - first] }
      index += number
      first = (first + number) << 1
      code <<= 1
    }
    return nil
  }

  private static let fixedLiterals = Codes(
    Array(repeating: 8, count: 144) + Array(repeating: 9, count: 112)
      + Array(repeating: 7, count: 24) + Array(repeating: 8, count: 8))
  private static let fixedDistances = Codes(Array(repeating: 5, count: 30))
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private mutating func readCodes() -> (Codes, Codes)? {
    guard let more = bits(5), let distances = bits(5), let own = bits(4) else { return nil }
    var lengths = [Int](repeating: 0, count: 19)
    for index in 0..<own + 4 {
      guard let length = bits(3) else { return nil }
      lengths[Self.order[index]] = length
    }
    let codes = Codes(lengths)
    let literals = more + 257
    var all: [Int] = []
    while all.count < literals + distances + 1 {
      guard let symbol = symbol(codes) else { return nil }
      switch symbol {
      case 0..<16: all.append(symbol)
      case 16:
        guard let last = all.last, let times = bits(2) else { return nil }
        all += Array(repeating: last, count: times + 3)
      default:
        guard let times = bits(symbol == 17 ? 3 : 7) else { return nil }
        all += Array(repeating: 0, count: times + (symbol == 17 ? 3 : 11))
      }
    }
    guard all.count == literals + distances + 1 else { return nil }
    return (Codes(Array(all[..<literals])), Codes(Array(all[literals...])))
  }

  private mutating func decode(_ literals: Codes, _ distances: Codes) -> Bool {
    while true {
      guard let symbol = symbol(literals), output.count <= limit else { return false }
      if symbol == 256 { return true }
      if symbol < 256 {
        output.append(UInt8(symbol))
        continue
      }
      guard symbol - 257 < Deflate.lengths.count else { return false }
      let length = Deflate.lengths[symbol - 257]
      guard let extra = bits(length.bits), let code = self.symbol(distances),
        code < Deflate.distances.count, let far = bits(Deflate.distances[code].bits)
      else { return false }
      let start = output.count - Deflate.distances[code].base - far
      guard start >= 0 else { return false }
      for offset in 0..<length.base + extra { output.append(output[start + offset]) }
    }
  }
}
