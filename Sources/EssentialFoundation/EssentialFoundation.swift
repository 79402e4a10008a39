// SPDX-License-Identifier: MIT

// The part of Foundation that the command line needs. Full Foundation links the ICU tables, which
// are twice as large as the rest of Plumb. Where FoundationEssentials exists, it is sufficient.
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
