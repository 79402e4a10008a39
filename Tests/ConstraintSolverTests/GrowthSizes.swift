// SPDX-License-Identifier: MIT

/// The numbers of parts of a small and a large system whose work is compared.
///
/// In the checked build the audits visit the whole state at every step, and their work is counted.
/// The systems are small there, and their work is not compared.
enum GrowthSizes {
  #if PLUMB_CHECKED
    static let all = [20, 40]
    static let tellWork = false
  #else
    static let all = [100, 400]
    static let tellWork = true
  #endif
}
