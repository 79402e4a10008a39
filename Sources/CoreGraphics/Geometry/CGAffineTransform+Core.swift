// SPDX-License-Identifier: MIT

import Foundation
package import UIKitComponents

extension CGAffineTransform {
  package var core: Transform {
    Transform(
      a: Double(a), b: Double(b), c: Double(c), d: Double(d), tx: Double(tx), ty: Double(ty))
  }
}
