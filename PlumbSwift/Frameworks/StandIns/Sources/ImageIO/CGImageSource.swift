// SPDX-License-Identifier: MIT

@_exported import Foundation
@_exported import UIKit

/// A source that reads the first image of its data.
public final class CGImageSource {
  private(set) var image: UIImage?
  private(set) var type: CFString?
  /// Whether all data of an incremental source is available.
  private(set) var isComplete: Bool

  fileprivate init?(_ data: Data?) {
    isComplete = true
    update(data)
    if image == nil { return nil }
  }

  /// A source that waits for its data.
  init() { isComplete = false }

  func update(_ data: Data?, isFinal: Bool = true) {
    isComplete = isFinal
    guard let data, let image = UIImage(data: data) else { return }
    self.image = image
    type =
      switch data.first {
      case 0x89: "public.png"
      case 0xFF: "public.jpeg"
      case 0x47: "com.compuserve.gif"
      default: nil
      }
  }

  fileprivate var size: CGSize {
    guard let image else { return .zero }
    return image.cgImage.map { CGSize(width: $0.width, height: $0.height) } ?? image.size
  }
}

public func CGImageSourceCreateWithData(
  _ data: CFData, _ options: CFDictionary?
) -> CGImageSource? { CGImageSource(data as Data) }

public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSource(try? Data(contentsOf: url as URL))
}

public func CGImageSourceGetType(_ source: CGImageSource) -> CFString? { source.type }

public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { source.image == nil ? 0 : 1 }

public func CGImageSourceCreateImageAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { index == 0 ? source.image?.cgImage : nil }

/// The image, scaled down to ``kCGImageSourceThumbnailMaxPixelSize`` if that is not 0.
public func CGImageSourceCreateThumbnailAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard index == 0, let image = source.image else { return nil }
  let size = source.size
  let most = options?[kCGImageSourceThumbnailMaxPixelSize].flatMap(number)
  guard let most, most > 0, max(size.width, size.height) > most else { return image.cgImage }
  let share = most / max(size.width, size.height)
  let smaller = CGSize(
    width: max(1, (size.width * share).rounded()), height: max(1, (size.height * share).rounded()))
  let format = UIGraphicsImageRendererFormat()
  format.scale = 1
  return UIGraphicsImageRenderer(size: smaller, format: format).image { _ in
    image.draw(in: CGRect(origin: .zero, size: smaller))
  }.cgImage
}

public func CGImageSourceCopyPropertiesAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard index == 0, source.image != nil else { return nil }
  let properties: [CFString: Any] = [
    kCGImagePropertyPixelWidth: Int(source.size.width),
    kCGImagePropertyPixelHeight: Int(source.size.height),
  ]
  return properties as CFDictionary
}

/// The number in a dictionary's value, regardless of its type.
private func number(_ value: Any) -> CGFloat? {
  switch value {
  case let value as CGFloat: value
  case let value as Double: value
  case let value as Int: CGFloat(value)
  case let value as NSNumber: CGFloat(value.doubleValue)
  default: nil
  }
}
