// SPDX-License-Identifier: MIT

import Foundation

/// Returns the number of processors (`hw.ncpu`), the memory (`hw.memsize`), or the machine
/// (`hw.machine`, `hw.model`). As in a simulator, the machine is the computer.
///
/// - Returns: 0, or -1 for other names and for a buffer that is too small.
// Darwin declares it so.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
@discardableResult
public func sysctlbyname(
  _ name: UnsafePointer<CChar>!, _ oldp: UnsafeMutableRawPointer!,
  _ oldlenp: UnsafeMutablePointer<Int>!, _ newp: UnsafeMutableRawPointer!, _ newlen: Int
) -> Int32 {
  guard let name, newp == nil, let answer = SystemControl.answer(String(cString: name)) else {
    return -1
  }
  guard let oldp else {
    oldlenp?.pointee = answer.count
    return 0
  }
  guard let oldlenp, oldlenp.pointee >= answer.count else { return -1 }
  oldp.copyMemory(from: answer, byteCount: answer.count)
  oldlenp.pointee = answer.count
  return 0
}

private enum SystemControl {
  static func answer(_ name: String) -> [UInt8]? {
    let process = ProcessInfo.processInfo
    return switch name {
    case "hw.machine", "hw.model": machine.utf8 + [0]
    case "hw.ncpu", "hw.logicalcpu", "hw.physicalcpu": bytes(Int32(process.processorCount))
    case "hw.activecpu": bytes(Int32(process.activeProcessorCount))
    case "hw.memsize": bytes(process.physicalMemory)
    default: nil
    }
  }

  private static func bytes<Number>(_ number: Number) -> [UInt8] {
    withUnsafeBytes(of: number) { [UInt8]($0) }
  }

  private static var machine: String {
    var names = utsname()
    guard uname(&names) == 0 else { return "" }
    return withUnsafeBytes(of: names.machine) {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
