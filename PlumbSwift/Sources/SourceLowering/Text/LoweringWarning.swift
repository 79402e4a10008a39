// SPDX-License-Identifier: MIT

/// A construct that cannot be lowered, with its place and the reason.
public struct LoweringWarning: Hashable, Sendable, CustomStringConvertible {
  public var path: String
  public var line: Int
  public var column: Int
  public var message: String

  /// The warning in the format of compilers.
  public var description: String { "\(path):\(line):\(column): warning: \(message)" }
}
