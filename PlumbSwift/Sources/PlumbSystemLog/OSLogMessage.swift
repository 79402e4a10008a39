// SPDX-License-Identifier: MIT

/// A log message. Privacy, alignment and format of interpolated values have no effect.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  public init(stringLiteral value: String) {
    text = value
  }

  public init(stringInterpolation: Interpolation) {
    text = stringInterpolation.text
  }

  public struct Interpolation: StringInterpolationProtocol {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity)
    }

    public mutating func appendLiteral(_ literal: String) { text += literal }

    public mutating func appendInterpolation<T>(
      _ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto
    ) { text += "\(value())" }

    public mutating func appendInterpolation<T>(
      _ value: @autoclosure () -> T, format: OSLogFormat, privacy: OSLogPrivacy = .auto
    ) { text += "\(value())" }

    public mutating func appendInterpolation<T>(
      _ value: @autoclosure () -> T, align: OSLogAlignment, privacy: OSLogPrivacy = .auto
    ) { text += "\(value())" }
  }
}

/// No effect.
public struct OSLogPrivacy: Sendable {
  public enum Mask: Sendable { case hash, none }

  public static let `auto` = OSLogPrivacy()
  public static let `public` = OSLogPrivacy()
  public static let `private` = OSLogPrivacy()
  public static let sensitive = OSLogPrivacy()

  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// No effect.
public struct OSLogFormat: Sendable {
  public static let decimal = OSLogFormat()
  public static let hex = OSLogFormat()
  public static let fixed = OSLogFormat()

  public static func fixed(precision: Int) -> OSLogFormat { OSLogFormat() }
  public static func decimal(minDigits: Int) -> OSLogFormat { OSLogFormat() }
}

/// No effect.
public struct OSLogAlignment: Sendable {
  public static let none = OSLogAlignment()

  public static func left(columns: Int) -> OSLogAlignment { OSLogAlignment() }
  public static func right(columns: Int) -> OSLogAlignment { OSLogAlignment() }
}
