// SPDX-License-Identifier: MIT

import Foundation

/// Whether an extension blocks content.
open class SFContentBlockerState: NSObject, @unchecked Sendable {
  open var isEnabled: Bool { false }
}

/// There are no extensions: what is asked of one fails.
open class SFContentBlockerManager: NSObject {
  open class func reloadContentBlocker(
    withIdentifier identifier: String,
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(SFError.noExtensionFound) }

  open class func getStateOfContentBlocker(
    withIdentifier identifier: String,
    completionHandler: @escaping @Sendable (SFContentBlockerState?, (any Error)?) -> Void
  ) { completionHandler(nil, SFError.noExtensionFound) }
}

/// Safari's list of pages to read later: there is none, and adding to it fails.
open class SSReadingList: NSObject {
  open class func `default`() -> SSReadingList? { nil }

  open class func supportsURL(_ URL: URL) -> Bool { ["http", "https"].contains(URL.scheme) }

  open func addItem(with URL: URL, title: String?, previewText: String?) throws {
    throw CocoaError(.featureUnsupported)
  }
}
