// SPDX-License-Identifier: MIT

import Foundation

// Extended file attributes with Darwin's parameters.

@_silgen_name("setxattr")
private func linuxSetAttribute(
  _ path: UnsafePointer<CChar>, _ name: UnsafePointer<CChar>, _ value: UnsafeRawPointer?,
  _ size: Int, _ flags: Int32
) -> Int32

@_silgen_name("getxattr")
private func linuxGetAttribute(
  _ path: UnsafePointer<CChar>, _ name: UnsafePointer<CChar>, _ value: UnsafeMutableRawPointer?,
  _ size: Int
) -> Int

@_silgen_name("removexattr")
private func linuxRemoveAttribute(
  _ path: UnsafePointer<CChar>, _ name: UnsafePointer<CChar>
) -> Int32

/// On Linux the names of user attributes start with `user.`.
private func name(_ name: UnsafePointer<CChar>) -> String { "user." + String(cString: name) }

@discardableResult
public func setxattr(
  _ path: UnsafePointer<CChar>, _ attribute: UnsafePointer<CChar>, _ value: UnsafeRawPointer?,
  _ size: Int, _ position: UInt32, _ options: Int32
) -> Int32 { linuxSetAttribute(path, name(attribute), value, size, 0) }

public func getxattr(
  _ path: UnsafePointer<CChar>, _ attribute: UnsafePointer<CChar>,
  _ value: UnsafeMutableRawPointer?, _ size: Int, _ position: UInt32, _ options: Int32
) -> Int { linuxGetAttribute(path, name(attribute), value, size) }

@discardableResult
public func removexattr(
  _ path: UnsafePointer<CChar>, _ attribute: UnsafePointer<CChar>, _ options: Int32
) -> Int32 { linuxRemoveAttribute(path, name(attribute)) }
