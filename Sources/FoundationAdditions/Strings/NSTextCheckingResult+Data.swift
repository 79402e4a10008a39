// SPDX-License-Identifier: MIT

public import Foundation

/// The components of addresses and flights. On Linux, Foundation's own constants for them are
/// internal.
extension NSTextCheckingKey {
  public static let name = NSTextCheckingKey(rawValue: "Name")
  public static let jobTitle = NSTextCheckingKey(rawValue: "JobTitle")
  public static let organization = NSTextCheckingKey(rawValue: "Organization")
  public static let street = NSTextCheckingKey(rawValue: "Street")
  public static let city = NSTextCheckingKey(rawValue: "City")
  public static let state = NSTextCheckingKey(rawValue: "State")
  public static let zip = NSTextCheckingKey(rawValue: "ZIP")
  public static let country = NSTextCheckingKey(rawValue: "Country")
  public static let phone = NSTextCheckingKey(rawValue: "Phone")
  public static let airline = NSTextCheckingKey(rawValue: "Airline")
  public static let flight = NSTextCheckingKey(rawValue: "Flight")
}

/// A result of a data detector, or one that code creates.
final class DataCheckingResult: NSTextCheckingResult {
  // Foundation's numbers, which differ from Apple's on Linux. Apps use the names.
  package static let date = names.date
  package static let address = names.address
  package static let link = names.link
  package static let replacement = names.replacement
  package static let phoneNumber = names.phoneNumber
  static let transitInformation = names.transitInformation

  private static var names: any CheckingTypeNames.Type { FoundationNames.self }

  private let place: NSRange
  private let type: CheckingType
  let foundURL: URL?
  let foundPhoneNumber: String?
  let foundDate: Date?
  let foundComponents: [NSTextCheckingKey: String]?
  let foundReplacement: String?

  package init(
    _ range: NSRange, _ type: CheckingType, url: URL? = nil, phoneNumber: String? = nil,
    date: Date? = nil, components: [NSTextCheckingKey: String]? = nil, replacement: String? = nil
  ) {
    place = range
    self.type = type
    (foundURL, foundPhoneNumber, foundDate) = (url, phoneNumber, date)
    (foundComponents, foundReplacement) = (components, replacement)
    super.init()
  }

  package required init?(coder: NSCoder) { nil }

  package override var resultType: CheckingType { type }

  override var numberOfRanges: Int { 1 }

  package override func range(at idx: Int) -> NSRange { place }
}

extension NSTextCheckingResult {
  private var found: DataCheckingResult? { self as? DataCheckingResult }

  public var url: URL? { found?.foundURL }
  public var phoneNumber: String? { found?.foundPhoneNumber }
  public var date: Date? { found?.foundDate }
  /// Nil: detectors do not find it.
  public var timeZone: TimeZone? { nil }
  /// Zero: detectors do not find it.
  public var duration: TimeInterval { 0 }
  public var replacementString: String? { found?.foundReplacement }
  public var components: [NSTextCheckingKey: String]? { found?.foundComponents }
  public var addressComponents: [NSTextCheckingKey: String]? {
    resultType == DataCheckingResult.address ? components : nil
  }

  public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
    DataCheckingResult(range, DataCheckingResult.link, url: url)
  }

  public class func phoneNumberCheckingResult(
    range: NSRange, phoneNumber: String
  ) -> NSTextCheckingResult {
    DataCheckingResult(range, DataCheckingResult.phoneNumber, phoneNumber: phoneNumber)
  }

  public class func dateCheckingResult(range: NSRange, date: Date) -> NSTextCheckingResult {
    DataCheckingResult(range, DataCheckingResult.date, date: date)
  }

  public class func addressCheckingResult(
    range: NSRange, components: [NSTextCheckingKey: String]
  ) -> NSTextCheckingResult {
    DataCheckingResult(range, DataCheckingResult.address, components: components)
  }

  public class func transitInformationCheckingResult(
    range: NSRange, components: [NSTextCheckingKey: String]
  ) -> NSTextCheckingResult {
    DataCheckingResult(range, DataCheckingResult.transitInformation, components: components)
  }

  public class func replacementCheckingResult(
    range: NSRange, replacementString: String
  ) -> NSTextCheckingResult {
    DataCheckingResult(range, DataCheckingResult.replacement, replacement: replacementString)
  }
}

/// Access to constants that are deprecated in Foundation on Linux. Using them through a protocol
/// avoids the warnings.
private protocol CheckingTypeNames {
  typealias Kind = NSTextCheckingResult.CheckingType

  static var date: Kind { get }
  static var address: Kind { get }
  static var link: Kind { get }
  static var replacement: Kind { get }
  static var phoneNumber: Kind { get }
  static var transitInformation: Kind { get }
}

private enum FoundationNames: CheckingTypeNames {
  @available(*, deprecated) static var date: Kind { .date }
  @available(*, deprecated) static var address: Kind { .address }
  @available(*, deprecated) static var link: Kind { .link }
  @available(*, deprecated) static var replacement: Kind { .replacement }
  @available(*, deprecated) static var phoneNumber: Kind { .phoneNumber }
  @available(*, deprecated) static var transitInformation: Kind { .transitInformation }
}
