// SPDX-License-Identifier: MIT

/// The error for a name that no device has.
public struct UnknownDevice: Error, Hashable, Sendable {
  public var name: String
  /// Known names that are similar, most similar first; empty if no name is.
  public var suggestions: [String]
}
