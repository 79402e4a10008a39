// SPDX-License-Identifier: MIT

@_exported import Contacts
@_exported import UIKit

/// A picker without contacts: presented it is an empty screen.
@preconcurrency @MainActor
open class CNContactPickerViewController: UIViewController {
  open weak var delegate: (any CNContactPickerDelegate)?
  open var displayedPropertyKeys: [String]?
  open var predicateForEnablingContact: NSPredicate?
  open var predicateForSelectionOfContact: NSPredicate?
  open var predicateForSelectionOfProperty: NSPredicate?
}

/// Never called.
@preconcurrency @MainActor
public protocol CNContactPickerDelegate: NSObjectProtocol {
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
}

extension CNContactPickerDelegate {
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contact: CNContact
  ) {}
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty
  ) {}
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contacts: [CNContact]
  ) {}
}

/// A card of a contact: an empty screen.
@preconcurrency @MainActor
open class CNContactViewController: UIViewController {
  open weak var delegate: (any CNContactViewControllerDelegate)?
  open var allowsEditing = true
  open var allowsActions = true

  public convenience init(for contact: CNContact) { self.init(nibName: nil, bundle: nil) }
  public convenience init(forNewContact contact: CNContact?) {
    self.init(nibName: nil, bundle: nil)
  }
  public convenience init(forUnknownContact contact: CNContact) {
    self.init(nibName: nil, bundle: nil)
  }
}

/// Never called.
@preconcurrency @MainActor
public protocol CNContactViewControllerDelegate: NSObjectProtocol {
  func contactViewController(
    _ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}

extension CNContactViewControllerDelegate {
  public func contactViewController(
    _ viewController: CNContactViewController, didCompleteWith contact: CNContact?
  ) {}
}
