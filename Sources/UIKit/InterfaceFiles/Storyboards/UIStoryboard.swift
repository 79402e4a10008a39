// SPDX-License-Identifier: MIT

public import Diagnostics
public import Foundation
import InterfaceBuilder

/// The scenes of a `.storyboard` file, from which controllers are made with their views.
///
/// The file is read as Interface Builder saves it, not as Xcode compiles it: the bundle, which may be a
/// plain folder, holds it as it lies in the project. <doc:Storyboards> has what takes the place of the
/// Objective-C runtime.
open class UIStoryboard: _UIObject {
  let name: String
  let bundle: Bundle
  /// nil where the file could not be read, about which an exception was raised.
  let file: InterfaceFile?
  private var references: [String: UIStoryboard] = [:]

  /// Reads the file `name`.storyboard of a bundle; nil stands for the main one.
  ///
  /// A file that is missing, that is there in compiled form only or that cannot be read raises
  /// `NSInvalidArgumentException`.
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

  /// What could not be taken from the file as it stands, as far as it was used.
  public var diagnostics: [Diagnostic] { file?.diagnostics ?? [] }

  private static func reason(_ fault: InterfaceFileFault, _ name: String, _ bundle: Bundle)
    -> String
  {
    switch fault {
    case .missing:
      "Could not find a storyboard named '\(name)' in bundle NSBundle <\(bundle.bundlePath)> (loaded)"
    case .compiled(let path):
      "Could not read the storyboard '\(path)': it is compiled. Have the bundle hold "
        + "'\(name).storyboard' itself."
    case .unreadable(let error): "Could not read the storyboard named '\(name)': \(error)"
    }
  }

  // MARK: Making controllers

  /// Makes the controller that the storyboard starts with; nil where it names none.
  open func instantiateInitialViewController() -> UIViewController? {
    guard let file, let id = file.document.initialControllerID else { return nil }
    return makeController(id)
  }

  /// The same, made by `creator` with the class's initialiser; nil leaves the making to the file.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    guard let file, let id = file.document.initialControllerID else { return nil }
    return makeController(id, creator: creator) as? ViewController
  }

  /// Makes the controller with an identifier. One that no scene has raises
  /// `NSInvalidArgumentException`; if its handler returns, the controller is an empty one.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    guard let id = controllerID(identifier) else { return UIViewController() }
    return makeController(id) ?? UIViewController()
  }

  /// The same, made by `creator` with the class's initialiser; nil leaves the making to the file.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let controller = controllerID(identifier).flatMap { makeController($0, creator: creator) }
    guard let controller = controller as? ViewController else {
      fatalError("The controller with identifier '\(identifier)' is no \(ViewController.self).")
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

  /// The storyboard of a reference, read once.
  func storyboard(named name: String, bundleID: String?) -> UIStoryboard {
    if let known = references[name] { return known }
    let bundle = bundleID.flatMap { Bundle(identifier: $0) } ?? bundle
    let storyboard = UIStoryboard(name: name, bundle: bundle)
    references[name] = storyboard
    return storyboard
  }

  nonisolated open override var description: String {
    "<UIStoryboard: \(LayoutDescription.address(of: self))>"
  }
}
