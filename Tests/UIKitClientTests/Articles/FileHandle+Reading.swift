// SPDX-License-Identifier: MIT

import EssentialFoundation
import Foundation

extension FileHandle {
  /// Reads bytes up to the end, or until `isEnough` returns true.
  ///
  /// `readDataToEndOfFile()` ends the process when a signal interrupts it, such as that of a child
  /// process that has exited.
  func bytesToEnd(orUntil isEnough: (Data) -> Bool = { _ in false }) -> Data {
    withExtendedLifetime(self) { Descriptor.bytesToEnd(of: fileDescriptor, orUntil: isEnough) }
  }
}
