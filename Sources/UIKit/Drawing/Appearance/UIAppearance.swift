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
  /// Raises `NSInvalidArgumentException` if the class hides `init(frame:)`.
  ///
  /// UIKit's proxy is no view, so UIKit accepts such a class. `plumb swift` detects it by
  /// `_HidesInitializers`. In other builds the call of the missing initializer ends the program.
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
      return unsafeDowncast(UIView.makeProxy(of: self), to: Self.self)
    }
    return appearance(whenContainedInInstancesOf: containerTypes)
  }

  /// Makes a view to use as the appearance proxy of its class.
  static func makeProxy(of type: UIView.Type) -> UIView {
    if type is any _HidesInitializers.Type {
      let reason =
        "+[\(type) appearance]: the proxy is a view of the class, and \(type) cannot be made because "
        + "it does not inherit init(frame:)"
      LayoutException.raiseInvalidArgument(reason)
      // There is no view to return if the handler returns.
      fatalError(reason)
    }
    return make(type, frame: .zero)
  }

  /// The tint color that was set on this view, without those of its superviews.
  var ownTint: UIColor? {
    get { LayoutStore.current.forest[item].appearance.tintColor.map { UIColor($0) } }
    set { tintColor = newValue }
  }
}

extension UIViewController: UIAppearanceContainer {}
