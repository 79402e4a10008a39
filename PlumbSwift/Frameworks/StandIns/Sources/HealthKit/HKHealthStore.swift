// SPDX-License-Identifier: MIT

import CoreLocation
import Foundation
import PlumbAbsence

// A store without health: leave is refused, and queries end with a failure.

public enum HKAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case sharingDenied, sharingAuthorized
}

public enum HKAuthorizationRequestStatus: Int, Sendable {
  case unknown = 0
  case shouldRequest, unnecessary
}

public enum HKUpdateFrequency: Int, Sendable {
  case immediate = 1
  case hourly, daily, weekly
}

public struct HKError: Error, CustomNSError, Sendable {
  public enum Code: Int, Sendable {
    case noError = 0
    case errorHealthDataUnavailable, errorHealthDataRestricted, errorInvalidArgument
    case errorAuthorizationDenied, errorAuthorizationNotDetermined, errorDatabaseInaccessible
    case errorUserCanceled, errorAnotherWorkoutSessionStarted, errorUserExitedWorkoutSession
    case errorRequiredAuthorizationDenied, errorNoData
  }

  public static let errorDomain = "com.apple.healthkit"
  public let code: Code
  public var errorCode: Int { code.rawValue }

  public init(_ code: Code) { self.code = code }
}

public enum HKBiologicalSex: Int, Sendable {
  case notSet = 0
  case female, male, other
}

public enum HKBloodType: Int, Sendable {
  case notSet = 0
  case aPositive, aNegative, bPositive, bNegative, abPositive, abNegative, oPositive, oNegative
}

open class HKBiologicalSexObject: NSObject {
  open var biologicalSex: HKBiologicalSex { .notSet }
}

open class HKBloodTypeObject: NSObject {
  open var bloodType: HKBloodType { .notSet }
}

open class HKHealthStore: NSObject, @unchecked Sendable {
  public override init() { super.init() }

  open class func isHealthDataAvailable() -> Bool { false }

  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus {
    .notDetermined
  }

  private static func refuse() -> HKError {
    Absence.tell("there is no health data here")
    return HKError(.errorHealthDataUnavailable)
  }

  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
    completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, Self.refuse()) }

  /// - Throws: always: there is no health data.
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
  ) async throws { throw Self.refuse() }

  open func getRequestStatusForAuthorization(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
    completion: @escaping (HKAuthorizationRequestStatus, (any Error)?) -> Void
  ) { completion(.unknown, Self.refuse()) }

  open func execute(_ query: HKQuery) { query.fail(Self.refuse()) }
  open func stop(_ query: HKQuery) {}

  open func save(
    _ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, Self.refuse()) }
  open func save(
    _ objects: [HKObject], withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, Self.refuse()) }
  open func save(_ object: HKObject) async throws { throw Self.refuse() }
  open func save(_ objects: [HKObject]) async throws { throw Self.refuse() }

  open func delete(
    _ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, Self.refuse()) }
  open func delete(_ object: HKObject) async throws { throw Self.refuse() }

  open func add(
    _ samples: [HKSample], to workout: HKWorkout,
    completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, Self.refuse()) }

  open func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency,
    withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, Self.refuse()) }
  open func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency
  ) async throws { throw Self.refuse() }
  open func disableAllBackgroundDelivery(
    completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, Self.refuse()) }

  open func dateOfBirthComponents() throws -> DateComponents { throw Self.refuse() }
  open func biologicalSex() throws -> HKBiologicalSexObject { throw Self.refuse() }
  open func bloodType() throws -> HKBloodTypeObject { throw Self.refuse() }
}

// MARK: Samples

open class HKDevice: NSObject, @unchecked Sendable {
  public let name: String?

  public init(
    name: String?, manufacturer: String?, model: String?, hardwareVersion: String?,
    firmwareVersion: String?, softwareVersion: String?, localIdentifier: String?,
    udiDeviceIdentifier: String?
  ) { self.name = name }

  private init(_ name: String) { self.name = name }

  open class func local() -> HKDevice { HKDevice("iPhone") }
}

open class HKSource: NSObject, @unchecked Sendable {
  open var name: String { Bundle.main.bundleIdentifier ?? "" }
  open var bundleIdentifier: String { Bundle.main.bundleIdentifier ?? "" }
  open class func `default`() -> HKSource { HKSource() }
}

open class HKSourceRevision: NSObject, @unchecked Sendable {
  open var source: HKSource { .default() }
  open var version: String? { nil }
  open var productType: String? { nil }
}

open class HKObject: NSObject, @unchecked Sendable {
  public let uuid = UUID()
  public let metadata: [String: Any]?
  public let device: HKDevice?
  open var sourceRevision: HKSourceRevision { HKSourceRevision() }

  init(_ device: HKDevice?, _ metadata: [String: Any]?) {
    self.device = device
    self.metadata = metadata
  }
}

open class HKSample: HKObject, @unchecked Sendable {
  public let sampleType: HKSampleType
  public let startDate: Date
  public let endDate: Date

  init(
    _ type: HKSampleType, _ start: Date, _ end: Date, _ device: HKDevice?,
    _ metadata: [String: Any]?
  ) {
    sampleType = type
    startDate = start
    endDate = end
    super.init(device, metadata)
  }
}

open class HKQuantitySample: HKSample, @unchecked Sendable {
  public let quantityType: HKQuantityType
  public let quantity: HKQuantity

