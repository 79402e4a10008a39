// SPDX-License-Identifier: MIT

@_exported import Foundation

// Bytes in another order.

public func OSSwapInt16(_ data: UInt16) -> UInt16 { data.byteSwapped }
public func OSSwapInt32(_ data: UInt32) -> UInt32 { data.byteSwapped }
public func OSSwapInt64(_ data: UInt64) -> UInt64 { data.byteSwapped }
public func OSHostByteOrder() -> Int32 { 1 == Int16(1).bigEndian ? 2 : 1 }
