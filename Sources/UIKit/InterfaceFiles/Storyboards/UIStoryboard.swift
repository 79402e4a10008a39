// SPDX-License-Identifier: MIT

public import Diagnostics
public import Foundation
import InterfaceBuilder

/// The scenes of a `.storyboard` file.
///
/// The bundle, which may be a plain folder, contains the file as Interface Builder saves it, not
/// Xcode's compiled form. <doc:Storyboards> describes the replacement of the Objective-C runtime.
open class UIStoryboard: _UIObject {
  let name: String
  let bundle: Bundle
  /// Nil if the file could not be read, which has raised an exception.
  let file: InterfaceFile?
  private var references: [String: UIStoryboard] = [:]

  /// Reads `name`.storyboard from a bundle, or from the main bundle if nil.
  ///
  /// A missing, compiled or unreadable file raises `NSInvalidArgumentException`.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    bundle = storyboardBundleOrNil ?? .main
    var file: InterfaceFile?
    do throws(InterfaceFileFault) {
      file = try InterfaceFile.load(name, "storyboard", of: bundle)
    } catch {
      LayoutException.raiseInvalidArgument(Self.reason(error, name, bundle))
    }
    self.file = file
    super.init(object: ())
  }

  /// Reports on the parts of the file that were used and not accepted.
  public var diagnostics: [Diagnostic] { file?.diagnostics ?? [] }

  private static func reason(_ fault: InterfaceFileFault, _ name: String, _ bundle: Bundle)
    -> String
  {
    switch fault {
    case .missing:
      "Could not find a storyboard named '\(name)' in bundle NSBundle <\(bundle.bundlePath)> (loaded)"
    case .compiled(let path):
      "Could not read the storyboard '\(path)': it is compiled. Put "
        + "'\(name).storyboard' itself into the bundle."
    case .unreadable(let error): "Could not read the storyboard named '\(name)': \(error)"
    }
  }

  // MARK: Making controllers

  open func instantiateInitialViewController() -> UIViewController? {
    guard let file, let id = file.document.initialControllerID else { return nil }
    return makeController(id)
  }

  /// If `creator` returns nil, the file's class is used.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    guard let file, let id = file.document.initialControllerID else { return nil }
    return makeController(id, creator: creator) as? ViewController
  }

  /// An unknown identifier raises `NSInvalidArgumentException`. If the exception's handler returns,
  /// the result is an empty controller.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    guard let id = controllerID(identifier) else { return UIViewController() }
    return makeController(id) ?? UIViewController()
  }

  /// If `creator` returns nil, the file's class is used.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let controller = controllerID(identifier).flatMap { makeController($0, creator: creator) }
    guard let controller = controller as? ViewController else {
      fatalError("The controller with identifier '\(identifier)' is not a \(ViewController.self).")
    }
    return controller
  }

  private func controllerID(_ identifier: String) -> String? {
    let scene = file?.document.scenes.first {
      $0.controller?["storyboardIdentifier"] == identifier
    }
    if let id = scene?.controllerID { return id }
    LayoutException.raiseInvalidArgument(
      "Storyboard (\(self)) doesn't contain a view controller with identifier '\(identifier)'")
    return nil
  }

  /// The storyboard of a reference. It is read once.
  func storyboard(named name: String, bundleID: String?) -> UIStoryboard {
    if let known = references[name] { return known }
    let bundle = bundleID.flatMap { Bundle(identifier: $0) } ?? bundle
    let storyboard = UIStoryboard(name: name, bundle: bundle)
    references[name] = storyboard
    return storyboard
  }

  nonisolated open override var description: String {
    "<UIStoryboard: \(ObjectDescription.address(of: self))>"
  }
}
