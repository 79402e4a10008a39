// SPDX-License-Identifier: MIT

import UIKit

@MainActor func relate(_ a: UIView) {
  _ = a.topAnchor.constraint(equalToConstant: 20)
}
