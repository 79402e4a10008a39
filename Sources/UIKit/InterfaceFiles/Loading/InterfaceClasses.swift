// SPDX-License-Identifier: MIT

import InterfaceBuilder

/// The classes that Interface Builder files may name as custom classes.
///
/// A class in a module that the file names is found without registration. Register other classes
/// before the file is loaded: those without a module in the file, and those whose module has
/// another name here than in Xcode. "Inherit Module From Target" means the target of the resource
/// bundle that contains the file.
///
///     InterfaceClasses.register(LoginViewController.self, PriceCell.self)
@preconcurrency @MainActor
public enum InterfaceClasses {
  private static var registered: [String: AnyClass] = [:]

  /// Registers classes by their names, for every module name in files.
  public static func register(_ types: AnyClass...) {
    for type in types { registered[String(describing: type)] = type }
  }

  /// Registers a class with another name, such as that of an Objective-C class.
  public static func register(_ type: AnyClass, as name: String) { registered[name] = type }

  /// The class with the file's name `name`. Nil if it is unknown.
  static func find(_ name: String, module: String?) -> AnyClass? {
    find(name, modules: [module])
  }

  /// The class in the first of the modules that has it.
  static func find(_ name: String, modules: [String?]) -> AnyClass? {
    if let type = registered[name] { return type }
    // UIKit's classes may be custom classes too. They are in this module. Classes of other
    // frameworks exist if the app links the framework.
    let framework = frameworks.first { name.hasPrefix($0.prefix) }?.module
    for module in (modules + ["UIKit", framework]).compactMap({ $0 }) {
      if let type = _typeByName("\(module.utf8.count)\(module)\(name.utf8.count)\(name)C") {
        return type as? AnyClass
      }
    }
    return nil
  }

  /// Other frameworks whose views and controllers have their own elements in files.
  private static let frameworks = [
    (prefix: "WK", module: "WebKit"), (prefix: "MK", module: "MapKit"),
    (prefix: "AV", module: "AVKit"), (prefix: "PDF", module: "PDFKit"),
  ]

  /// Whether the object's class belongs to the app.
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
