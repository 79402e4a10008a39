// SPDX-License-Identifier: MIT

@_exported import Foundation

// Nothing shakes: an engine cannot be made, as on devices without haptics.

public protocol CHHapticDeviceCapability {
  var supportsHaptics: Bool { get }
  var supportsAudio: Bool { get }
}

public struct CHHapticError: Error, Sendable {
  public enum Code: Int, Sendable { case notSupported = -4809 }
  public let code: Code
}

open class CHHapticEngine: NSObject, @unchecked Sendable {
  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt = 1
    case applicationSuspended, idleTimeout, systemError
  }

  private struct Capability: CHHapticDeviceCapability {
    let supportsHaptics = false
    let supportsAudio = false
  }

  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { Capability() }

  /// Never called.
  open var stoppedHandler: (StoppedReason) -> Void = { _ in }
  /// Never called.
  open var resetHandler: () -> Void = {}
  open var playsHapticsOnly = false
  open var isAutoShutdownEnabled = false

  public override init() { super.init() }

  public convenience init(audioSession: AnyObject? = nil) throws {
    throw CHHapticError(code: .notSupported)
  }

  open func start() throws { throw CHHapticError(code: .notSupported) }
  open func start(completionHandler: (((any Error)?) -> Void)?) {
    completionHandler?(CHHapticError(code: .notSupported))
  }
  open func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    throw CHHapticError(code: .notSupported)
  }
}

public protocol CHHapticPatternPlayer: AnyObject {
  func start(atTime time: TimeInterval) throws
  func stop(atTime time: TimeInterval) throws
}

open class CHHapticEventParameter: NSObject, @unchecked Sendable {
  public enum ID: Sendable { case hapticIntensity, hapticSharpness, attackTime, decayTime }
  public let parameterID: ID
  open var value: Float

  public init(parameterID: ID, value: Float) {
    (self.parameterID, self.value) = (parameterID, value)
  }
}

open class CHHapticEvent: NSObject, @unchecked Sendable {
  public enum EventType: Sendable {
    case hapticTransient, hapticContinuous, audioContinuous, audioCustom
  }
  public let type: EventType
  public let eventParameters: [CHHapticEventParameter]
  open var relativeTime: TimeInterval
  open var duration: TimeInterval

  public init(
    eventType type: EventType, parameters: [CHHapticEventParameter], relativeTime: TimeInterval,
    duration: TimeInterval = 0
  ) {
    (self.type, eventParameters) = (type, parameters)
    (self.relativeTime, self.duration) = (relativeTime, duration)
  }
}

open class CHHapticDynamicParameter: NSObject, @unchecked Sendable {}

open class CHHapticPattern: NSObject, @unchecked Sendable {
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {}
}

public let CHHapticTimeImmediate: TimeInterval = 0
