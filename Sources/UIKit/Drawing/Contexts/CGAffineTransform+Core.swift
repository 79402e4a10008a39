// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation

extension CGAffineTransform {
  var core: Transform {
    Transform(
      a: Double(a), b: Double(b), c: Double(c), d: Double(d), tx: Double(tx), ty: Double(ty))
  }
}
