// SPDX-License-Identifier: MIT

import UIKit

@MainActor func relate(_ a: UIView) {
  a.setContentHuggingPriority(251, for: .horizontal)
}
