// SPDX-License-Identifier: MIT

// The part of Foundation that the command line needs. All of Foundation brings the tables of ICU along, which
// are twice as large as Plumb with everything else; so where its essentials are a module, they are enough.
#if canImport(FoundationEssentials)
  @_exported public import FoundationEssentials
  #if canImport(Glibc)
    @_exported public import Glibc
  #elseif canImport(Musl)
    @_exported public import Musl
  #endif
#else
  @_exported public import Foundation
#endif
