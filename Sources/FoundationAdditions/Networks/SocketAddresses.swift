// SPDX-License-Identifier: MIT

public import Foundation

// Darwin's socket addresses store their own length. Linux has no such field.
extension sockaddr_in {
  public var sin_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in>.size) }
    set {}
  }
}

extension sockaddr_in6 {
  public var sin6_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in6>.size) }
    set {}
  }
}

extension sockaddr {
  /// The length that addresses of the family have.
  public var sa_len: UInt8 {
    get {
      switch Int32(sa_family) {
      case AF_INET: UInt8(MemoryLayout<sockaddr_in>.size)
      case AF_INET6: UInt8(MemoryLayout<sockaddr_in6>.size)
      default: UInt8(MemoryLayout<sockaddr>.size)
      }
    }
    set {}
  }
}

extension sockaddr_storage {
  /// The length that addresses of the family have.
  public var ss_len: UInt8 {
    get {
      switch Int32(ss_family) {
      case AF_INET: UInt8(MemoryLayout<sockaddr_in>.size)
      case AF_INET6: UInt8(MemoryLayout<sockaddr_in6>.size)
      default: UInt8(MemoryLayout<sockaddr_storage>.size)
      }
    }
    set {}
  }
}
