// SPDX-License-Identifier: MIT

@_exported import Foundation
import PlumbAbsence
@_exported import UIKit

// Mail and messages cannot be sent. The composed content is stored.

public enum MFMailComposeResult: Int, Sendable {
  case cancelled = 0
  case saved, sent, failed
}

public enum MessageComposeResult: Int, Sendable {
  case cancelled = 0
  case sent, failed
}

@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  open private(set) var subject = ""
  open private(set) var toRecipients: [String]?
  open private(set) var ccRecipients: [String]?
  open private(set) var bccRecipients: [String]?
  open private(set) var messageBody = ""
  open private(set) var attachmentNames: [String] = []

  /// Always false, so that apps show their fallback.
  open class func canSendMail() -> Bool {
    Absence.tell("mail and messages cannot be sent")
    return false
  }

  open func setSubject(_ subject: String) { self.subject = subject }
  open func setToRecipients(_ toRecipients: [String]?) { self.toRecipients = toRecipients }
  open func setCcRecipients(_ ccRecipients: [String]?) { self.ccRecipients = ccRecipients }
  open func setBccRecipients(_ bccRecipients: [String]?) { self.bccRecipients = bccRecipients }
  open func setMessageBody(_ body: String, isHTML: Bool) { messageBody = body }
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}

  open func addAttachmentData(
    _ attachment: Data, mimeType: String, fileName filename: String
  ) { attachmentNames.append(filename) }
}

/// Never called.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {}
}

@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  open var recipients: [String]?
  open var body: String?
  open var subject: String?

  open class func canSendText() -> Bool {
    Absence.tell("mail and messages cannot be sent")
    return false
  }

  open class func canSendSubject() -> Bool { false }
  open class func canSendAttachments() -> Bool { false }
  open class func isSupportedAttachmentUTI(_ uti: String) -> Bool { false }

  open private(set) var attachments: [[AnyHashable: Any]]?

  /// Always false. The attachment is not added.
  @discardableResult
  open func addAttachmentURL(
    _ attachmentURL: URL, withAlternateFilename alternateFilename: String?
  ) -> Bool { false }

  /// Always false. The attachment is not added.
  @discardableResult
  open func addAttachmentData(
    _ attachmentData: Data, typeIdentifier uti: String, filename: String
  ) -> Bool { false }

  open func disableUserAttachments() {}
}

/// Never called.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
