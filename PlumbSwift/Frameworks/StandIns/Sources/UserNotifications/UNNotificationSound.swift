// SPDX-License-Identifier: MIT

import Foundation

// Clients change these objects on one thread, so the classes are unchecked Sendable.

open class UNNotificationSound: NSObject, @unchecked Sendable {
  public static let `default` = UNNotificationSound()
  public static let defaultCritical = UNNotificationSound()
  public static let defaultRingtone = UNNotificationSound()

  public override init() { super.init() }

  /// No effect.
  public init(named name: UNNotificationSoundName) {}

  open class func ringtoneSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(named: name)
  }

  open class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(named: name)
  }

  open class func criticalSoundNamed(
    _ name: UNNotificationSoundName, withAudioVolume volume: Float
  ) -> UNNotificationSound { UNNotificationSound(named: name) }

  open class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
    UNNotificationSound()
  }
}

public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

// Names from before Swift 4.2.
extension UNNotificationSound {
  // The argument distinguishes the method from the property of the same name.
  @available(swift, obsoleted: 4.2, renamed: "default")
  public class func `default`(_ nothing: Void = ()) -> UNNotificationSound { self.default }

  @available(swift, obsoleted: 4.2, message: "use UNNotificationSoundName")
  public convenience init(named name: String) {
    self.init(named: UNNotificationSoundName(rawValue: name))
  }
}
