// SPDX-License-Identifier: MIT

public import Foundation

// What extensions of apps are handed. No host is here, so a controller has a context only where code gives it one.

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

extension UIViewController {
  /// Nil: no host is here.
  public var extensionContext: NSExtensionContext? { nil }
}
