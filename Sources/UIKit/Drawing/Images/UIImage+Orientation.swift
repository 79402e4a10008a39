// SPDX-License-Identifier: MIT

import AutoLayout
import UIKitComponents

extension ImageContent {
  /// The image as an orientation shows it. Quarter turns exchange width and height. Symbols and
  /// images without a size stay as they are.
  func oriented(_ orientation: UIImage.Orientation) -> ImageContent {
    guard orientation != .up, !isSymbol, let size else { return self }
    var plain = self
    plain.alignmentInsets = .zero
    let figures = figures ?? [.image(plain, Rect(origin: .zero, size: size), tint: nil)]
    var result = ImageContent(
      drawn: [.group(figures, orientation.transform(of: size), opacity: 1)],
      size: orientation.isSideways ? Size(width: size.height, height: size.width) : size)
    result.isTemplate = isTemplate
    return result
  }
}

extension UIImage.Orientation {
  fileprivate var isSideways: Bool {
    switch self {
    case .up, .down, .upMirrored, .downMirrored: false
    case .left, .right, .leftMirrored, .rightMirrored: true
    }
  }

  /// The map from the pixel data of an image to its picture, in points.
  ///
  /// - Parameter size: the size of the pixel data.
  fileprivate func transform(of size: Size) -> Transform {
    let (width, height) = (size.width, size.height)
    return switch self {
    case .up: .identity
    case .down: Transform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
    case .left: Transform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
    case .right: Transform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
    case .upMirrored: Transform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
    case .downMirrored: Transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
    case .leftMirrored: Transform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .rightMirrored: Transform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
    }
  }
}
