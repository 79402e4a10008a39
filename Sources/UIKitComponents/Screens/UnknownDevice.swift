// SPDX-License-Identifier: MIT

/// A name that is no device's.
public struct UnknownDevice: Error, Hashable, Sendable {
  public var name: String
  /// Known names that resemble it, nearest first; empty if none does.
  public var suggestions: [String]
}
