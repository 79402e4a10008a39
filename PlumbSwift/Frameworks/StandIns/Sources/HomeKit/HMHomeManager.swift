// SPDX-License-Identifier: MIT

@_exported import Foundation
import PlumbAbsence
@_exported import UIKit

// A manager without homes.

public struct HMError: Error, CustomNSError, Sendable {
  public enum Code: Int, Sendable {
    case unexpectedError = -1
    case alreadyExists = 1
    case notFound = 2
    case invalidParameter = 3
    case accessoryNotReachable = 4
    case communicationFailure = 54
    case homeAccessNotAuthorized = 47
  }

  public static let errorDomain = "HMErrorDomain"
  public let code: Code
  public var errorCode: Int { code.rawValue }

  public init(_ code: Code) { self.code = code }
}

public struct HMHomeManagerAuthorizationStatus: OptionSet, Sendable {
  public var rawValue: UInt

  public static let determined = HMHomeManagerAuthorizationStatus(rawValue: 1)
  public static let restricted = HMHomeManagerAuthorizationStatus(rawValue: 2)
  public static let authorized = HMHomeManagerAuthorizationStatus(rawValue: 4)

  public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// Hears once that there are homes to look for: none.
public protocol HMHomeManagerDelegate: NSObjectProtocol {
  func homeManagerDidUpdateHomes(_ manager: HMHomeManager)
  func homeManagerDidUpdatePrimaryHome(_ manager: HMHomeManager)
  func homeManager(_ manager: HMHomeManager, didAdd home: HMHome)
  func homeManager(_ manager: HMHomeManager, didRemove home: HMHome)
}

extension HMHomeManagerDelegate {
  public func homeManagerDidUpdateHomes(_ manager: HMHomeManager) {}
  public func homeManagerDidUpdatePrimaryHome(_ manager: HMHomeManager) {}
  public func homeManager(_ manager: HMHomeManager, didAdd home: HMHome) {}
  public func homeManager(_ manager: HMHomeManager, didRemove home: HMHome) {}
}

open class HMHomeManager: NSObject, @unchecked Sendable {
  open weak var delegate: (any HMHomeManagerDelegate)? {
    didSet {
      guard delegate != nil else { return }
      DispatchQueue.main.async { self.delegate?.homeManagerDidUpdateHomes(self) }
    }
  }
  open var homes: [HMHome] { [] }
  open var primaryHome: HMHome? { nil }
  open var authorizationStatus: HMHomeManagerAuthorizationStatus { .determined }

  public override init() {
    super.init()
    Absence.tell("there is no home here")
  }

  open func addHome(
    withName homeName: String,
    completionHandler completion: @escaping (HMHome?, (any Error)?) -> Void
  ) { completion(nil, HMError(.homeAccessNotAuthorized)) }

  open func removeHome(
    _ home: HMHome, completionHandler completion: @escaping ((any Error)?) -> Void
  ) { completion(HMError(.notFound)) }
}

/// Never called.
public protocol HMHomeDelegate: NSObjectProtocol {
  func home(_ home: HMHome, didAdd accessory: HMAccessory)
  func home(_ home: HMHome, didRemove accessory: HMAccessory)
}

extension HMHomeDelegate {
  public func home(_ home: HMHome, didAdd accessory: HMAccessory) {}
  public func home(_ home: HMHome, didRemove accessory: HMAccessory) {}
}

open class HMHome: NSObject, @unchecked Sendable {
  open weak var delegate: (any HMHomeDelegate)?
  open var name: String { "" }
  open var isPrimary: Bool { false }
  open var uniqueIdentifier: UUID { UUID() }
  open var accessories: [HMAccessory] { [] }
  open var rooms: [HMRoom] { [] }
  open var zones: [HMZone] { [] }
  open var actionSets: [HMActionSet] { [] }

  open func roomForEntireHome() -> HMRoom { HMRoom() }

  open func addRoom(
    withName roomName: String,
    completionHandler completion: @escaping (HMRoom?, (any Error)?) -> Void
  ) { completion(nil, HMError(.homeAccessNotAuthorized)) }

  open func addAccessory(
    _ accessory: HMAccessory, completionHandler completion: @escaping ((any Error)?) -> Void
  ) { completion(HMError(.homeAccessNotAuthorized)) }

  open func addAndSetupAccessories(
    completionHandler completion: @escaping ((any Error)?) -> Void
  ) { completion(HMError(.homeAccessNotAuthorized)) }

  open func removeAccessory(
    _ accessory: HMAccessory, completionHandler completion: @escaping ((any Error)?) -> Void
  ) { completion(HMError(.notFound)) }

