// SPDX-License-Identifier: MIT

public import Foundation

open class NSTextList: NSObject {
  public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public static let box = MarkerFormat(rawValue: "{box}")
    public static let check = MarkerFormat(rawValue: "{check}")
    public static let circle = MarkerFormat(rawValue: "{circle}")
    public static let diamond = MarkerFormat(rawValue: "{diamond}")
    public static let disc = MarkerFormat(rawValue: "{disc}")
    public static let hyphen = MarkerFormat(rawValue: "{hyphen}")
    public static let square = MarkerFormat(rawValue: "{square}")
    public static let decimal = MarkerFormat(rawValue: "{decimal}")
    public static let lowercaseLatin = MarkerFormat(rawValue: "{lower-latin}")
    public static let uppercaseLatin = MarkerFormat(rawValue: "{upper-latin}")

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public let markerFormat: MarkerFormat
  open var startingItemNumber = 1

  public init(markerFormat: MarkerFormat, options mask: Int = 0) {
    self.markerFormat = markerFormat
    super.init()
  }

  public init(markerFormat: MarkerFormat, startingItemNumber: Int) {
    self.markerFormat = markerFormat
    self.startingItemNumber = startingItemNumber
    super.init()
  }

  open func marker(forItemNumber itemNumber: Int) -> String {
    switch markerFormat {
    case .box: "\u{25A1}"
    case .check: "\u{2713}"
    case .circle: "\u{25E6}"
    case .diamond: "\u{25C6}"
    case .disc: "\u{2022}"
    case .hyphen: "\u{2043}"
    case .square: "\u{25AA}"
    case .decimal: "\(itemNumber)"
    case .lowercaseLatin: Self.letter(itemNumber, from: 0x61)
    case .uppercaseLatin: Self.letter(itemNumber, from: 0x41)
    default: markerFormat.rawValue
    }
  }

  private static func letter(_ number: Int, from first: UInt8) -> String {
    String(UnicodeScalar(first + UInt8(max(0, number - 1) % 26)))
  }
}
