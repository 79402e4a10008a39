// SPDX-License-Identifier: MIT

package import AutoLayout
import Synchronization

/// The appearance, scale and text size with which contexts of this process draw.
///
/// UIKit sets it whenever its screen's environment changes. Without UIKit it is that of a device in
/// light appearance.
package enum DrawingEnvironment {
  private static let shared = Mutex(Environment())

  package static var current: Environment {
    get { shared.withLock { $0 } }
    set { shared.withLock { $0 = newValue } }
  }
}
