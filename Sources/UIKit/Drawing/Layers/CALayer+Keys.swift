// SPDX-License-Identifier: MIT

import FoundationAdditions

// Key-value coding and observing of layers.

extension CALayer: UndefinedKeyObject {
  package func undefinedValue(forKey key: String) -> Any? { keyedValues[key] }

  package func setUndefinedValue(_ value: Any?, forKey key: String) { keyedValues[key] = value }
}

extension CAAnimation: UndefinedKeyObject {
  package func undefinedValue(forKey key: String) -> Any? { keyedValues[key] }

  package func setUndefinedValue(_ value: Any?, forKey key: String) { keyedValues[key] = value }
}

extension CALayer: SystemObject {
  package func systemMember(_ name: String) -> NamedMember? {
    LayerKeyPaths.member(name, of: self)
  }

  /// False: layers have properties, but no methods that are called by name.
  package static func hasSystemMember(_ selector: Selector) -> Bool { false }
}

extension CALayer: PartKeyPathObject {
  package func part(at path: String) -> Any? { LayerKeyPaths.part(path, of: self) }

  package func setPart(at path: String, to value: Any?) -> Bool {
    LayerKeyPaths.setPart(path, of: self, to: value)
  }
}

extension CALayer: ViewFollower {
  package var followedView: AnyObject? { view }
}
