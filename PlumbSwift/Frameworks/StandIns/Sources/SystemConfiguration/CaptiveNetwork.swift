// SPDX-License-Identifier: MIT

import Foundation
import UIKit

// There is no wireless network.

public var kCNNetworkInfoKeySSID: CFString { "SSID" }
public var kCNNetworkInfoKeyBSSID: CFString { "BSSID" }
public var kCNNetworkInfoKeySSIDData: CFString { "SSIDDATA" }

/// Nil.
public func CNCopySupportedInterfaces() -> CFArray? { nil }

/// Nil.
public func CNCopyCurrentNetworkInfo(_ interfaceName: CFString) -> CFDictionary? { nil }

/// False.
@discardableResult
public func CNSetSupportedSSIDs(_ ssidArray: CFArray) -> Bool { false }
