// SPDX-License-Identifier: MIT

/// A random number generator with the same sequence on every machine (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

/// Generates random formats from the grammar, and formats with random mistakes.
struct RandomFormat {
  var generator: SeededGenerator
  let isExtended: Bool

  private mutating func pick<T>(_ choices: [T]) -> T {
    choices[Int.random(in: choices.indices, using: &generator)]
  }

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &generator) < percent
  }

  private mutating func list(upTo count: Int, _ element: (inout Self) -> String) -> String {
    (0..<Int.random(in: 1...count, using: &generator)).map { _ in element(&self) }
      .joined(separator: ",")
  }

  // MARK: Valid formats

  /// A valid format without whitespace and with numbers in their shortest spelling.
  mutating func format() -> String {
    var text = pick(
      isExtended ? ["", "H:", "V:", "HV:", "H.top:", "V.leading.right:"] : ["", "H:", "V:"])
    if chance(50) { text += (isExtended && chance(20) ? "safeArea" : "") + "|" + link() }
    text += view()
    for _ in 0..<Int.random(in: 0...3, using: &generator) { text += link() + view() }
    if chance(50) { text += link() + "|" + (isExtended && chance(20) ? "safeArea" : "") }
    return text
  }

  private mutating func name() -> String {
    pick(["a", "b", "title", "_x1", "gap", "H", "V9", "imageView"])
  }

  private mutating func number() -> String {
    pick(["0", "8", "20.5", "1000", "0.25", "1e+20", "123456.789"])
  }

  private mutating func view() -> String {
    var text = "[" + (isExtended && chance(10) ? pick(["cell1..3", "_9..10,b"]) : name())
    if isExtended, chance(10) { text += pick([",b", ",x1..2", ",c,d"]) }
    if chance(40) { text += "(" + list(upTo: 3) { $0.predicate() } + ")" }
    return text + "]"
  }

  private mutating func link() -> String {
    switch Int.random(in: 0..<(isExtended ? 8 : 5), using: &generator) {
    case 0: ""
    case 1: "-"
    case 2: "-" + number() + "-"
    case 3: "-" + name() + "-"
    case 4: "-(" + list(upTo: 2) { $0.predicate() } + ")-"
    case 5: "~"
    case 6: "~(" + list(upTo: 2) { $0.predicate() } + ")~"
    default: "-" + number() + "%-"
    }
  }

  private mutating func predicate() -> String {
    var text = ""
    if isExtended, chance(15) {
      text = pick([".top", ".centerX", ".height"]) + pick(["==", ">=", "<="])
    } else {
      text = pick(["", "==", ">=", "<="])
    }
    text += expression()
    if chance(30) { text += "@" + pick(["750", "0.5", "1000", "gap", "high"]) }
    return text
  }

  private mutating func expression() -> String {
    guard isExtended else { return chance(20) ? "-" + number() : chance(50) ? number() : name() }
    var text = pick(["", "", "-"]) + product()
    while chance(25) { text += pick(["+", "-", "--"]) + product() }
    return text.replacing("--", beforeNameWith: "-")
  }

  private mutating func product() -> String {
    var text = operand()
    while chance(25) { text += pick(["*", "/"]) + operand() }
    return text
  }

  private mutating func operand() -> String {
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: number()
    case 1: number() + "%"
    case 2: name() + pick([".width", ".height", ".lastBaseline"])
    case 3: pick(["|", "|.width", "|.topMargin"])
    default: name()
    }
  }

  // MARK: Invalid formats

  /// A format with random whitespace, and with bytes removed, doubled, swapped or replaced.
  mutating func spoiled() -> String {
    var bytes = Array(format().utf8)
    for _ in 0..<Int.random(in: 1...4, using: &generator) where !bytes.isEmpty {
      let index = Int.random(in: bytes.indices, using: &generator)
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: bytes.remove(at: index)
      case 1: bytes.insert(bytes[index], at: index)
      case 2: bytes.swapAt(index, bytes.count - 1)
      case 3: bytes[index] = pick(Array("[]()|-,@=<>:.%*/+~; \n\0é1aH".utf8))
      case 4: bytes.insert(pick(Array("[]()|-,@=<>:.%*/+~; \n\t1aV".utf8)), at: index)
      default: bytes.removeSubrange(index...)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Random characters of the language and a few others.
  mutating func noise() -> String {
    let alphabet = Array("[]()|-,@=<>:.%*/+~; \n\rHVab19eé\u{0}🙂".unicodeScalars)
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...40, using: &generator) { text.append(pick(alphabet)) }
    return String(text)
  }
}

extension String {
  /// The text with `--` replaced by `-` wherever no digit follows.
  fileprivate func replacing(_ doubled: String, beforeNameWith single: String) -> String {
    var bytes: [UInt8] = []
    let source = Array(utf8)
    for (index, byte) in source.enumerated() {
      let isDoubled = byte == UInt8(ascii: "-") && bytes.last == byte
      let next = index + 1 < source.count ? source[index + 1] : 0
      if isDoubled, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next) { continue }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
