// SPDX-License-Identifier: MIT

public import Foundation
import LayoutCore

/// What views that an appearance is set for may be contained in: views and controllers.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// What looks can be set for by class, before objects of it are shown.
///
/// UIKit hands out a stand-in that forwards messages, which needs the Objective-C runtime. Here the stand-in
/// is an object of the class that is never shown. As a view enters a window it takes over what was set on the
/// stand-ins of its class and of the classes above, the most special ones last, unless something else was
/// set on the view itself. Of what UIKit lets be set so, these are taken over: the colours of
/// backgrounds, tints and bars, fonts and colours of labels and fields, and whether bars let through what
/// lies below. Other properties of a stand-in, and those of bar buttons, are not.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {
  /// The stand-in for all views of the class, to set looks on.
  ///
  /// The class must have `init(frame:)`, as those have that declare no other initialiser of their own.
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  /// The stand-in for the views of the class that are in one of the first kind, which is in one of the
  /// second, and so on.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    let standIn = AppearanceStandIns.shared.standIn(for: self, in: containerTypes)
    return unsafeDowncast(standIn, to: Self.self)
  }

  /// The tint that was set on this very view.
  var ownTint: UIColor? {
    get { LayoutStore.current.forest[item].appearance.tintColor.map { UIColor($0) } }
    set { tintColor = newValue }
  }
}

extension UIViewController: UIAppearanceContainer {}
