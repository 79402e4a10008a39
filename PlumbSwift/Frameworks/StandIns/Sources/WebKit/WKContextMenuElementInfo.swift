// SPDX-License-Identifier: MIT

public import Foundation

/// The link that a menu is about. None is made here: nothing on a page is held.
@preconcurrency @MainActor open class WKContextMenuElementInfo: NSObject {
  public let linkURL: URL?

  nonisolated init(linkURL: URL?) {
    self.linkURL = linkURL
    super.init()
  }
}
