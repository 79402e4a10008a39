// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import LayoutRendering
import UIKitComponents

/// The pixels of a context that has memory, or is asked for some.
final class ContextMemory {
  let pointer: UnsafeMutableRawPointer
  let bytesPerRow: Int
  private let layout: PixelLayout
  private let isOwn: Bool
  private var bitmap: Bitmap
  private var drawn = 0

  init(
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

  /// Draws what came since the last time.
  func take(_ figures: [Figure]) {
    guard figures.count > drawn else { return }
    let size = Size(width: Double(bitmap.width), height: Double(bitmap.height))
    let list = DisplayList(
      Array(figures[drawn...]), size: size, in: LayoutStore.current.environment.layout)
    drawn = figures.count
    RasterRenderer().draw(list, on: &bitmap)
    layout.write(bitmap, to: pointer, bytesPerRow: bytesPerRow)
  }

  /// An image of the memory as it is now, whoever wrote it.
  var image: CGImage? {
    layout.read(pointer, width: bitmap.width, height: bitmap.height, bytesPerRow: bytesPerRow)
      .flatMap { CGImage($0) }
  }
}
