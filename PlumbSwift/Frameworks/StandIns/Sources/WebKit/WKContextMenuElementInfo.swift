// SPDX-License-Identifier: MIT

public import Foundation

/// The link of a context menu. Web views never create one.
@preconcurrency @MainActor open class WKContextMenuElementInfo: NSObject {
  public let linkURL: URL?

  nonisolated init(linkURL: URL?) {
    self.linkURL = linkURL
    super.init()
  }
}
