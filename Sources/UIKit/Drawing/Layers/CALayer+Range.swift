// SPDX-License-Identifier: MIT

import Foundation

extension CALayer {
  public struct ToneMapMode: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public static let automatic = ToneMapMode(rawValue: "automatic")
    public static let never = ToneMapMode(rawValue: "never")
    public static let ifSupported = ToneMapMode(rawValue: "ifSupported")

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public struct DynamicRange: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public static let automatic = DynamicRange(rawValue: "automatic")
    public static let standard = DynamicRange(rawValue: "standard")
    public static let constrainedHigh = DynamicRange(rawValue: "constrainedHigh")
    public static let high = DynamicRange(rawValue: "high")

    public init(rawValue: String) { self.rawValue = rawValue }
  }
}
