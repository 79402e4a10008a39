// SPDX-License-Identifier: MIT

import InterfaceBuilder

/// The classes that Interface Builder files may name as custom classes.
///
/// A class of a module that the file names is found by itself. One whose file names no module, or that
/// of an Xcode target which is called otherwise here, is registered before the file is loaded:
///
///     InterfaceClasses.register(LoginViewController.self, PriceCell.self)
@preconcurrency @MainActor
public enum InterfaceClasses {
  private static var registered: [String: AnyClass] = [:]

  /// Has files find classes by their names, with or without any module.
  public static func register(_ types: AnyClass...) {
    for type in types { registered[String(describing: type)] = type }
  }

  /// Has files find a class by a name of their own, such as that of an Objective-C class.
  public static func register(_ type: AnyClass, as name: String) { registered[name] = type }

  /// The class that a file calls `name`; nil where there is none.
  static func find(_ name: String, module: String?) -> AnyClass? {
    if let type = registered[name] { return type }
    // UIKit's classes may stand as custom classes as well; they are of this module. Those of frameworks beside it are
    // there where the app brings the framework.
    let framework = frameworks.first { name.hasPrefix($0.prefix) }?.module
    for module in [module, "UIKit", framework].compactMap({ $0 }) {
      if let type = _typeByName("\(module.utf8.count)\(module)\(name.utf8.count)\(name)C") {
        return type as? AnyClass
      }
    }
    return nil
  }

  /// The frameworks beside UIKit whose views and controllers have elements of their own in files.
  private static let frameworks = [
    (prefix: "WK", module: "WebKit"), (prefix: "MK", module: "MapKit"),
    (prefix: "AV", module: "AVKit"), (prefix: "PDF", module: "PDFKit"),
  ]

  /// Whether the object is of a class of the app's.
  nonisolated static func isClient(_ object: AnyObject) -> Bool {
    !String(reflecting: type(of: object)).hasPrefix("UIKit.")
  }

  static func viewClass(ofElement tag: String) -> UIView.Type {
    guard let name = ViewElement(tag: tag)?.className else { return UIView.self }
    return find(name, module: nil) as? UIView.Type ?? UIView.self
  }

  static func controllerClass(ofElement tag: String) -> UIViewController.Type {
    let name =
      tag == "avPlayerViewController"
      ? "AVPlayerViewController" : "UI" + tag.prefix(1).uppercased() + tag.dropFirst()
    return find(name, module: nil) as? UIViewController.Type ?? UIViewController.self
  }
}
