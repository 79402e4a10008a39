// SPDX-License-Identifier: MIT

import Foundation

// Clients change these objects on one thread, so the classes are unchecked Sendable.

/// The state of a content blocker, which is never enabled.
open class SFContentBlockerState: NSObject, @unchecked Sendable {
  open var isEnabled: Bool { false }
}

/// A manager whose requests fail, because there are no content blockers.
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

/// A reading list that cannot be changed.
open class SSReadingList: NSObject {
  open class func `default`() -> SSReadingList? { nil }
  open class func supportsURL(_ URL: URL) -> Bool { ["http", "https"].contains(URL.scheme) }

  open func addItem(with URL: URL, title: String?, previewText: String?) throws {
    throw CocoaError(.featureUnsupported)
  }
}
