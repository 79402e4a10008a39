// SPDX-License-Identifier: MIT

public import Foundation

open class UIScreenMode: _UIObject {
  /// In pixels.
  open var size: CGSize { pixels }

  open var pixelAspectRatio: CGFloat { 1 }

  private let pixels: CGSize

  init(size: CGSize) {
    pixels = size
    super.init(object: ())
  }
}
