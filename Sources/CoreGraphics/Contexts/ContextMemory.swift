// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import LayoutRendering
import UIKitComponents

/// The pixels of a context. They are the client's memory, or are created when they are needed.
final class ContextMemory {
  package let pointer: UnsafeMutableRawPointer
  package let bytesPerRow: Int
  private let layout: PixelLayout
  private let isOwn: Bool
  private var bitmap: Bitmap
  private var drawn = 0

  package init(
    _ pointer: UnsafeMutableRawPointer?, _ layout: PixelLayout, width: Int, height: Int,
    bytesPerRow: Int
  ) {
    self.layout = layout
    self.bytesPerRow = bytesPerRow > 0 ? bytesPerRow : width * layout.parts
    isOwn = pointer == nil
    bitmap = Bitmap(width: width, height: height)
    if let pointer {
      self.pointer = pointer
    } else {
      let count = max(1, self.bytesPerRow * height)
      self.pointer = .allocate(byteCount: count, alignment: 16)
      self.pointer.initializeMemory(as: UInt8.self, repeating: 0, count: count)
    }
  }

  deinit { if isOwn { pointer.deallocate() } }

  /// Draws the figures that were recorded since the last call.
  package func take(_ figures: [Figure]) {
    guard figures.count > drawn else { return }
    let size = Size(width: Double(bitmap.width), height: Double(bitmap.height))
    let list = DisplayList(
      Array(figures[drawn...]), size: size, in: DrawingEnvironment.current)
    drawn = figures.count
    RasterRenderer().draw(list, on: &bitmap, fonts: DrawingFonts.current)
    layout.write(bitmap, to: pointer, bytesPerRow: bytesPerRow)
  }

  /// An image of the current memory, including what clients wrote into it.
  package var image: CGImage? {
    layout.read(pointer, width: bitmap.width, height: bitmap.height, bytesPerRow: bytesPerRow)
      .flatMap { CGImage($0) }
  }
}
