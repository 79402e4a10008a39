// SPDX-License-Identifier: MIT

@_exported import Foundation
@_exported import PlumbAbsence

// An empty address book.
// Inert values: clients set them before they share them, so the classes are unchecked Sendable.

public protocol CNKeyDescriptor: NSObjectProtocol {}

open class CNLabeledValue<ValueType: AnyObject>: NSObject, @unchecked Sendable {
  public let label: String?
  public let value: ValueType

  public init(label: String?, value: ValueType) {
    self.label = label
    self.value = value
  }

  /// The word inside of a standard label, such as "mobile" for `_$!<Mobile>!$_`.
  open class func localizedString(forLabel label: String) -> String {
    guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label }
    return label.dropFirst(4).dropLast(4).lowercased()
  }
}

public let CNLabelHome = "_$!<Home>!$_"
public let CNLabelWork = "_$!<Work>!$_"
public let CNLabelOther = "_$!<Other>!$_"
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
public let CNLabelPhoneNumberiPhone = "iPhone"
public let CNLabelEmailiCloud = "iCloud"
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"

open class CNPhoneNumber: NSObject, @unchecked Sendable {
  public let stringValue: String

  public init(stringValue string: String) { stringValue = string }
}

open class CNContact: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  public fileprivate(set) var _namePrefix: String = ""
  public fileprivate(set) var _givenName: String = ""
  public fileprivate(set) var _middleName: String = ""
  public fileprivate(set) var _familyName: String = ""
  public fileprivate(set) var _nameSuffix: String = ""
  public fileprivate(set) var _nickname: String = ""
  public fileprivate(set) var _organizationName: String = ""
  public fileprivate(set) var _departmentName: String = ""
  public fileprivate(set) var _jobTitle: String = ""
  public fileprivate(set) var _note: String = ""
  public fileprivate(set) var _phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
  public fileprivate(set) var _emailAddresses: [CNLabeledValue<NSString>] = []
  public fileprivate(set) var _postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
  public fileprivate(set) var _urlAddresses: [CNLabeledValue<NSString>] = []
  public fileprivate(set) var _birthday: DateComponents? = nil
  public fileprivate(set) var _imageData: Data? = nil

  public let identifier = UUID().uuidString
  open var namePrefix: String { _namePrefix }
  open var givenName: String { _givenName }
  open var middleName: String { _middleName }
  open var familyName: String { _familyName }
  open var nameSuffix: String { _nameSuffix }
  open var nickname: String { _nickname }
  open var organizationName: String { _organizationName }
  open var departmentName: String { _departmentName }
  open var jobTitle: String { _jobTitle }
  open var note: String { _note }
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { _phoneNumbers }
  open var emailAddresses: [CNLabeledValue<NSString>] { _emailAddresses }
  open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { _postalAddresses }
  open var urlAddresses: [CNLabeledValue<NSString>] { _urlAddresses }
  open var birthday: DateComponents? { _birthday }
  open var imageData: Data? { _imageData }
  open var contactType: CNContactType { .person }
  open var thumbnailImageData: Data? { _imageData }
  open var imageDataAvailable: Bool { _imageData != nil }

  open func isKeyAvailable(_ key: String) -> Bool { true }
  open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
  open func copy(with zone: NSZone? = nil) -> Any { copied(CNContact()) }
  open func mutableCopy(with zone: NSZone? = nil) -> Any { copied(CNMutableContact()) }

  private func copied(_ copy: CNContact) -> CNContact {
    copy._namePrefix = _namePrefix
    copy._givenName = _givenName
    copy._middleName = _middleName
    copy._familyName = _familyName
    copy._nameSuffix = _nameSuffix
    copy._nickname = _nickname
    copy._organizationName = _organizationName
    copy._departmentName = _departmentName
    copy._jobTitle = _jobTitle
    copy._note = _note
    copy._phoneNumbers = _phoneNumbers
    copy._emailAddresses = _emailAddresses
    copy._postalAddresses = _postalAddresses
    copy._urlAddresses = _urlAddresses
    copy._birthday = _birthday
    copy._imageData = _imageData
    return copy
  }
}

public enum CNContactType: Int, Sendable {
  case person = 0
  case organization
}

open class CNMutableContact: CNContact, @unchecked Sendable {
  open override var namePrefix: String {
    get { _namePrefix }
    set { _namePrefix = newValue }
  }
  open override var givenName: String {
    get { _givenName }
    set { _givenName = newValue }
  }
  open override var middleName: String {
    get { _middleName }
    set { _middleName = newValue }
  }
  open override var familyName: String {
    get { _familyName }
    set { _familyName = newValue }
  }
  open override var nameSuffix: String {
    get { _nameSuffix }
    set { _nameSuffix = newValue }
  }
  open override var nickname: String {
    get { _nickname }
    set { _nickname = newValue }
  }
  open override var organizationName: String {
    get { _organizationName }
    set { _organizationName = newValue }
  }
  open override var departmentName: String {
    get { _departmentName }
    set { _departmentName = newValue }
  }
  open override var jobTitle: String {
    get { _jobTitle }
    set { _jobTitle = newValue }
  }
  open override var note: String {
    get { _note }
    set { _note = newValue }
  }
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { _phoneNumbers }
    set { _phoneNumbers = newValue }
  }
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { _emailAddresses }
    set { _emailAddresses = newValue }
  }
  open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    get { _postalAddresses }
    set { _postalAddresses = newValue }
  }
  open override var urlAddresses: [CNLabeledValue<NSString>] {
    get { _urlAddresses }
    set { _urlAddresses = newValue }
  }
  open override var birthday: DateComponents? {
    get { _birthday }
    set { _birthday = newValue }
  }
  open override var imageData: Data? {
    get { _imageData }
    set { _imageData = newValue }
  }
}

