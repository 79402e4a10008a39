// SPDX-License-Identifier: MIT

@_exported import Foundation

// What is measured, by its names.

public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public static let stepCount = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierStepCount")
  public static let distanceWalkingRunning = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDistanceWalkingRunning")
  public static let distanceCycling = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDistanceCycling")
  public static let distanceSwimming = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDistanceSwimming")
  public static let distanceWheelchair = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDistanceWheelchair")
  public static let basalEnergyBurned = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierBasalEnergyBurned")
  public static let activeEnergyBurned = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierActiveEnergyBurned")
  public static let flightsClimbed = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierFlightsClimbed")
  public static let appleExerciseTime = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierAppleExerciseTime")
  public static let appleStandTime = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierAppleStandTime")
  public static let appleMoveTime = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierAppleMoveTime")
  public static let heartRate = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierHeartRate")
  public static let restingHeartRate = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierRestingHeartRate")
  public static let walkingHeartRateAverage = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierWalkingHeartRateAverage")
  public static let heartRateVariabilitySDNN = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierHeartRateVariabilitySDNN")
  public static let vo2Max = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierVo2Max")
  public static let oxygenSaturation = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierOxygenSaturation")
  public static let bodyTemperature = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierBodyTemperature")
  public static let bloodPressureSystolic = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierBloodPressureSystolic")
  public static let bloodPressureDiastolic = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierBloodPressureDiastolic")
  public static let respiratoryRate = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierRespiratoryRate")
  public static let bloodGlucose = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierBloodGlucose")
  public static let bodyMass = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierBodyMass")
  public static let bodyMassIndex = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierBodyMassIndex")
  public static let bodyFatPercentage = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierBodyFatPercentage")
  public static let leanBodyMass = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierLeanBodyMass")
  public static let height = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierHeight")
  public static let waistCircumference = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierWaistCircumference")
  public static let dietaryWater = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryWater")
  public static let dietaryEnergyConsumed = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryEnergyConsumed")
  public static let dietaryProtein = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryProtein")
  public static let dietaryCarbohydrates = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryCarbohydrates")
  public static let dietaryFatTotal = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryFatTotal")
  public static let dietarySugar = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietarySugar")
  public static let dietaryFiber = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryFiber")
  public static let dietarySodium = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietarySodium")
  public static let dietaryCaffeine = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryCaffeine")
  public static let walkingSpeed = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierWalkingSpeed")
  public static let walkingStepLength = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierWalkingStepLength")
  public static let runningSpeed = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierRunningSpeed")
  public static let runningPower = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierRunningPower")
  public static let cyclingSpeed = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierCyclingSpeed")
  public static let swimmingStrokeCount = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierSwimmingStrokeCount")
  public static let environmentalAudioExposure = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierEnvironmentalAudioExposure")

  public init(rawValue: String) { self.rawValue = rawValue }
}

public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public static let sleepAnalysis = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierSleepAnalysis")
  public static let appleStandHour = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierAppleStandHour")
  public static let mindfulSession = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierMindfulSession")
  public static let highHeartRateEvent = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierHighHeartRateEvent")
  public static let lowHeartRateEvent = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierLowHeartRateEvent")
  public static let irregularHeartRhythmEvent = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierIrregularHeartRhythmEvent")
  public static let menstrualFlow = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierMenstrualFlow")
  public static let handwashingEvent = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierHandwashingEvent")

  public init(rawValue: String) { self.rawValue = rawValue }
}

public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public static let biologicalSex = HKCharacteristicTypeIdentifier(
    rawValue: "HKCharacteristicTypeIdentifierBiologicalSex")
  public static let bloodType = HKCharacteristicTypeIdentifier(
    rawValue: "HKCharacteristicTypeIdentifierBloodType")
  public static let dateOfBirth = HKCharacteristicTypeIdentifier(
    rawValue: "HKCharacteristicTypeIdentifierDateOfBirth")
  public static let fitzpatrickSkinType = HKCharacteristicTypeIdentifier(
    rawValue: "HKCharacteristicTypeIdentifierFitzpatrickSkinType")
  public static let wheelchairUse = HKCharacteristicTypeIdentifier(
    rawValue: "HKCharacteristicTypeIdentifierWheelchairUse")

  public init(rawValue: String) { self.rawValue = rawValue }
}

public struct HKCorrelationTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public static let bloodPressure = HKCorrelationTypeIdentifier(
    rawValue: "HKCorrelationTypeIdentifierBloodPressure")
  public static let food = HKCorrelationTypeIdentifier(
    rawValue: "HKCorrelationTypeIdentifierFood")

  public init(rawValue: String) { self.rawValue = rawValue }
}

/// The activities of workouts; their numbers are not those of Apple's.
public enum HKWorkoutActivityType: UInt, Sendable {
  case americanFootball = 1
  case archery, badminton, baseball, basketball, bowling
  case boxing, climbing, crossTraining, cycling, dance, elliptical
  case fencing, fishing, football, golf, gymnastics, hiking
  case hockey, martialArts, mindAndBody, other, paddleSports, pilates
  case rowing, rugby, running, sailing, skatingSports, snowSports
  case soccer, softball, squash, stairClimbing, surfingSports, swimming
  case tableTennis, tennis, traditionalStrengthTraining, functionalStrengthTraining,
    highIntensityIntervalTraining, jumpRope
  case kickboxing, coreTraining, downhillSkiing, snowboarding, flexibility, mixedCardio
  case stairs, stepTraining, walking, volleyball, yoga, barre
  case cooldown
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

  open class func characteristicType(
    forIdentifier identifier: HKCharacteristicTypeIdentifier
  ) -> HKCharacteristicType? { HKCharacteristicType(identifier) }

  open class func correlationType(
    forIdentifier identifier: HKCorrelationTypeIdentifier
  ) -> HKCorrelationType? { HKCorrelationType(identifier.rawValue) }

  open class func workoutType() -> HKWorkoutType { HKWorkoutType("HKWorkoutTypeIdentifier") }

  open class func activitySummaryType() -> HKActivitySummaryType {
    HKActivitySummaryType("HKActivitySummaryTypeIdentifier")
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? HKObjectType)?.identifier == identifier
  }
  open override var hash: Int { identifier.hashValue }
  open override var description: String { identifier }
}

open class HKSampleType: HKObjectType, @unchecked Sendable {}

open class HKCharacteristicType: HKObjectType, @unchecked Sendable {
  public init(_ identifier: HKCharacteristicTypeIdentifier) { super.init(identifier.rawValue) }
}

open class HKActivitySummaryType: HKObjectType, @unchecked Sendable {}

open class HKQuantityType: HKSampleType, @unchecked Sendable {
  public init(_ identifier: HKQuantityTypeIdentifier) { super.init(identifier.rawValue) }

  open var aggregationStyle: HKQuantityAggregationStyle { .cumulative }
}

public enum HKQuantityAggregationStyle: Int, Sendable {
  case cumulative = 0
  case discreteArithmetic
}

open class HKCategoryType: HKSampleType, @unchecked Sendable {
  public init(_ identifier: HKCategoryTypeIdentifier) { super.init(identifier.rawValue) }
}

open class HKCorrelationType: HKSampleType, @unchecked Sendable {}

open class HKWorkoutType: HKSampleType, @unchecked Sendable {}

open class HKSeriesType: HKSampleType, @unchecked Sendable {
  open class func workoutRoute() -> HKSeriesType { HKSeriesType("HKWorkoutRouteTypeIdentifier") }
}
