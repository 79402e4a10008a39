// SPDX-License-Identifier: MIT

@_exported import Contacts
@_exported import Foundation
@_exported import PlumbAbsence
@_exported import UIKit

// Payments are not available, and there are no passes. The buttons have Apple's sizes.
// Inert values: clients set them before they share them, so the classes are unchecked Sendable.

public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public static let amex = PKPaymentNetwork(rawValue: "AmEx")
  public static let chinaUnionPay = PKPaymentNetwork(rawValue: "ChinaUnionPay")
  public static let discover = PKPaymentNetwork(rawValue: "Discover")
  public static let interac = PKPaymentNetwork(rawValue: "Interac")
  public static let JCB = PKPaymentNetwork(rawValue: "JCB")
  public static let maestro = PKPaymentNetwork(rawValue: "Maestro")
  public static let masterCard = PKPaymentNetwork(rawValue: "MasterCard")
  public static let visa = PKPaymentNetwork(rawValue: "Visa")
  public static let vPay = PKPaymentNetwork(rawValue: "VPay")
  public init(rawValue: String) { self.rawValue = rawValue }
}

public struct PKMerchantCapability: OptionSet, Sendable {
  public var rawValue: UInt
  public static let capability3DS = PKMerchantCapability(rawValue: 1)
  public static let threeDSecure = PKMerchantCapability(rawValue: 1)
  public static let capabilityEMV = PKMerchantCapability(rawValue: 2)
  public static let emv = PKMerchantCapability(rawValue: 2)
  public static let capabilityCredit = PKMerchantCapability(rawValue: 4)
  public static let credit = PKMerchantCapability(rawValue: 4)
  public static let capabilityDebit = PKMerchantCapability(rawValue: 8)
  public static let debit = PKMerchantCapability(rawValue: 8)
  public init(rawValue: UInt) { self.rawValue = rawValue }
}

public enum PKPaymentSummaryItemType: UInt, Sendable {
  case final = 0
  case pending
}

open class PKPaymentSummaryItem: NSObject, @unchecked Sendable {
  open var label: String
  open var amount: NSDecimalNumber
  open var type: PKPaymentSummaryItemType

  public init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType = .final) {
    self.label = label
    self.amount = amount
    self.type = type
  }
}

open class PKShippingMethod: PKPaymentSummaryItem, @unchecked Sendable {
  open var identifier: String?
  open var detail: String?
}

public struct PKContactField: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public static let emailAddress = PKContactField(rawValue: "emailAddress")
  public static let name = PKContactField(rawValue: "name")
  public static let phoneNumber = PKContactField(rawValue: "phoneNumber")
  public static let postalAddress = PKContactField(rawValue: "postalAddress")
  public init(rawValue: String) { self.rawValue = rawValue }
}

open class PKContact: NSObject, @unchecked Sendable {
  open var name: PersonNameComponents?
  open var emailAddress: String?
  open var phoneNumber: CNPhoneNumber?
  open var postalAddress: CNPostalAddress?
}

open class PKPaymentRequest: NSObject, @unchecked Sendable {
  open var merchantIdentifier = ""
  open var countryCode = ""
  open var currencyCode = ""
  open var supportedNetworks: [PKPaymentNetwork] = []
  open var merchantCapabilities: PKMerchantCapability = []
  open var paymentSummaryItems: [PKPaymentSummaryItem] = []
  open var shippingMethods: [PKShippingMethod]?
  open var requiredBillingContactFields: Set<PKContactField> = []
  open var requiredShippingContactFields: Set<PKContactField> = []
  open var billingContact: PKContact?
  open var shippingContact: PKContact?
  open var applicationData: Data?

  open class func availableNetworks() -> [PKPaymentNetwork] { [.amex, .masterCard, .visa] }
}

public enum PKPaymentMethodType: UInt, Sendable {
  case unknown = 0
  case debit, credit, prepaid, store
}

open class PKPaymentMethod: NSObject, @unchecked Sendable {
  open var displayName: String? { nil }
  open var network: PKPaymentNetwork? { nil }
  open var type: PKPaymentMethodType { .unknown }
}

open class PKPaymentToken: NSObject, @unchecked Sendable {
  open var paymentMethod: PKPaymentMethod { PKPaymentMethod() }
  open var transactionIdentifier: String { "" }
  open var paymentData: Data { Data() }
}

open class PKPayment: NSObject, @unchecked Sendable {
  open var token: PKPaymentToken { PKPaymentToken() }
  open var billingContact: PKContact? { nil }
  open var shippingContact: PKContact? { nil }
  open var shippingMethod: PKShippingMethod? { nil }
}

public let PKPaymentErrorDomain = "PKPaymentErrorDomain"
public let PKPaymentErrorContactFieldUserInfoKey = "PKPaymentErrorContactFieldUserInfoKey"

public struct PKPaymentError: CodedError {
  public enum Code: Int, CodedErrorCode {
    public typealias Failure = PKPaymentError
    case unknownError = -1
    case shippingContactInvalidError = 1
    case billingContactInvalidError, shippingAddressUnserviceableError
  }

