// SPDX-License-Identifier: MIT

/// The sizes of a small and a large system, in parts, whose work is compared.
///
/// The audits of the checked build look at everything at every step, and what they touch counts: there the
/// systems are small, and their work tells nothing.
enum GrowthSizes {
  #if PLUMB_CHECKED
    static let all = [20, 40]
    static let tellWork = false
  #else
    static let all = [100, 400]
    static let tellWork = true
  #endif
}
