// SPDX-License-Identifier: MIT

public import Foundation

extension NSCoder {
  public func encodeCInt(_ value: Int32, forKey key: String) { encode(value, forKey: key) }

  public func decodeCInt(forKey key: String) -> Int32 { decodeInt32(forKey: key) }
}