  open func executeActionSet(
    _ actionSet: HMActionSet, completionHandler completion: @escaping ((any Error)?) -> Void
  ) { completion(HMError(.notFound)) }
}

open class HMRoom: NSObject, @unchecked Sendable {
  open var name: String { "" }
  open var uniqueIdentifier: UUID { UUID() }
  open var accessories: [HMAccessory] { [] }
}

open class HMZone: NSObject, @unchecked Sendable {
  open var name: String { "" }
  open var rooms: [HMRoom] { [] }
}

open class HMActionSet: NSObject, @unchecked Sendable {
  open var name: String { "" }
  open var isExecuting: Bool { false }
}

/// Never called.
public protocol HMAccessoryDelegate: NSObjectProtocol {
  func accessoryDidUpdateReachability(_ accessory: HMAccessory)
  func accessoryDidUpdateName(_ accessory: HMAccessory)
  func accessory(
    _ accessory: HMAccessory, service: HMService,
    didUpdateValueFor characteristic: HMCharacteristic)
}

extension HMAccessoryDelegate {
  public func accessoryDidUpdateReachability(_ accessory: HMAccessory) {}
  public func accessoryDidUpdateName(_ accessory: HMAccessory) {}
  public func accessory(
    _ accessory: HMAccessory, service: HMService,
    didUpdateValueFor characteristic: HMCharacteristic
  ) {}
}

open class HMAccessoryCategory: NSObject, @unchecked Sendable {
  open var categoryType: String { HMAccessoryCategoryTypeOther }
  open var localizedDescription: String { "" }
}

open class HMAccessory: NSObject, @unchecked Sendable {
  open weak var delegate: (any HMAccessoryDelegate)?
  open var name: String { "" }
  open var uniqueIdentifier: UUID { UUID() }
  open var isReachable: Bool { false }
  open var isBlocked: Bool { false }
  open var isBridged: Bool { false }
  open var room: HMRoom? { nil }
  open var services: [HMService] { [] }
  open var category: HMAccessoryCategory { HMAccessoryCategory() }
  open var manufacturer: String? { nil }
  open var model: String? { nil }

  open func identify(completionHandler completion: @escaping ((any Error)?) -> Void) {
    completion(HMError(.accessoryNotReachable))
  }
}

open class HMService: NSObject, @unchecked Sendable {
  open var name: String { "" }
  open var serviceType: String { "" }
  open var localizedDescription: String { "" }
  open var uniqueIdentifier: UUID { UUID() }
  open var characteristics: [HMCharacteristic] { [] }
  open var isPrimaryService: Bool { false }
  open var isUserInteractive: Bool { false }
  open var accessory: HMAccessory? { nil }
}

open class HMCharacteristicMetadata: NSObject, @unchecked Sendable {
  open var minimumValue: NSNumber? { nil }
  open var maximumValue: NSNumber? { nil }
  open var stepValue: NSNumber? { nil }
  open var format: String? { nil }
  open var units: String? { nil }
}

open class HMCharacteristic: NSObject, @unchecked Sendable {
  open var characteristicType: String { "" }
  open var localizedDescription: String { "" }
  open var properties: [String] { [] }
  open var metadata: HMCharacteristicMetadata? { nil }
  open var value: Any? { nil }
  open var isNotificationEnabled: Bool { false }
  open var service: HMService? { nil }

  open func writeValue(
    _ value: Any?, completionHandler completion: @escaping ((any Error)?) -> Void
  ) { completion(HMError(.accessoryNotReachable)) }

  open func readValue(completionHandler completion: @escaping ((any Error)?) -> Void) {
    completion(HMError(.accessoryNotReachable))
  }

  open func enableNotification(
    _ enable: Bool, completionHandler completion: @escaping ((any Error)?) -> Void
  ) { completion(HMError(.accessoryNotReachable)) }
}

public let HMServiceTypeLightbulb = "00000043-0000-1000-8000-0026BB765291"
public let HMServiceTypeSwitch = "00000049-0000-1000-8000-0026BB765291"
public let HMServiceTypeOutlet = "00000047-0000-1000-8000-0026BB765291"
public let HMServiceTypeThermostat = "0000004A-0000-1000-8000-0026BB765291"
public let HMServiceTypeGarageDoorOpener = "00000041-0000-1000-8000-0026BB765291"
public let HMServiceTypeLockMechanism = "00000045-0000-1000-8000-0026BB765291"
public let HMServiceTypeFan = "00000040-0000-1000-8000-0026BB765291"
public let HMServiceTypeAccessoryInformation = "0000003E-0000-1000-8000-0026BB765291"
public let HMCharacteristicTypePowerState = "00000025-0000-1000-8000-0026BB765291"
public let HMCharacteristicTypeBrightness = "00000008-0000-1000-8000-0026BB765291"
public let HMCharacteristicTypeHue = "00000013-0000-1000-8000-0026BB765291"
public let HMCharacteristicTypeSaturation = "0000002F-0000-1000-8000-0026BB765291"
public let HMCharacteristicTypeCurrentTemperature = "00000011-0000-1000-8000-0026BB765291"
public let HMCharacteristicTypeTargetTemperature = "00000035-0000-1000-8000-0026BB765291"
public let HMCharacteristicTypeName = "00000023-0000-1000-8000-0026BB765291"
public let HMCharacteristicPropertyReadable = "HMCharacteristicPropertyReadable"
public let HMCharacteristicPropertyWritable = "HMCharacteristicPropertyWritable"
public let HMCharacteristicPropertySupportsEventNotification =
  "HMCharacteristicPropertySupportsEventNotification"
public let HMAccessoryCategoryTypeOther = "HMAccessoryCategoryTypeOther"
public let HMAccessoryCategoryTypeLightbulb = "HMAccessoryCategoryTypeLightbulb"
public let HMAccessoryCategoryTypeSwitch = "HMAccessoryCategoryTypeSwitch"
public let HMAccessoryCategoryTypeOutlet = "HMAccessoryCategoryTypeOutlet"
public let HMAccessoryCategoryTypeThermostat = "HMAccessoryCategoryTypeThermostat"
public let HMAccessoryCategoryTypeGarageDoorOpener = "HMAccessoryCategoryTypeGarageDoorOpener"
public let HMAccessoryCategoryTypeDoorLock = "HMAccessoryCategoryTypeDoorLock"
public let HMAccessoryCategoryTypeBridge = "HMAccessoryCategoryTypeBridge"

/// The picture of a camera, which stays empty.
@preconcurrency @MainActor
open class HMCameraView: UIView {}
