// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// A delegate that offers no find session.
final class WKFinding: NSObject, UIFindInteractionDelegate {
  @MainActor static let shared = WKFinding()

  func findInteraction(
    _ interaction: UIFindInteraction, sessionFor view: UIView
  ) -> UIFindSession? { nil }
}
