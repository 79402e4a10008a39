// SPDX-License-Identifier: MIT

/// What cannot be lowered, with its place and the reason.
public struct LoweringWarning: Hashable, Sendable, CustomStringConvertible {
  public var path: String
  public var line: Int
  public var column: Int
  public var message: String

  /// As compilers print it.
  public var description: String { "\(path):\(line):\(column): warning: \(message)" }
}
