// SPDX-License-Identifier: MIT

@_exported import Foundation
import PlumbAbsence
@_exported import UIKit

public struct QLThumbnailError: Error, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case generationFailed, savingToURLFailed, noCachedThumbnail, noCloudThumbnail, requestInvalid
    case requestCancelled
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
}

/// A small picture of a file: of images it is the image, of others there is none.
open class QLThumbnailRepresentation: NSObject, @unchecked Sendable {
  public enum RepresentationType: Int, Sendable { case icon, lowQualityThumbnail, thumbnail }

  public let type: RepresentationType
  public let uiImage: UIImage
  public let cgImage: CGImage
  open var contentRect: CGRect { CGRect(origin: .zero, size: uiImage.size) }

  init(_ image: UIImage, _ content: CGImage) {
    type = .thumbnail
    uiImage = image
    cgImage = content
  }
}

open class QLThumbnailGenerator: NSObject, @unchecked Sendable {
  open class Request: NSObject, @unchecked Sendable {
    public struct RepresentationTypes: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }

      public static let icon = RepresentationTypes(rawValue: 1)
      public static let lowQualityThumbnail = RepresentationTypes(rawValue: 2)
      public static let thumbnail = RepresentationTypes(rawValue: 4)
      public static let all = RepresentationTypes(rawValue: 7)
    }

    let fileURL: URL
    public let size: CGSize
    public let scale: CGFloat
    public let representationTypes: RepresentationTypes
    open var iconMode = false
    open var minimumDimension: CGFloat = 0

    public init(
      fileAt url: URL, size: CGSize, scale: CGFloat, representationTypes: RepresentationTypes
    ) {
      fileURL = url
      self.size = size
      self.scale = scale
      self.representationTypes = representationTypes
    }
  }

  public static let shared = QLThumbnailGenerator()

  open func generateBestRepresentation(
    for request: Request,
    completion: @escaping @Sendable (QLThumbnailRepresentation?, (any Error)?) -> Void
  ) {
    do { completion(try thumbnail(for: request), nil) } catch { completion(nil, error) }
  }

  open func generateBestRepresentation(for request: Request) async throws
    -> QLThumbnailRepresentation
  { try thumbnail(for: request) }

  open func generateRepresentations(
    for request: Request,
    update: (
      @Sendable (
        QLThumbnailRepresentation?, QLThumbnailRepresentation.RepresentationType, (any Error)?
      ) -> Void
    )?
  ) {
    do { update?(try thumbnail(for: request), .thumbnail, nil) } catch {
      update?(nil, .thumbnail, error)
    }
  }

  /// No effect.
  open func cancel(_ request: Request) {}

  private func thumbnail(for request: Request) throws -> QLThumbnailRepresentation {
    guard request.representationTypes.contains(.thumbnail),
      let small = UIImage(contentsOfFile: request.fileURL.path)?.preparingThumbnail(
        of: request.size),
      let content = small.cgImage
    else {
      Absence.tell("QuickLookThumbnailing: only images have thumbnails here")
      throw QLThumbnailError(.generationFailed)
    }
    return QLThumbnailRepresentation(small, content)
  }
}
