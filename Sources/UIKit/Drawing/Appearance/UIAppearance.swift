// SPDX-License-Identifier: MIT

import AutoLayout
public import Foundation
import UIKitComponents

@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// UIKit hands out a proxy that forwards messages, which needs the Objective-C runtime. Here the
/// proxy is an object of the class that is never shown. As a view enters a window it takes over
/// what was set on the proxies of its class and of the classes above, the most special ones last,
/// unless something else was set on the view itself.
///
/// Taken over are the direction of views' contents, the colours of backgrounds, tints and bars, fonts and colours of labels and
/// fields, whether bars are translucent, and appearances and images that are set on bars. Other properties of a proxy, and
/// those of bar buttons, have no effect.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {
  // A proxy of such a class is made without its initialisers: see `UIView.makeUninitialized(_:)`.
  /// A class that hides `init(frame:)` must be one of sources that `plumb swift` compiles; what its proxy has of
  /// properties that the class declares itself was never set.
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    let proxy = AppearanceProxies.shared.proxy(for: self, in: containerTypes)
    return unsafeDowncast(proxy, to: Self.self)
  }

  /// As ``appearance()`` while the screen has these traits; otherwise what nobody looks at.
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

  /// The tint that was set on this very view.
  var ownTint: UIColor? {
    get { LayoutStore.current.forest[item].appearance.tintColor.map { UIColor($0) } }
    set { tintColor = newValue }
  }
}

extension UIViewController: UIAppearanceContainer {}
