// SPDX-License-Identifier: MIT

public import Foundation

/// Never called.
@preconcurrency @MainActor
public protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void)
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL)
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
    error: (any Error)?)
}

extension UIDocumentBrowserViewControllerDelegate {
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]
  ) {}
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
  ) {}
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL
  ) {}
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
    error: (any Error)?
  ) {}
}

/// An empty view: there are no documents to browse.
open class UIDocumentBrowserViewController: UIViewController {
  public enum ImportMode: UInt, Sendable { case none, copy, move }

  public enum BrowserUserInterfaceStyle: UInt, Sendable { case white, light, dark }

  public let contentTypes: [UTType]
  open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
  open var allowsDocumentCreation = true
  open var allowsPickingMultipleItems = false
  open var shouldShowFileExtensions = false
  open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.white
  open var localizedCreateDocumentActionTitle = "Create Document"
  open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = []
  open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = []

  public init(forOpening contentTypes: [UTType]?) {
    self.contentTypes = contentTypes ?? []
    super.init(nibName: nil, bundle: nil)
  }

  public convenience init(forOpeningContentTypes contentTypes: [UTType]?) {
    self.init(forOpening: contentTypes)
  }

  public convenience init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
    self.init(forOpening: allowedContentTypes?.map { UTType(importedAs: $0) })
  }

  public required init?(coder: NSCoder) {
    contentTypes = []
    super.init(coder: coder)
  }

  /// Returns the given URL: nothing is copied or moved.
  open func importDocument(
    at documentURL: URL, nextToDocumentAt neighbourURL: URL, mode importMode: ImportMode,
    completionHandler completion: @escaping (URL?, (any Error)?) -> Void
  ) { completion(documentURL, nil) }

  /// Returns the given URL.
  open func revealDocument(
    at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil
  ) { completion?(url, nil) }
}