  public init(
    type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date,
    end endDate: Date, device: HKDevice? = nil, metadata: [String: Any]? = nil
  ) {
    self.quantityType = quantityType
    self.quantity = quantity
    super.init(quantityType, startDate, endDate, device, metadata)
  }
}

public enum HKCategoryValueSleepAnalysis: Int, Sendable {
  case inBed = 0
  case asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM
  public static let asleep = HKCategoryValueSleepAnalysis.asleepUnspecified
}

public enum HKCategoryValue: Int, Sendable {
  case notApplicable = 0
}

open class HKCategorySample: HKSample, @unchecked Sendable {
  public let categoryType: HKCategoryType
  public let value: Int

  public init(
    type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date,
    device: HKDevice? = nil, metadata: [String: Any]? = nil
  ) {
    categoryType = type
    self.value = value
    super.init(type, startDate, endDate, device, metadata)
  }
}

open class HKCorrelation: HKSample, @unchecked Sendable {
  public let objects: Set<HKSample>

  public init(
    type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date,
    objects: Set<HKSample>, metadata: [String: Any]? = nil
  ) {
    self.objects = objects
    super.init(correlationType, startDate, endDate, nil, metadata)
  }
}

public let HKMetadataKeyIndoorWorkout = "HKIndoorWorkout"
public let HKMetadataKeyTimeZone = "HKTimeZone"
public let HKMetadataKeyWasUserEntered = "HKWasUserEntered"
public let HKMetadataKeyExternalUUID = "HKExternalUUID"
public let HKSampleSortIdentifierStartDate = "startDate"
public let HKSampleSortIdentifierEndDate = "endDate"
public let HKObjectQueryNoLimit = 0
public let HKPredicateKeyPathStartDate = "startDate"

open class HKWorkoutEvent: NSObject, @unchecked Sendable {}

open class HKWorkout: HKSample, @unchecked Sendable {
  public let workoutActivityType: HKWorkoutActivityType
  public let duration: TimeInterval
  public let totalEnergyBurned: HKQuantity?
  public let totalDistance: HKQuantity?
  open var workoutEvents: [HKWorkoutEvent]? { nil }

  public init(
    activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date,
    end endDate: Date, duration: TimeInterval, totalEnergyBurned: HKQuantity?,
    totalDistance: HKQuantity?, device: HKDevice? = nil, metadata: [String: Any]? = nil
  ) {
    self.workoutActivityType = workoutActivityType
    self.duration = duration
    self.totalEnergyBurned = totalEnergyBurned
    self.totalDistance = totalDistance
    super.init(HKObjectType.workoutType(), startDate, endDate, device, metadata)
  }

  public convenience init(
    activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date,
    end endDate: Date
  ) {
    self.init(
      activityType: workoutActivityType, start: startDate, end: endDate,
      duration: endDate.timeIntervalSince(startDate), totalEnergyBurned: nil, totalDistance: nil)
  }

  open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
}

public enum HKWorkoutSessionLocationType: Int, Sendable {
  case unknown = 1
  case indoor, outdoor
}

open class HKWorkoutConfiguration: NSObject, @unchecked Sendable {
  open var activityType = HKWorkoutActivityType.other
  open var locationType = HKWorkoutSessionLocationType.unknown
  open var lapLength: HKQuantity?

  public override init() { super.init() }
}

/// - Throws: wherever something would be kept: there is no health data.
open class HKWorkoutBuilder: NSObject, @unchecked Sendable {
  public let workoutConfiguration: HKWorkoutConfiguration

  public init(
    healthStore: HKHealthStore, configuration: HKWorkoutConfiguration, device: HKDevice?
  ) { workoutConfiguration = configuration }

  private let refusal = HKError(.errorHealthDataUnavailable)

  open func beginCollection(at startDate: Date) async throws { throw refusal }
  open func beginCollection(
    withStart startDate: Date, completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, refusal) }
  open func addSamples(_ samples: [HKSample]) async throws { throw refusal }
  open func add(_ samples: [HKSample], completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(false, refusal)
  }
  open func endCollection(at endDate: Date) async throws { throw refusal }
  open func endCollection(
    withEnd endDate: Date, completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, refusal) }
  open func finishWorkout() async throws -> HKWorkout? { throw refusal }
  open func finishWorkout(completion: @escaping (HKWorkout?, (any Error)?) -> Void) {
    completion(nil, refusal)
  }
  open func discardWorkout() {}
}

open class HKActivitySummary: NSObject {
  open var activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
  open var activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
  open var appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: 0)
  open var appleStandHours = HKQuantity(unit: .count(), doubleValue: 0)

  public override init() { super.init() }
}

/// Keeps nothing.
open class HKWorkoutRouteBuilder: NSObject, @unchecked Sendable {
  public init(healthStore: HKHealthStore, device: HKDevice?) {}

  private let refusal = HKError(.errorHealthDataUnavailable)

  open func insertRouteData(
    _ routeData: [CLLocation], completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, refusal) }
  open func insertRouteData(_ routeData: [CLLocation]) async throws { throw refusal }
  open func finishRoute(
    with workout: HKWorkout, metadata: [String: Any]?,
    completion: @escaping (HKWorkoutRoute?, (any Error)?) -> Void
  ) { completion(nil, refusal) }
  @discardableResult
  open func finishRoute(
    with workout: HKWorkout, metadata: [String: Any]?
  ) async throws -> HKWorkoutRoute { throw refusal }
}

open class HKWorkoutRoute: HKSample, @unchecked Sendable {}
