// SPDX-License-Identifier: MIT

public import Diagnostics
public import Foundation
import InterfaceBuilder

/// The objects of a `.xib` file, made as often as wanted.
///
/// As with ``UIStoryboard`` the bundle holds the file itself, not what Xcode compiles it to.
open class UINib: _UIObject {
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    /// No effect.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  private let source: Result<InterfaceFile, InterfaceFileFault>
  private let name: String
  private let bundle: Bundle

  /// Reads `name`.xib of a bundle; nil stands for the main one. What is wrong with the file is told when
  /// it is used.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    bundle = bundleOrNil ?? .main
    source = Self.load(name, bundle)
    super.init(object: ())
  }

  /// The nib that the bytes of a `.xib` file are.
  public init(data nibData: Data, bundle bundleOrNil: Bundle?) {
    name = "data"
    let bundle = bundleOrNil ?? .main
    self.bundle = bundle
    do throws(IBFileError) {
      source = .success(InterfaceFile(try IBFile.load(nibData, file: "data"), bundle: bundle))
    } catch {
      source = .failure(.unreadable(error))
    }
    super.init(object: ())
  }

  private static func load(
    _ name: String, _ bundle: Bundle
  ) -> Result<InterfaceFile, InterfaceFileFault> {
    do throws(InterfaceFileFault) {
      return .success(try InterfaceFile.load(name, "xib", of: bundle))
    } catch {
      return .failure(error)
    }
  }

  /// What could not be taken from the file as it stands, as far as it was used.
  public var diagnostics: [Diagnostic] { (try? source.get())?.diagnostics ?? [] }

  /// Makes the objects at the top of the file, with all that is below them, and connects them with the
  /// file's owner.
  ///
  /// A file that is missing, that is there in compiled form only or that cannot be read raises
  /// `NSInternalInconsistencyException`; if its handler returns, there are no objects.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    guard let file = file() else { return [] }
    let scene = InterfaceScene(file: file)
    let owner = ownerOrNil.map { $0 as AnyObject }
    if let controller = owner as? UIViewController { scene.controller = controller }
    let elements = file.document.root.list("objects")
    for element in elements where element["placeholderIdentifier"] == "IBFilesOwner" {
      if let owner { scene.note(owner: owner, element) }
    }
    let objects = elements.compactMap { scene.makeTopLevel($0) }
    scene.finish()
    (owner as? UIViewController)?.state.nibScene = scene
    return objects
  }

  private func file() -> InterfaceFile? {
    switch source {
    case .success(let file): return file
    case .failure(.missing):
      LayoutException.raiseInconsistency(
        "Could not load NIB in bundle: 'NSBundle <\(bundle.bundlePath)> (loaded)' with name '\(name)'"
      )
    case .failure(.compiled(let path)):
      LayoutException.raiseInconsistency(
        "Could not load the nib '\(path)': it is compiled. Have the bundle hold '\(name).xib' itself."
      )
    case .failure(.unreadable(let error)):
      LayoutException.raiseInconsistency("Could not load the nib named '\(name)': \(error)")
    }
    return nil
  }

  /// The one view of a nib that is registered for the cells, headers or footers of a list.
  func makeReusable<View: UIView>(_ identifier: String, as type: View.Type) -> View? {
    let objects = instantiate(withOwner: nil)
    if objects.count == 1, let view = objects[0] as? View { return view }
    if !objects.isEmpty {
      LayoutException.raiseInconsistency(
        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top "
          + "level object which must be a \(View.self) instance")
    }
    return nil
  }
}

extension Bundle {
  /// Makes the objects of `name`.xib; see ``UINib/instantiate(withOwner:options:)``.
  @preconcurrency @MainActor
  @discardableResult
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? { UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options) }
}
