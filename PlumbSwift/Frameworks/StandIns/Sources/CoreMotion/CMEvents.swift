// SPDX-License-Identifier: MIT

import Foundation

public enum CMMotionActivityConfidence: Int, Sendable {
  case low, medium, high
}

extension CMMotionActivity {
  public var confidence: CMMotionActivityConfidence { .low }
  public var startDate: Date { .distantPast }
}

public enum CMPedometerEventType: Int, Sendable {
  case pause, resume
}

/// Never sent: there is no pedometer.
open class CMPedometerEvent: NSObject, @unchecked Sendable {
  open var date: Date { .distantPast }
  open var type: CMPedometerEventType { .pause }
}

/// Never sent: there is no detection of falls.
open class CMFallDetectionEvent: NSObject, @unchecked Sendable {
  public enum UserResolution: Int, Sendable {
    case confirmed, dismissed, rejected, unresponsive
  }

  open var date: Date { .distantPast }
  open var resolution: UserResolution { .unresponsive }
}

extension CMDeviceMotion {
  public enum SensorLocation: Int, Sendable {
    case `default`, headphoneLeft, headphoneRight
  }

  public var sensorLocation: SensorLocation { .default }
}