open class CNPostalAddress: NSObject, @unchecked Sendable {
  open var street = ""
  open var city = ""
  open var state = ""
  open var postalCode = ""
  open var country = ""
}

open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
  public override init() { super.init() }

  open override var street: String {
    get { super.street }
    set { super.street = newValue }
  }
  open override var city: String {
    get { super.city }
    set { super.city = newValue }
  }
  open override var state: String {
    get { super.state }
    set { super.state = newValue }
  }
  open override var postalCode: String {
    get { super.postalCode }
    set { super.postalCode = newValue }
  }
  open override var country: String {
    get { super.country }
    set { super.country = newValue }
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
public let CNContactIdentifierKey = "identifier"
public let CNContactMiddleNameKey = "middleName"
public let CNContactNicknameKey = "nickname"
public let CNContactOrganizationNameKey = "organizationName"
public let CNContactJobTitleKey = "jobTitle"
public let CNContactNoteKey = "note"
public let CNContactBirthdayKey = "birthday"
public let CNContactPostalAddressesKey = "postalAddresses"
public let CNContactUrlAddressesKey = "urlAddresses"
public let CNContactImageDataAvailableKey = "imageDataAvailable"
public let CNContactTypeKey = "contactType"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"

extension NSString: CNKeyDescriptor {}

public enum CNEntityType: Int, Sendable {
  case contacts = 0
}

public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted, denied, authorized, limited
}

/// A store without contacts. Access is denied.
open class CNContactStore: NSObject, @unchecked Sendable {
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    .notDetermined
  }

  open func requestAccess(
    for entityType: CNEntityType,
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completionHandler(false, nil) }

  open func requestAccess(for entityType: CNEntityType) async throws -> Bool { false }

  /// No effect.
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws {}

  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] { [] }

  /// - Throws: Always, because there are no contacts.
  open func unifiedContact(
    withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact { throw CNError(.recordDoesNotExist) }

  open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] { [] }
  open func groups(matching predicate: NSPredicate?) throws -> [CNGroup] { [] }
  open func defaultContainerIdentifier() -> String { "" }

  /// - Throws: Always, because contacts cannot be saved.
  open func execute(_ saveRequest: CNSaveRequest) throws { throw CNError(.authorizationDenied) }
}

open class CNContainer: NSObject, @unchecked Sendable {
  open var identifier: String { "" }
  open var name: String { "" }
}

open class CNGroup: NSObject, @unchecked Sendable {
  open var identifier: String { "" }
  open var name: String { "" }
}

public struct CNError: CodedError {
  public enum Code: Int, CodedErrorCode {
    public typealias Failure = CNError
    case communicationError = 1
    case dataAccessError = 2
    case authorizationDenied = 100
    case recordDoesNotExist = 200
  }

  public static let errorDomain = "CNErrorDomain"
  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var communicationError: Code { .communicationError }
  public static var dataAccessError: Code { .dataAccessError }
  public static var authorizationDenied: Code { .authorizationDenied }
  public static var recordDoesNotExist: Code { .recordDoesNotExist }
}

public enum CNContactSortOrder: Int, Sendable {
  case none = 0
  case userDefault, givenName, familyName
}

open class CNContactFetchRequest: NSObject {
  open var keysToFetch: [any CNKeyDescriptor]
  open var predicate: NSPredicate?
  open var sortOrder = CNContactSortOrder.none
  open var unifyResults = true
  open var mutableObjects = false

  public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

open class CNSaveRequest: NSObject {
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
  open func update(_ contact: CNMutableContact) {}
  open func delete(_ contact: CNMutableContact) {}
}

extension CNContact {
  public class func predicateForContacts(matchingName name: String) -> NSPredicate {
    NSPredicate(value: false)
  }
  public class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
    NSPredicate(value: false)
  }
  public class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
    NSPredicate(value: false)
  }
}

/// - Throws: Always, because vCards are not supported.
open class CNContactVCardSerialization: NSObject {
  open class func data(with contacts: [CNContact]) throws -> Data {
    throw CNError(.dataAccessError)
  }
  open class func contacts(with data: Data) throws -> [CNContact] {
    throw CNError(.dataAccessError)
  }
}

public enum CNContactFormatterStyle: Int, Sendable {
  case fullName = 0
  case phoneticFullName
}

open class CNContactFormatter: NSObject {
  open var style = CNContactFormatterStyle.fullName

  open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }

  open class func descriptorForRequiredKeys(
    for style: CNContactFormatterStyle
  ) -> any CNKeyDescriptor { CNContactGivenNameKey as NSString }

  open class func string(
    from contact: CNContact, style: CNContactFormatterStyle
  ) -> String? {
    let name = [contact.givenName, contact.middleName, contact.familyName].filter { !$0.isEmpty }
    return name.isEmpty ? nil : name.joined(separator: " ")
  }
}
