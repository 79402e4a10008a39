// SPDX-License-Identifier: MIT

public import Foundation
public import UIKit

/// A destination that counts its images and writes nothing, because images have no pixels.
public final class CGImageDestination {
  fileprivate let count: Int
  fileprivate var images: [CGImage] = []

  fileprivate init(count: Int) { self.count = count }
}

public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(count: count) }

public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(count: count) }

/// Ignores images beyond the count of the destination.
public func CGImageDestinationAddImage(
  _ destination: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {
  guard destination.images.count < destination.count else { return }
  destination.images.append(image)
}

/// Adds the image at an index of a source, if it exists.
public func CGImageDestinationAddImageFromSource(
  _ destination: CGImageDestination, _ source: CGImageSource, _ index: Int,
  _ properties: CFDictionary?
) {
  guard let image = CGImageSourceCreateImageAtIndex(source, index, nil) else { return }
  CGImageDestinationAddImage(destination, image, properties)
}

/// No effect.
public func CGImageDestinationSetProperties(
  _ destination: CGImageDestination, _ properties: CFDictionary?
) {}

/// - Returns: Always false, because no image is written.
public func CGImageDestinationFinalize(_ destination: CGImageDestination) -> Bool { false }
