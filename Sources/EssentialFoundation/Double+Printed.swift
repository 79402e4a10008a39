// SPDX-License-Identifier: MIT

extension Double {
  /// The number printed with a C format for one number, such as `%.17g`.
  package func printed(as format: String) -> String {
    withVaList([self]) { arguments in
      // The longest number has 309 digits before the point.
      withUnsafeTemporaryAllocation(of: CChar.self, capacity: 512) { buffer in
        let count = vsnprintf(buffer.baseAddress, buffer.count, format, arguments)
        return String(
          decoding: buffer.prefix(Int(count)).map(UInt8.init(bitPattern:)), as: UTF8.self)
      }
    }
  }
}
