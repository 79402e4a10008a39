// SPDX-License-Identifier: MIT

import EssentialFoundation
import Foundation

extension FileHandle {
  /// Reads to the end, or until `isEnough` returns true.
  ///
  /// `readDataToEndOfFile()` terminates the process if a signal interrupts it, such as that of a
  /// child that exits.
  func bytesToEnd(orUntil isEnough: (Data) -> Bool = { _ in false }) -> Data {
    withExtendedLifetime(self) { Descriptor.bytesToEnd(of: fileDescriptor, orUntil: isEnough) }
  }
}
