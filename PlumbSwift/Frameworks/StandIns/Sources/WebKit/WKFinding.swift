// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// Has no session for any page: nothing is found.
final class WKFinding: NSObject, UIFindInteractionDelegate {
  @MainActor static let shared = WKFinding()

  func findInteraction(
    _ interaction: UIFindInteraction, sessionFor view: UIView
  ) -> UIFindSession? { nil }
}
