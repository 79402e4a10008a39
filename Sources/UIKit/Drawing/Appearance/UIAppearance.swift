// SPDX-License-Identifier: MIT

import AutoLayout
public import Foundation
import UIKitComponents

@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// In UIKit an appearance proxy forwards messages, which needs the Objective-C runtime. This proxy
/// is a hidden instance of the class. When a view enters a window, it gets the values of the
/// proxies of its class and superclasses. More specific proxies win. A value that was set on the
/// view itself stays.
///
/// These properties are applied: semantic content attributes, background, tint and bar colors,
/// fonts and colors of labels and text fields, translucency of bars, and the appearances and images
/// of bars. Other properties of a proxy, and those of bar button items, have no effect.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {
  // A proxy of such a class is created without its initializers: see
  // `UIView.makeUninitialized(_:)`.
  /// A class that hides `init(frame:)` works only if `plumb swift` compiles its sources. The
  /// properties that the class declares itself are uninitialized in its proxy.
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    let proxy = AppearanceProxies.shared.proxy(for: self, in: containerTypes)
    return unsafeDowncast(proxy, to: Self.self)
  }

  /// The proxy of ``appearance()`` while the screen has these traits. Otherwise a view that is not
  /// used.
  public static func appearance(for traits: UITraitCollection) -> Self {
    appearance(for: traits, whenContainedInInstancesOf: [])
  }

  public static func appearance(
    for traits: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    guard UITraitCollection.screen.containsTraits(in: traits) else {
      return unsafeDowncast(UIView.make(self, frame: .zero), to: Self.self)
    }
    return appearance(whenContainedInInstancesOf: containerTypes)
  }

  /// The tint color that was set on this view, without those of its superviews.
  var ownTint: UIColor? {
    get { LayoutStore.current.forest[item].appearance.tintColor.map { UIColor($0) } }
    set { tintColor = newValue }
  }
}

extension UIViewController: UIAppearanceContainer {}
