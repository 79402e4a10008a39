// SPDX-License-Identifier: MIT

public import Diagnostics
public import Foundation
import InterfaceBuilder

/// The objects of a `.xib` file, which can be made any number of times.
///
/// As with ``UIStoryboard``, the bundle contains the `.xib` file itself, not Xcode's compiled form.
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

  /// Reads `name`.xib from a bundle, or from the main bundle if nil. Faults of the file are
  /// reported when it is used.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    bundle = bundleOrNil ?? .main
    source = Self.load(name, bundle)
    super.init(object: ())
  }

  /// Reads a nib from the bytes of a `.xib` file.
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

  /// Reports on the parts of the file that were used and not accepted.
  public var diagnostics: [Diagnostic] { (try? source.get())?.diagnostics ?? [] }

  /// Makes the top-level objects with their descendants, and connects them with the file's owner.
  ///
  /// A missing, compiled or unreadable file raises `NSInternalInconsistencyException`. If the
  /// exception's handler returns, the result is empty.
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
        "Could not load the nib '\(path)': it is compiled. Put '\(name).xib' itself into the bundle."
      )
    case .failure(.unreadable(let error)):
      LayoutException.raiseInconsistency("Could not load the nib named '\(name)': \(error)")
    }
    return nil
  }

  /// The only view of a nib that is registered for cells, headers or footers.
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
  /// Makes the objects of `name`.xib. See ``UINib/instantiate(withOwner:options:)``.
  @preconcurrency @MainActor
  @discardableResult
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? { UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options) }
}
