// SPDX-License-Identifier: MIT

import Foundation
import UIKit

// Inert values: clients set them before they share them, so the classes are unchecked Sendable.

open class SKTexture: NSObject, @unchecked Sendable {
  public let image: UIImage?
  open var filteringMode = SKTextureFilteringMode.linear

  public init(imageNamed name: String) { image = UIImage(named: name) }
  public init(image: UIImage) { self.image = image }
  public init(cgImage image: CGImage) { self.image = UIImage(cgImage: image) }
  public init(rect: CGRect, in texture: SKTexture) { image = texture.image }

  open func size() -> CGSize { image?.size ?? .zero }
  /// The image of the texture. Textures of views are empty.
  open func cgImage() -> CGImage {
    if let image = image?.cgImage { return image }
    let pixel = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }
    guard let image = pixel.cgImage else { preconditionFailure("a drawn image has pixels") }
    return image
  }
  open func textureRect() -> CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

public enum SKTextureFilteringMode: Int, Sendable {
  case nearest = 0
  case linear
}

@preconcurrency @MainActor
open class SKSpriteNode: SKNode {
  open var texture: SKTexture?
  open var color: SKColor
  open var size: CGSize
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var colorBlendFactor: CGFloat = 0

  public init(texture: SKTexture?, color: SKColor, size: CGSize) {
    self.texture = texture
    self.color = color
    self.size = size
    super.init()
  }

  public convenience init(imageNamed name: String) {
    self.init(texture: SKTexture(imageNamed: name))
  }

  public convenience init(texture: SKTexture?) {
    self.init(texture: texture, color: .white, size: texture?.size() ?? .zero)
  }

  public convenience init(texture: SKTexture?, size: CGSize) {
    self.init(texture: texture, color: .white, size: size)
  }

  public convenience init(color: SKColor, size: CGSize) {
    self.init(texture: nil, color: color, size: size)
  }

  public required init?(coder aDecoder: NSCoder) {
    color = .white
    size = .zero
    super.init(coder: aDecoder)
  }

  open func scale(to size: CGSize) { self.size = size }

  open override var frame: CGRect {
    let (width, height) = (size.width * abs(xScale), size.height * abs(yScale))
    return CGRect(
      x: position.x - anchorPoint.x * width, y: position.y - anchorPoint.y * height, width: width,
      height: height)
  }
}

public enum SKLabelHorizontalAlignmentMode: Int, Sendable {
  case center = 0
  case left, right
}

public enum SKLabelVerticalAlignmentMode: Int, Sendable {
  case baseline = 0
  case center, top, bottom
}

@preconcurrency @MainActor
open class SKLabelNode: SKNode {
  open var text: String?
  open var attributedText: NSAttributedString?
  open var fontName: String?
  open var fontSize: CGFloat = 32
  open var fontColor: SKColor? = .white
  open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center
  open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline
  open var numberOfLines = 1
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var preferredMaxLayoutWidth: CGFloat = 0
  open var color: SKColor?
  open var colorBlendFactor: CGFloat = 0

  public override init() { super.init() }

  public convenience init(text: String?) {
    self.init()
    self.text = text
  }

  public convenience init(fontNamed fontName: String?) {
    self.init()
    self.fontName = fontName
  }

  public convenience init(attributedText: NSAttributedString?) {
    self.init()
    self.attributedText = attributedText
  }

  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  /// The size of the text in its font.
  open override var frame: CGRect {
    let font =
      fontName.flatMap { UIFont(name: $0, size: fontSize) } ?? .systemFont(ofSize: fontSize)
    let size = (text ?? attributedText?.string ?? "").size(withAttributes: [.font: font])
    let x =
      switch horizontalAlignmentMode {
      case .center: position.x - size.width / 2
      case .left: position.x
      case .right: position.x - size.width
      }
    return CGRect(x: x, y: position.y, width: size.width, height: size.height)
  }
}

@preconcurrency @MainActor
open class SKShapeNode: SKNode {
  open var path: CGPath?
  open var fillColor = SKColor.clear
  open var strokeColor = SKColor.white
  open var lineWidth: CGFloat = 1

  public override init() { super.init() }
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  public convenience init(path: CGPath) {
    self.init()
    self.path = path
  }

  public convenience init(path: CGPath, centered: Bool) { self.init(path: path) }
  public convenience init(rect: CGRect) { self.init(path: UIBezierPath(rect: rect).cgPath) }

  public convenience init(rectOf size: CGSize) {
    self.init(
      rect: CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
  }

  public convenience init(rect: CGRect, cornerRadius: CGFloat) {
    self.init(path: UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius).cgPath)
  }

  public convenience init(rectOf size: CGSize, cornerRadius: CGFloat) {
    self.init(
      rect: CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height),
      cornerRadius: cornerRadius)
  }

  public convenience init(circleOfRadius radius: CGFloat) {
    self.init(ellipseOf: CGSize(width: 2 * radius, height: 2 * radius))
  }

  public convenience init(ellipseOf size: CGSize) {
    self.init(
      ellipseIn: CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
  }

  public convenience init(ellipseIn rect: CGRect) {
    self.init(path: UIBezierPath(ovalIn: rect).cgPath)
  }

  open override var frame: CGRect {
    (path?.boundingBox ?? .zero).offsetBy(dx: position.x, dy: position.y)
  }
}

@preconcurrency @MainActor
open class SKCameraNode: SKNode {}
