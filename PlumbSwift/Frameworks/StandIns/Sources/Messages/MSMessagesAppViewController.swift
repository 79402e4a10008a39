// SPDX-License-Identifier: MIT

@_exported import Foundation
@_exported import UIKit

public enum MSMessagesAppPresentationStyle: UInt, Sendable { case compact, expanded, transcript }

open class MSSession: NSObject {}

open class MSMessageLayout: NSObject {}

open class MSMessageTemplateLayout: MSMessageLayout {
  open var caption: String?
  open var subcaption: String?
  open var trailingCaption: String?
  open var trailingSubcaption: String?
  open var image: UIImage?
  open var mediaFileURL: URL?
  open var imageTitle: String?
  open var imageSubtitle: String?
}

open class MSMessage: NSObject {
  public let session: MSSession?
  open var layout: MSMessageLayout?
  open var url: URL?
  open var summaryText: String?
  open var shouldExpire = false
  open var accessibilityLabelText: String?

  public override init() { session = nil }
  public init(session: MSSession) { self.session = session }
}

open class MSSticker: NSObject {
  public let imageFileURL: URL
  public let localizedDescription: String

  public init(contentsOfFileURL fileURL: URL, localizedDescription: String) throws {
    imageFileURL = fileURL
    self.localizedDescription = localizedDescription
  }
}

/// A conversation without the app of messages: what is inserted goes nowhere.
open class MSConversation: NSObject {
  open var localParticipantIdentifier: UUID { UUID() }
  open var remoteParticipantIdentifiers: [UUID] { [] }
  open var selectedMessage: MSMessage? { nil }

  /// Fails.
  open func insert(_ message: MSMessage, completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(CocoaError(.featureUnsupported))
  }
  /// Fails.
  open func insert(_ sticker: MSSticker, completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(CocoaError(.featureUnsupported))
  }
  /// Fails.
  open func insertText(_ text: String, completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(CocoaError(.featureUnsupported))
  }
  /// Fails.
  open func send(_ message: MSMessage, completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(CocoaError(.featureUnsupported))
  }
}

/// A controller without its host: what it overrides is never called.
@preconcurrency @MainActor
open class MSMessagesAppViewController: UIViewController {
  open var activeConversation: MSConversation? { nil }
  open private(set) var presentationStyle = MSMessagesAppPresentationStyle.compact

  open func requestPresentationStyle(_ presentationStyle: MSMessagesAppPresentationStyle) {
    willTransition(to: presentationStyle)
    self.presentationStyle = presentationStyle
    didTransition(to: presentationStyle)
  }

  /// No effect.
  open func dismiss() {}
  /// Never called.
  open func willBecomeActive(with conversation: MSConversation) {}
  /// Never called.
  open func didBecomeActive(with conversation: MSConversation) {}
  /// Never called.
  open func willResignActive(with conversation: MSConversation) {}
  /// Never called.
  open func didResignActive(with conversation: MSConversation) {}
  /// Never called.
  open func willSelect(_ message: MSMessage, conversation: MSConversation) {}
  /// Never called.
  open func didSelect(_ message: MSMessage, conversation: MSConversation) {}
  /// Never called.
  open func didReceive(_ message: MSMessage, conversation: MSConversation) {}
  /// Never called.
  open func didStartSending(_ message: MSMessage, conversation: MSConversation) {}
  /// Never called.
  open func didCancelSending(_ message: MSMessage, conversation: MSConversation) {}
  open func willTransition(to presentationStyle: MSMessagesAppPresentationStyle) {}
  open func didTransition(to presentationStyle: MSMessagesAppPresentationStyle) {}
}

@preconcurrency @MainActor
public protocol MSStickerBrowserViewDataSource: NSObjectProtocol {
  func numberOfStickers(in stickerBrowserView: MSStickerBrowserView) -> Int
  func stickerBrowserView(_ stickerBrowserView: MSStickerBrowserView, stickerAt index: Int)
    -> MSSticker
}

/// An empty view.
@preconcurrency @MainActor
open class MSStickerBrowserView: UIView {
  open weak var dataSource: (any MSStickerBrowserViewDataSource)?
  /// No effect.
  open func reloadData() {}
}
