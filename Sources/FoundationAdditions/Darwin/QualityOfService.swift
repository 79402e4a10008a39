// SPDX-License-Identifier: MIT

import Foundation

// Classes of service of Darwin's threads, and what Core Foundation tells of an object's owners.

public typealias qos_class_t = UInt32

public let QOS_CLASS_USER_INTERACTIVE: qos_class_t = 0x21
public let QOS_CLASS_USER_INITIATED: qos_class_t = 0x19
public let QOS_CLASS_DEFAULT: qos_class_t = 0x15
public let QOS_CLASS_UTILITY: qos_class_t = 0x11
public let QOS_CLASS_BACKGROUND: qos_class_t = 0x09
public let QOS_CLASS_UNSPECIFIED: qos_class_t = 0x00

/// That of the main thread's is for what a person waits for; others have the default one.
public func qos_class_self() -> qos_class_t {
  Thread.isMainThread ? QOS_CLASS_USER_INTERACTIVE : QOS_CLASS_DEFAULT
}

public func qos_class_main() -> qos_class_t { QOS_CLASS_USER_INTERACTIVE }

/// The count of an object's owners as Swift has it.
public func CFGetRetainCount(_ object: CFTypeRef?) -> CFIndex {
  object.map { CFIndex(_getRetainCount($0)) } ?? 0
}
