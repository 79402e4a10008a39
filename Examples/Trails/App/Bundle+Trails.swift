// SPDX-License-Identifier: MIT

import Foundation

extension Bundle {
  /// The folder with the storyboard and the asset catalog.
  static let trails =
    Bundle(path: Bundle.module.bundlePath + "/Resources") ?? .module
}
