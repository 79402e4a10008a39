// SPDX-License-Identifier: MIT

import Foundation

public let UNErrorDomain = "UNErrorDomain"

/// An error of a notification, which is never thrown.
public struct UNError: Error, CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case notificationsNotAllowed = 1
    case attachmentInvalidURL = 100
    case attachmentUnrecognizedType, attachmentInvalidFileSize, attachmentNotInDataStore
    case attachmentMoveIntoDataStoreFailed, attachmentCorrupt
    case notificationInvalidNoDate = 1400
    case notificationInvalidNoContent
    case contentProvidingObjectNotAllowed = 1500
    case contentProvidingInvalid
    case badgeInputInvalid = 1600
  }

  public static let errorDomain = UNErrorDomain
  public let code: Code
  public var errorCode: Int { code.rawValue }

  public init(_ code: Code) { self.code = code }
}

public enum UNAlertStyle: Int, Sendable { case none, banner, alert }

public enum UNShowPreviewsSetting: Int, Sendable { case always, whenAuthenticated, never }
