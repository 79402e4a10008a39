// SPDX-License-Identifier: MIT

public import Foundation

public enum UIPreferredPresentationStyle: Int, Sendable { case unspecified, inline, attachment }

extension NSItemProvider {
  public typealias CompletionHandler = @Sendable (Any?, (any Error)?) -> Void
  public typealias LoadHandler = (CompletionHandler?, Any?, [AnyHashable: Any]?) -> Void

  public static let errorDomain = "NSItemProviderErrorDomain"

  public enum ErrorCode: Int, Error, CustomNSError, Sendable {
    case unknownError = -1
    case itemUnavailableError = -1000
    case unexpectedValueClassError = -1100
    case unavailableCoercionError = -1200

    public static var errorDomain: String { NSItemProvider.errorDomain }
    public var errorCode: Int { rawValue }
  }

  /// Loads the registered data, or the data of the provider's object.
  @discardableResult
  public func loadDataRepresentation(
    for contentType: UTType,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    guard let entry = registrations.entry(for: contentType) else {
      return loadDataRepresentation(
        forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
    }
    return ItemRegistrations.loadData(entry, completionHandler) ?? Progress(totalUnitCount: 1)
  }

  /// Loads the registered file, or a file with the registered data. The handler also gets whether
  /// it is the original file. Without a file and data it gets an error.
  @discardableResult
  public func loadFileRepresentation(
    for contentType: UTType, openInPlace: Bool = false,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    guard let entry = registrations.entry(for: contentType) else {
      return loadFileRepresentation(forTypeIdentifier: contentType.identifier) { url, error in
        completionHandler(url, false, error ?? (url == nil ? ErrorCode.itemUnavailableError : nil))
      }
    }
    return ItemRegistrations.loadFile(
      entry, named: suggestedName, inPlace: openInPlace, completionHandler)
      ?? Progress(totalUnitCount: 1)
  }

  @discardableResult
  public func loadInPlaceFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    loadFileRepresentation(
      for: UTType(importedAs: typeIdentifier), openInPlace: true,
      completionHandler: completionHandler)
  }

  // MARK: Previews

  public var previewImageHandler: LoadHandler? {
    get { registrations.previewImageHandler }
    set { registrations.previewImageHandler = newValue }
  }

  /// Calls ``previewImageHandler``. Without a handler, it fails.
  public func loadPreviewImage(
    options: [AnyHashable: Any] = [:], completionHandler: @escaping CompletionHandler
  ) {
    guard let previewImageHandler else {
      return completionHandler(nil, ErrorCode.itemUnavailableError)
    }
    previewImageHandler(completionHandler, UIImage.self, options)
  }

  /// No effect.
  public var preferredPresentationSize: CGSize {
    get { registrations.preferredPresentationSize }
    set { registrations.preferredPresentationSize = newValue }
  }

  /// No effect.
  public var preferredPresentationStyle: UIPreferredPresentationStyle {
    get { registrations.preferredPresentationStyle }
    set { registrations.preferredPresentationStyle = newValue }
  }

  /// No effect.
  public var teamData: Data? {
    get { registrations.teamData }
    set { registrations.teamData = newValue }
  }
}
