// SPDX-License-Identifier: MIT

public import Foundation

/// Reads images from files. Drawing decodes them.
public final class UIImageReader: NSObject, Sendable {
  public struct Configuration: Sendable {
    /// No effect.
    public var prefersHighDynamicRange = false
    /// No effect.
    public var preparesImagesForDisplay = false
    /// The size of the returned images in points. Zero keeps their own size.
    public var preferredThumbnailSize = CGSize.zero
    /// No effect.
    public var pixelsPerInch: CGFloat = 0

    public init() {}
  }

  public static let `default` = UIImageReader(configuration: Configuration())

  public let configuration: Configuration

  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init()
  }

  public func image(contentsOf url: URL) -> UIImage? {
    UIImage(contentsOfFile: url.path).flatMap(finished)
  }

  public func image(data: Data) -> UIImage? { UIImage(data: data).flatMap(finished) }

  public func image(contentsOf url: URL) async -> UIImage? {
    UIImage(contentsOfFile: url.path).flatMap(finished)
  }

  public func image(data: Data) async -> UIImage? { UIImage(data: data).flatMap(finished) }

  private func finished(_ image: UIImage) -> UIImage? {
    let size = configuration.preferredThumbnailSize
    return size == .zero ? image : image.preparingThumbnail(of: size)
  }
}
