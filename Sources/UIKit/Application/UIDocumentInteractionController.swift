// SPDX-License-Identifier: MIT

public import Foundation

/// Opens and shows nothing. Its methods return false.
open class UIDocumentInteractionController: _PlainObject {
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  open var url: URL?
  open var uti: String?
  open var name: String?
  open var annotation: Any?

  public convenience init(url: URL) {
    self.init()
    self.url = url
    name = url.lastPathComponent
  }

  open var icons: [UIImage] { [] }

  open func presentPreview(animated: Bool) -> Bool { false }

  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }

  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }

  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }

  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }

  open func dismissPreview(animated: Bool) {}

  open func dismissMenu(animated: Bool) {}
}

/// Never called.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
  func documentInteractionControllerDidDismissOpenInMenu(
    _ controller: UIDocumentInteractionController)
}

extension UIDocumentInteractionControllerDelegate {
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIViewController() }

  public func documentInteractionControllerDidEndPreview(
    _ controller: UIDocumentInteractionController
  ) {}

  public func documentInteractionControllerDidDismissOpenInMenu(
    _ controller: UIDocumentInteractionController
  ) {}
}

/// The content of a `.dataset` in an asset catalog.
// Immutable. Clients subclass it.
open class NSDataAsset: NSObject, @unchecked Sendable {
  public let name: String
  public let data: Data
  public let typeIdentifier: String

  public convenience init?(name: String) { self.init(name: name, bundle: .main) }

  /// Searches the catalogs of the bundle. Returns nil if they contain no data set with the name.
  public init?(name: String, bundle: Bundle) {
    let folder = bundle.folder
    let paths = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let set = paths?.lazy.compactMap { $0 as? URL }.first {
      $0.pathExtension == "dataset"
        && $0.deletingPathExtension().lastPathComponent == (name as NSString).lastPathComponent
    }
    guard let set,
      let contents = try? Data(contentsOf: set.appending(path: "Contents.json")),
      let entries = try? JSONSerialization.jsonObject(with: contents) as? [String: Any],
      let entry = (entries["data"] as? [[String: Any]])?.first(where: { $0["filename"] != nil }),
      let file = entry["filename"] as? String,
      let data = try? Data(contentsOf: set.appending(path: file))
    else { return nil }
    self.name = name
    self.data = data
    typeIdentifier =
      entry["universal-type-identifier"] as? String
      ?? UTType(filenameExtension: (file as NSString).pathExtension)?.identifier ?? "public.data"
    super.init()
  }
}
