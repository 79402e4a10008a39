// SPDX-License-Identifier: MIT

@_exported import Foundation

// An address book without entries.

public protocol CNKeyDescriptor: NSObjectProtocol {}

open class CNLabeledValue<ValueType: AnyObject>: NSObject, @unchecked Sendable {
  public let label: String?
  public let value: ValueType

  public init(label: String?, value: ValueType) {
    self.label = label
    self.value = value
  }
}

open class CNPhoneNumber: NSObject, @unchecked Sendable {
  public let stringValue: String

  public init(stringValue string: String) { stringValue = string }
}

open class CNContact: NSObject, @unchecked Sendable {
  public fileprivate(set) var _givenName = ""
  public fileprivate(set) var _familyName = ""
  public fileprivate(set) var _phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []

  open var identifier: String { "" }
  open var givenName: String { _givenName }
  open var familyName: String { _familyName }
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { _phoneNumbers }
  open var emailAddresses: [CNLabeledValue<NSString>] { [] }
  open var organizationName: String { "" }
  open var imageData: Data? { nil }
  open var thumbnailImageData: Data? { nil }
  open var imageDataAvailable: Bool { false }

  public override init() {
    super.init()
  }
}

open class CNMutableContact: CNContact, @unchecked Sendable {
  open override var givenName: String {
    get { _givenName }
    set { _givenName = newValue }
  }
  open override var familyName: String {
    get { _familyName }
    set { _familyName = newValue }
  }
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { _phoneNumbers }
    set { _phoneNumbers = newValue }
  }
}

open class CNContactProperty: NSObject, @unchecked Sendable {
  open var contact: CNContact { CNContact() }
  open var key: String { "" }
  open var value: Any? { nil }
}

public let CNContactGivenNameKey = "givenName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactPhoneNumbersKey = "phoneNumbers"
public let CNContactEmailAddressesKey = "emailAddresses"
public let CNContactImageDataKey = "imageData"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"

extension NSString: CNKeyDescriptor {}

public enum CNEntityType: Int, Sendable {
  case contacts = 0
}

public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted, denied, authorized, limited
}

/// Nobody is asked for leave: the answer is no.
open class CNContactStore: NSObject, @unchecked Sendable {
  public override init() {
    super.init()
  }

  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    .notDetermined
  }

  open func requestAccess(
    for entityType: CNEntityType,
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    completionHandler(false, nil)
  }
}

public enum CNContactFormatterStyle: Int, Sendable {
  case fullName = 0
  case phoneticFullName
}

open class CNContactFormatter: NSObject {
  open class func string(
    from contact: CNContact, style: CNContactFormatterStyle
  ) -> String? {
    let name = [contact.givenName, contact.familyName].filter { !$0.isEmpty }
    return name.isEmpty ? nil : name.joined(separator: " ")
  }
}
