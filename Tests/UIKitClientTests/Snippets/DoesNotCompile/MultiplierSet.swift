// SPDX-License-Identifier: MIT

import UIKit

@MainActor func relate(_ constraint: NSLayoutConstraint) {
  constraint.multiplier = 2
}
