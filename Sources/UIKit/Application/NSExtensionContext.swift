// SPDX-License-Identifier: MIT

public import Foundation

// What extensions of apps are handed. No host is here, so a controller has a context only where code gives it one.

/// The key of what a script in a page hands to an extension.
public let NSExtensionJavaScriptPreprocessingResultsKey =
  "NSExtensionJavaScriptPreprocessingResultsKey"
/// The key of what a script in a page is handed as an extension has done.
public let NSExtensionJavaScriptFinalizeArgumentKey = "NSExtensionJavaScriptFinalizeArgumentKey"
/// The key of ``NSExtensionItem/attachments`` in the user info of an item.
public let NSExtensionItemAttachmentsKey = "NSExtensionItemAttachmentsKey"
/// The key of ``NSExtensionItem/attributedTitle`` in the user info of an item.
public let NSExtensionItemAttributedTitleKey = "NSExtensionItemAttributedTitleKey"
/// The key of ``NSExtensionItem/attributedContentText`` in the user info of an item.
public let NSExtensionItemAttributedContentTextKey = "NSExtensionItemAttributedContentTextKey"
/// The key of the errors for items that could not be taken, in the user info of an error.
public let NSExtensionItemsAndErrorsKey = "NSExtensionItemsAndErrorsKey"
/// The key of a size, as `NSValue`, among the options of loading an item.
public let NSItemProviderPreferredImageSizeKey = "NSItemProviderPreferredImageSizeKey"

extension NSNotification.Name {
  /// Never posted.
  public static let NSExtensionHostWillEnterForeground = NSNotification.Name(
    "NSExtensionHostWillEnterForegroundNotification")
  /// Never posted.
  public static let NSExtensionHostDidEnterBackground = NSNotification.Name(
    "NSExtensionHostDidEnterBackgroundNotification")
  /// Never posted.
  public static let NSExtensionHostWillResignActive = NSNotification.Name(
    "NSExtensionHostWillResignActiveNotification")
  /// Never posted.
  public static let NSExtensionHostDidBecomeActive = NSNotification.Name(
    "NSExtensionHostDidBecomeActiveNotification")
}

/// What a host hands over, as code made it.
open class NSExtensionItem: NSObject, NSCopying, @unchecked Sendable {
  open var attributedTitle: NSAttributedString?
  open var attributedContentText: NSAttributedString?
  open var attachments: [NSItemProvider]?
  open var userInfo: [AnyHashable: Any]?

  public override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSExtensionItem()
    copy.attributedTitle = attributedTitle
    copy.attributedContentText = attributedContentText
    copy.attachments = attachments
    copy.userInfo = userInfo
    return copy
  }
}

/// What an extension tells its host.
open class NSExtensionContext: NSObject, @unchecked Sendable {
  /// Empty where nobody overrides it.
  open var inputItems: [Any] { [] }

  public override init() { super.init() }

  open func completeRequest(
    returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil
  ) { completionHandler?(false) }

  /// No effect.
  open func cancelRequest(withError error: any Error) {}

  /// Opens nothing.
  open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(false)
  }
}

public protocol NSExtensionRequestHandling: NSObjectProtocol {
  func beginRequest(with context: NSExtensionContext)
}
