// SPDX-License-Identifier: MIT

import Foundation

// The memory use of the process, through Darwin's API.

public typealias integer_t = Int32
public typealias natural_t = UInt32
public typealias mach_port_t = UInt32
public typealias task_name_t = mach_port_t
public typealias task_flavor_t = natural_t
public typealias task_info_t = UnsafeMutablePointer<integer_t>
public typealias mach_msg_type_number_t = natural_t
public typealias mach_vm_size_t = UInt64

public var mach_task_self_: mach_port_t { 1 }
public func mach_task_self() -> mach_port_t { mach_task_self_ }

public let MACH_TASK_BASIC_INFO: Int32 = 20
public let TASK_VM_INFO: Int32 = 22
public var TASK_VM_INFO_COUNT: mach_msg_type_number_t { count(of: task_vm_info.self) }
public var MACH_TASK_BASIC_INFO_COUNT: mach_msg_type_number_t {
  count(of: mach_task_basic_info.self)
}

public struct time_value_t: Equatable, Sendable {
  public var seconds: integer_t = 0
  public var microseconds: integer_t = 0

  public init() {}
}

public struct mach_task_basic_info: Sendable {
  public var virtual_size: mach_vm_size_t = 0
  public var resident_size: mach_vm_size_t = 0
  public var resident_size_max: mach_vm_size_t = 0
  public var user_time = time_value_t()
  public var system_time = time_value_t()
  public var policy: Int32 = 0
  public var suspend_count: integer_t = 0

  public init() {}
}

public typealias mach_task_basic_info_data_t = mach_task_basic_info

public struct task_vm_info: Sendable {
  public var virtual_size: mach_vm_size_t = 0
  public var page_size: integer_t = 0
  public var resident_size: mach_vm_size_t = 0
  public var resident_size_peak: mach_vm_size_t = 0
  public var phys_footprint: mach_vm_size_t = 0

  public init() {}
}

public typealias task_vm_info_data_t = task_vm_info

/// Fills a `mach_task_basic_info` or a `task_vm_info` with the sizes of the process itself.
///
/// - Returns: `KERN_INVALID_ARGUMENT` for other tasks and flavors, and if `count` is too small.
public func task_info(
  _ task: task_name_t, _ flavor: task_flavor_t, _ info: task_info_t?,
  _ count: UnsafeMutablePointer<mach_msg_type_number_t>?
) -> kern_return_t {
  guard task == mach_task_self_, let info, let room = count?.pointee else {
    return KERN_INVALID_ARGUMENT
  }
  let (total, resident) = ProcessMemory.sizes
  let memory = UnsafeMutableRawPointer(info)
  switch Int32(bitPattern: flavor) {
  case MACH_TASK_BASIC_INFO where room >= MACH_TASK_BASIC_INFO_COUNT:
    var value = mach_task_basic_info()
    (value.virtual_size, value.resident_size) = (total, resident)
    value.resident_size_max = resident
    memory.copyMemory(from: &value, byteCount: MemoryLayout.size(ofValue: value))
  case TASK_VM_INFO where room >= TASK_VM_INFO_COUNT:
    var value = task_vm_info()
    (value.virtual_size, value.resident_size) = (total, resident)
    (value.resident_size_peak, value.phys_footprint) = (resident, resident)
    value.page_size = integer_t(ProcessMemory.page)
    memory.copyMemory(from: &value, byteCount: MemoryLayout.size(ofValue: value))
  default: return KERN_INVALID_ARGUMENT
  }
  return KERN_SUCCESS
}

private func count(of type: (some Any).Type) -> mach_msg_type_number_t {
  func size<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
  return mach_msg_type_number_t(size(type) / MemoryLayout<integer_t>.size)
}

private enum ProcessMemory {
  static var page: UInt64 { UInt64(sysconf(Int32(_SC_PAGESIZE))) }

  /// The sizes in bytes, from Linux.
  static var sizes: (total: UInt64, resident: UInt64) {
    let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    let pages = text?.split(separator: " ").prefix(2).compactMap { UInt64($0) } ?? []
    return pages.count == 2 ? (pages[0] * page, pages[1] * page) : (0, 0)
  }
}
