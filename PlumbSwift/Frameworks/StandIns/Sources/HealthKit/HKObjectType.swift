// SPDX-License-Identifier: MIT

@_exported import Foundation

// Identifiers of health data.

public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public static let stepCount = Self(named: "StepCount")
  public static let distanceWalkingRunning = Self(named: "DistanceWalkingRunning")
  public static let distanceCycling = Self(named: "DistanceCycling")
  public static let basalEnergyBurned = Self(named: "BasalEnergyBurned")
  public static let activeEnergyBurned = Self(named: "ActiveEnergyBurned")
  public static let flightsClimbed = Self(named: "FlightsClimbed")
  public static let appleExerciseTime = Self(named: "AppleExerciseTime")
  public static let heartRate = Self(named: "HeartRate")
  public static let restingHeartRate = Self(named: "RestingHeartRate")
  public static let heartRateVariabilitySDNN = Self(named: "HeartRateVariabilitySDNN")
  public static let oxygenSaturation = Self(named: "OxygenSaturation")
  public static let bodyTemperature = Self(named: "BodyTemperature")
  public static let bloodPressureSystolic = Self(named: "BloodPressureSystolic")
  public static let bloodPressureDiastolic = Self(named: "BloodPressureDiastolic")
  public static let respiratoryRate = Self(named: "RespiratoryRate")
  public static let bloodGlucose = Self(named: "BloodGlucose")
  public static let bodyMass = Self(named: "BodyMass")
  public static let bodyMassIndex = Self(named: "BodyMassIndex")
  public static let bodyFatPercentage = Self(named: "BodyFatPercentage")
  public static let height = Self(named: "Height")
  public static let dietaryWater = Self(named: "DietaryWater")
  public static let dietaryEnergyConsumed = Self(named: "DietaryEnergyConsumed")

  public init(rawValue: String) { self.rawValue = rawValue }
  private init(named name: String) { rawValue = "HKQuantityTypeIdentifier\(name)" }
}

public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public static let sleepAnalysis = Self(rawValue: "HKCategoryTypeIdentifierSleepAnalysis")
  public static let appleStandHour = Self(rawValue: "HKCategoryTypeIdentifierAppleStandHour")
  public static let mindfulSession = Self(rawValue: "HKCategoryTypeIdentifierMindfulSession")

  public init(rawValue: String) { self.rawValue = rawValue }
}

/// Common activities. Their raw values differ from Apple's.
public enum HKWorkoutActivityType: UInt, Sendable {
  case cycling = 1
  case elliptical, functionalStrengthTraining, highIntensityIntervalTraining, hiking, other, rowing
  case running, swimming, tennis, traditionalStrengthTraining, walking, yoga
}

open class HKObjectType: NSObject, @unchecked Sendable {
  public let identifier: String

  fileprivate init(_ identifier: String) { self.identifier = identifier }

  open class func quantityType(
    forIdentifier identifier: HKQuantityTypeIdentifier
  ) -> HKQuantityType? { HKQuantityType(identifier) }

  open class func categoryType(
    forIdentifier identifier: HKCategoryTypeIdentifier
  ) -> HKCategoryType? { HKCategoryType(identifier) }

  open class func workoutType() -> HKWorkoutType { HKWorkoutType("HKWorkoutTypeIdentifier") }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? HKObjectType)?.identifier == identifier
  }
  open override var hash: Int { identifier.hashValue }
  open override var description: String { identifier }
}

open class HKSampleType: HKObjectType, @unchecked Sendable {}

open class HKQuantityType: HKSampleType, @unchecked Sendable {
  public init(_ identifier: HKQuantityTypeIdentifier) { super.init(identifier.rawValue) }
}

open class HKCategoryType: HKSampleType, @unchecked Sendable {
  public init(_ identifier: HKCategoryTypeIdentifier) { super.init(identifier.rawValue) }
}

open class HKWorkoutType: HKSampleType, @unchecked Sendable {}
