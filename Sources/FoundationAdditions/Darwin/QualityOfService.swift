// SPDX-License-Identifier: MIT

import Foundation

// The quality of service classes of Darwin's threads, and the retain counts of Core Foundation.

public typealias qos_class_t = UInt32

public let QOS_CLASS_USER_INTERACTIVE: qos_class_t = 0x21
public let QOS_CLASS_USER_INITIATED: qos_class_t = 0x19
public let QOS_CLASS_DEFAULT: qos_class_t = 0x15
public let QOS_CLASS_UTILITY: qos_class_t = 0x11
public let QOS_CLASS_BACKGROUND: qos_class_t = 0x09
public let QOS_CLASS_UNSPECIFIED: qos_class_t = 0x00

/// User interactive for the main thread, the default class for other threads.
public func qos_class_self() -> qos_class_t {
  Thread.isMainThread ? QOS_CLASS_USER_INTERACTIVE : QOS_CLASS_DEFAULT
}

public func qos_class_main() -> qos_class_t { QOS_CLASS_USER_INTERACTIVE }

/// Swift's retain count of the object.
public func CFGetRetainCount(_ object: CFTypeRef?) -> CFIndex {
  object.map { CFIndex(_getRetainCount($0)) } ?? 0
}