  public static let errorDomain = PKPaymentErrorDomain
  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var unknownError: Code { .unknownError }
  public static var shippingContactInvalidError: Code { .shippingContactInvalidError }
  public static var billingContactInvalidError: Code { .billingContactInvalidError }
  public static var shippingAddressUnserviceableError: Code { .shippingAddressUnserviceableError }
}

public enum PKPaymentAuthorizationStatus: Int, Sendable {
  case success = 0
  case failure
}

open class PKPaymentAuthorizationResult: NSObject {
  open var status: PKPaymentAuthorizationStatus
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var errors: [any Error]!

  public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) {
    self.status = status
    self.errors = errors
  }
}

/// Never called.
@preconcurrency @MainActor
public protocol PKPaymentAuthorizationViewControllerDelegate: NSObjectProtocol {
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
  func paymentAuthorizationViewControllerDidFinish(
    _ controller: PKPaymentAuthorizationViewController)
}

extension PKPaymentAuthorizationViewControllerDelegate {
  public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
  ) {}
}

/// A controller whose initializer always returns nil.
@preconcurrency @MainActor
open class PKPaymentAuthorizationViewController: UIViewController {
  open weak var delegate: (any PKPaymentAuthorizationViewControllerDelegate)?

  public init?(paymentRequest request: PKPaymentRequest) {
    Absence.tell("Apple Pay is not available")
    return nil
  }

  public required init?(coder: NSCoder) { return nil }

  open class func canMakePayments() -> Bool { false }
  open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool {
    false
  }
  open class func canMakePayments(
    usingNetworks supportedNetworks: [PKPaymentNetwork], capabilities: PKMerchantCapability
  ) -> Bool { false }
}

/// Never called.
public protocol PKPaymentAuthorizationControllerDelegate: NSObjectProtocol {
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
  func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
}

extension PKPaymentAuthorizationControllerDelegate {
  public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
  ) {}
}

open class PKPaymentAuthorizationController: NSObject {
  open weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?

  public init(paymentRequest request: PKPaymentRequest) { super.init() }

  open class func canMakePayments() -> Bool { false }
  open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool {
    false
  }
  open func present(completion: ((Bool) -> Void)? = nil) { completion?(false) }
  open func dismiss(completion: (() -> Void)? = nil) { completion?() }
}

public enum PKPaymentButtonType: Int, Sendable {
  case plain = 0
  case buy, setUp, inStore, donate, checkout, book, subscribe, reload, addMoney, topUp, order
  case rent, support, contribute, tip, `continue`
}

public enum PKPaymentButtonStyle: Int, Sendable {
  case white = 0
  case whiteOutline, black, automatic
}

/// A button that draws only its colour, in the minimum size of Apple's guidelines.
@preconcurrency @MainActor
open class PKPaymentButton: UIButton {
  open var cornerRadius: CGFloat = 4 { didSet { layer.cornerRadius = cornerRadius } }

  public init(
    paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle
  ) {
    super.init(frame: .zero)
    backgroundColor = style == .black || style == .automatic ? .black : .white
    layer.cornerRadius = cornerRadius
    if style == .whiteOutline { layer.borderWidth = 1 }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }
}

public enum PKAddPassButtonStyle: Int, Sendable {
  case black = 0
  case blackOutline
}

@preconcurrency @MainActor
open class PKAddPassButton: UIButton {
  open var addPassButtonStyle: PKAddPassButtonStyle

  public init(addPassButtonStyle style: PKAddPassButtonStyle) {
    addPassButtonStyle = style
    super.init(frame: .zero)
    backgroundColor = .black
  }

  public required init?(coder: NSCoder) {
    addPassButtonStyle = .black
    super.init(coder: coder)
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 46) }
}

/// A pass. Its initializer always throws, because passes are not read.
open class PKPass: NSObject, @unchecked Sendable {
  open var serialNumber: String { "" }
  open var passTypeIdentifier: String { "" }
  open var localizedName: String { "" }

  public init(data: Data) throws { throw CocoaError(.featureUnsupported) }
}

open class PKPassLibrary: NSObject, @unchecked Sendable {
  open class func isPassLibraryAvailable() -> Bool { false }
  open func passes() -> [PKPass] { [] }
  open func containsPass(_ pass: PKPass) -> Bool { false }
  open func addPasses(
    _ passes: [PKPass],
    withCompletionHandler completion: ((PKPassLibraryAddPassesStatus) -> Void)? = nil
  ) { completion?(.didCancelAddPasses) }
}

public enum PKPassLibraryAddPassesStatus: Int, Sendable {
  case didAddPasses = 0
  case shouldReviewPasses, didCancelAddPasses
}

/// Never called.
@preconcurrency @MainActor
public protocol PKAddPassesViewControllerDelegate: NSObjectProtocol {
  func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController)
}

/// A controller whose view stays empty.
@preconcurrency @MainActor
open class PKAddPassesViewController: UIViewController {
  open weak var delegate: (any PKAddPassesViewControllerDelegate)?

  public init?(pass: PKPass) { super.init(nibName: nil, bundle: nil) }
  public init?(passes: [PKPass]) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open class func canAddPasses() -> Bool { false }
}
