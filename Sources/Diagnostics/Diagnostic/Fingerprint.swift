// SPDX-License-Identifier: MIT

extension Diagnostic {
  /// An identifier of the finding that does not change when lines move. It is a hash of the rule,
  /// the file and the object's id, or of the message if the finding has no object.
  ///
  /// Baselines and SARIF identify findings by it. 16 hexadecimal digits, the same on every
  /// platform.
  public var fingerprint: String {
    let parts = [rule.rawValue, place.file ?? "", place.elementID ?? message]
    let digits = String(Self.hash(parts), radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  /// FNV-1a over the bytes of `parts`, each terminated by a zero.
  private static func hash(_ parts: [String]) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for part in parts {
      for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      hash = hash &* 0x100_0000_01b3
    }
    return hash
  }
}
