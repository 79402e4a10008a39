// SPDX-License-Identifier: MIT

/// Takes values under any key, as layers and animations do.
protocol FreeValues: AnyObject {
  var freeValues: [String: Any] { get set }
}

extension CALayer: FreeValues {}

extension CAAnimation: FreeValues {}
