// SPDX-License-Identifier: MIT

import Foundation
import UIKit

// Wireless networks are not available.

public var kCNNetworkInfoKeySSID: CFString { "SSID" }
public var kCNNetworkInfoKeyBSSID: CFString { "BSSID" }
public var kCNNetworkInfoKeySSIDData: CFString { "SSIDDATA" }

public func CNCopySupportedInterfaces() -> CFArray? { nil }

public func CNCopyCurrentNetworkInfo(_ interfaceName: CFString) -> CFDictionary? { nil }

@discardableResult
public func CNSetSupportedSSIDs(_ ssidArray: CFArray) -> Bool { false }
