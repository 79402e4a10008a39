// SPDX-License-Identifier: MIT

import EssentialFoundation
import Foundation

extension FileHandle {
  /// What can be read up to the end or until that is enough.
  ///
  /// `readDataToEndOfFile()` ends the process where a signal interrupts it, such as that of a child that
  /// ended.
  func bytesToEnd(orUntil isEnough: (Data) -> Bool = { _ in false }) -> Data {
    withExtendedLifetime(self) { Descriptor.bytesToEnd(of: fileDescriptor, orUntil: isEnough) }
  }
}
