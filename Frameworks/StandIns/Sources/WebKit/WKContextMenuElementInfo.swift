// SPDX-License-Identifier: MIT

public import Foundation
import UIKit

/// The link that a menu is about. None is made here: nothing on a page is held.
@MainActor open class WKContextMenuElementInfo: NSObject {
  public let linkURL: URL?

  nonisolated init(linkURL: URL?) {
    self.linkURL = linkURL
    super.init()
  }
}

/// Has no session for any page: nothing is found.
final class WKFinding: NSObject, UIFindInteractionDelegate {
  @MainActor static let shared = WKFinding()

  func findInteraction(
    _ interaction: UIFindInteraction, sessionFor view: UIView
  ) -> UIFindSession? { nil }
}
