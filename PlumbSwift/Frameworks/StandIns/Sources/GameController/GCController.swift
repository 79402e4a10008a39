// SPDX-License-Identifier: MIT

@_exported import Foundation

// No controller, keyboard or mouse is connected.

open class GCControllerElement: NSObject {
  open var isAnalog: Bool { false }
}

open class GCControllerButtonInput: GCControllerElement {
  public typealias ValueChangedHandler = (GCControllerButtonInput, Float, Bool) -> Void

  open var value: Float { 0 }
  open var isPressed: Bool { false }
  /// Never called.
  open var valueChangedHandler: ValueChangedHandler?
  /// Never called.
  open var pressedChangedHandler: ValueChangedHandler?
}

open class GCControllerAxisInput: GCControllerElement {
  open var value: Float { 0 }
  /// Never called.
  open var valueChangedHandler: ((GCControllerAxisInput, Float) -> Void)?
}

open class GCControllerDirectionPad: GCControllerElement {
  public let xAxis = GCControllerAxisInput()
  public let yAxis = GCControllerAxisInput()
  public let up = GCControllerButtonInput()
  public let down = GCControllerButtonInput()
  public let left = GCControllerButtonInput()
  public let right = GCControllerButtonInput()
  /// Never called.
  open var valueChangedHandler: ((GCControllerDirectionPad, Float, Float) -> Void)?
}

open class GCExtendedGamepad: NSObject {
  public let dpad = GCControllerDirectionPad()
  public let leftThumbstick = GCControllerDirectionPad()
  public let rightThumbstick = GCControllerDirectionPad()
  public let buttonA = GCControllerButtonInput()
  public let buttonB = GCControllerButtonInput()
  public let buttonX = GCControllerButtonInput()
  public let buttonY = GCControllerButtonInput()
  public let buttonMenu = GCControllerButtonInput()
  public let buttonOptions: GCControllerButtonInput? = nil
  public let leftShoulder = GCControllerButtonInput()
  public let rightShoulder = GCControllerButtonInput()
  public let leftTrigger = GCControllerButtonInput()
  public let rightTrigger = GCControllerButtonInput()
  /// Never called.
  open var valueChangedHandler: ((GCExtendedGamepad, GCControllerElement) -> Void)?
}

open class GCMicroGamepad: NSObject {
  public let dpad = GCControllerDirectionPad()
  public let buttonA = GCControllerButtonInput()
  public let buttonX = GCControllerButtonInput()
}

open class GCController: NSObject {
  /// Empty.
  open class func controllers() -> [GCController] { [] }
  open class var current: GCController? { nil }
  open var vendorName: String? { nil }
  open var extendedGamepad: GCExtendedGamepad? { nil }
  open var microGamepad: GCMicroGamepad? { nil }
  open var playerIndex = GCControllerPlayerIndex.indexUnset
  /// Never called.
  open var controllerPausedHandler: ((GCController) -> Void)?
  /// Calls `completionHandler`: nothing is found.
  open class func startWirelessControllerDiscovery(
    completionHandler: (() -> Void)? = nil
  ) { completionHandler?() }
  /// No effect.
  open class func stopWirelessControllerDiscovery() {}
}

public enum GCControllerPlayerIndex: Int, Sendable {
  case indexUnset = -1
  case index1 = 0
  case index2, index3, index4
}

extension Notification.Name {
  /// Never posted.
  public static let GCControllerDidConnect = Notification.Name("GCControllerDidConnectNotification")
  /// Never posted.
  public static let GCControllerDidDisconnect = Notification.Name(
    "GCControllerDidDisconnectNotification")
  /// Never posted.
  public static let GCKeyboardDidConnect = Notification.Name("GCKeyboardDidConnectNotification")
}

open class GCKeyboard: NSObject {
  open class var coalesced: GCKeyboard? { nil }
}
