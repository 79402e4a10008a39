// SPDX-License-Identifier: MIT

import Foundation
import UIKitComponents

extension CGAffineTransform {
  var core: Transform {
    Transform(
      a: Double(a), b: Double(b), c: Double(c), d: Double(d), tx: Double(tx), ty: Double(ty))
  }
}
