// SPDX-License-Identifier: MIT

/// Functions that read from and write to open file descriptors.
package enum Descriptor {
  /// Reads to the end, or until `isEnough` is true. After an error, returns the bytes read so far.
  package static func bytesToEnd(
    of descriptor: Int32, orUntil isEnough: (Data) -> Bool = { _ in false }
  ) -> Data {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count > 0 {
        data.append(contentsOf: buffer[..<count])
        if isEnough(data) { return data }
      } else if count == 0 || errno != EINTR {
        return data
      }
    }
  }

  /// - Returns: whether all bytes were written. If not, `errno` has the reason.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes { put(descriptor, $0) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      start += count
    }
    return true
  }
}

/// Calls the system's `write`, which a method of the same name hides inside the type.
private func put(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
