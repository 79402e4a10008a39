// SPDX-License-Identifier: MIT

import Foundation

// Clients change these objects on one thread, so the classes are unchecked Sendable.

open class AVAudioApplication: NSObject, @unchecked Sendable {
  public enum recordPermission: Int, Sendable {
    case undetermined = 0x756E_6474
    case denied = 0x6465_6E79
    case granted = 0x6772_6E74
  }

  public static let shared = AVAudioApplication()
  open var recordPermission: recordPermission { .undetermined }
  open var isInputMuted: Bool { false }

  /// Denies access.
  open class func requestRecordPermission(
    completionHandler response: @escaping @Sendable (Bool) -> Void
  ) { response(false) }

  /// Denies access.
  open class func requestRecordPermission() async -> Bool { false }
}
