// SPDX-License-Identifier: MIT

package import Foundation

extension FileHandle {
  /// What can be read up to the end or until that is enough; what came before an error where there is
  /// one.
  ///
  /// `readDataToEndOfFile()` ends the process where a signal interrupts it, such as that of a child that
  /// ended.
  package func bytesToEnd(orUntil isEnough: (Data) -> Bool = { _ in false }) -> Data {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = next(of: fileDescriptor, into: &buffer)
      if count > 0 {
        data.append(contentsOf: buffer[..<count])
        if isEnough(data) { return data }
      } else if count == 0 || errno != EINTR {
        return data
      }
    }
  }
}

/// The system's call, whose name the class has for a method of its own.
private func next(of descriptor: Int32, into buffer: inout [UInt8]) -> Int {
  read(descriptor, &buffer, buffer.count)
}
