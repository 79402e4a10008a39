// SPDX-License-Identifier: MIT

import UIKit

@MainActor func relate(_ a: UIView, _ b: UIView) {
  _ = a.widthAnchor.constraint(equalTo: b.trailingAnchor)
}
