// SPDX-License-Identifier: MIT

/// Reading from and writing to what is open already.
package enum Descriptor {
  /// What can be read up to the end or until that is enough; what came before an error where there is
  /// one.
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

  /// - Returns: whether all of it was taken; `errno` tells why not.
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

/// The system's call, whose name the type has for a method of its own.
private func put(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
