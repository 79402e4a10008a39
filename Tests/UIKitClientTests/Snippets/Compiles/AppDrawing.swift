// SPDX-License-Identifier: MIT

import QuartzCore
import UIKit

// Drawing, layers, texts and colors, as in apps and textbooks.

final class ArcView: UIView {
  @IBInspectable var progress: CGFloat = 0.5 { didSet { setNeedsDisplay() } }
  private let track = CAShapeLayer()
  private let gradient = CAGradientLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    commonInit()
  }

  private func commonInit() {
    isOpaque = false
    contentMode = .redraw
    layer.addSublayer(track)
    layer.insertSublayer(gradient, at: 0)
    gradient.type = .radial
    gradient.colors = [UIColor.red.cgColor, UIColor.clear.cgColor]
    gradient.locations = [0, 1]
    track.lineCap = .round
    track.strokeEnd = progress
    layer.mask = CAShapeLayer()
    layer.cornerCurve = .continuous
    layer.shadowPath = UIBezierPath(rect: bounds).cgPath
    layer.contents = UIImage(systemName: "star")?.cgImage
    layer.contentsGravity = .resizeAspectFill
    layer.allowsEdgeAntialiasing = true
    layer.zPosition = 1
    isMultipleTouchEnabled = true
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    gradient.frame = bounds
    track.path =
      UIBezierPath(
        arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: bounds.width / 2,
        startAngle: 0, endAngle: .pi * 2, clockwise: true
      ).cgPath
  }

  override func draw(_ rect: CGRect) {
    super.draw(rect)
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    defer { context.restoreGState() }
    context.setShadow(offset: CGSize(width: 0, height: 2), blur: 4, color: UIColor.black.cgColor)
    context.setBlendMode(.multiply)
    context.interpolationQuality = .high
    context.setShouldAntialias(true)
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 10))
    path.addQuadCurve(to: CGPoint(x: 20, y: 0), control: CGPoint(x: 15, y: 20))
    path.closeSubpath()
    context.addPath(path)
    context.setLineJoin(.round)
    context.setLineDash(phase: 0, lengths: [4, 2])
    context.drawPath(using: .fillStroke)
    let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
    let locations: [CGFloat] = [0, 1]
    if let gradient = CGGradient(
      colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: locations)
    {
      context.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 0, y: rect.height),
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
      context.drawRadialGradient(
        gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 10, options: [])
    }
    UIImage(named: "Logo")?.draw(in: rect, blendMode: .normal, alpha: 0.5)
    context.translateBy(x: 0, y: rect.height)
    context.scaleBy(x: 1, y: -1)
    "Text".draw(at: .zero, withAttributes: [.font: UIFont.boldSystemFont(ofSize: 12)])
    context.clip(to: rect)
    UIColor.systemFill.setFill()
    UIRectFill(rect)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    progress = touch.location(in: self).x / bounds.width
    if touch.force > 0, touch.type == .pencil { setNeedsLayout() }
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 100, height: 100) }
  override class var requiresConstraintBasedLayout: Bool { true }
  override class var layerClass: AnyClass { CAShapeLayer.self }
}

extension UIImage {
  func resized(to size: CGSize) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    format.opaque = false
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      draw(in: CGRect(origin: .zero, size: size))
    }
  }

  static func filled(with color: UIColor) -> UIImage? {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 1), false, 0)
    defer { UIGraphicsEndImageContext() }
    color.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    return UIGraphicsGetImageFromCurrentImageContext()?.resizableImage(
      withCapInsets: .zero, resizingMode: .stretch)
  }

  var data: Data? { pngData() ?? jpegData(compressionQuality: 0.8) }

  convenience init?(file: URL) {
    guard let data = try? Data(contentsOf: file), let image = UIImage(data: data)?.cgImage else {
      return nil
    }
    self.init(cgImage: image, scale: 2, orientation: .up)
  }
}

extension UIView {
  func snapshot() -> UIImage {
    UIGraphicsImageRenderer(bounds: bounds).image { context in
      layer.render(in: context.cgContext)
      drawHierarchy(in: bounds, afterScreenUpdates: true)
    }
  }

  func round(_ corners: UIRectCorner, radius: CGFloat) {
    let mask = CAShapeLayer()
    mask.path =
      UIBezierPath(
        roundedRect: bounds, byRoundingCorners: corners,
        cornerRadii: CGSize(width: radius, height: radius)
      ).cgPath
    layer.mask = mask
  }
}

extension UIColor {
  convenience init(hex: UInt32) {
    self.init(
      red: CGFloat((hex >> 16) & 0xFF) / 255, green: CGFloat((hex >> 8) & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: 1)
  }

  func lighter(by amount: CGFloat) -> UIColor {
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha) else {
      return self
    }
    return UIColor(
      hue: hue, saturation: saturation, brightness: min(brightness + amount, 1), alpha: alpha)
  }

  static let brand = UIColor(displayP3Red: 1, green: 0.2, blue: 0.3, alpha: 1)
}

extension UIFont {
  func withTraits(_ traits: UIFontDescriptor.SymbolicTraits) -> UIFont {
    guard let descriptor = fontDescriptor.withSymbolicTraits(traits) else { return self }
    return UIFont(descriptor: descriptor, size: 0)
  }

  static func rounded(ofSize size: CGFloat, weight: UIFont.Weight) -> UIFont {
    let font = UIFont.systemFont(ofSize: size, weight: weight)
    guard let descriptor = font.fontDescriptor.withDesign(.rounded) else { return font }
    return UIFont(descriptor: descriptor, size: size)
  }

  var monospacedDigits: UIFont {
    let settings: [[UIFontDescriptor.FeatureKey: Int]] = [[.type: 6, .selector: 0]]
    return UIFont(
      descriptor: fontDescriptor.addingAttributes([
        .featureSettings: settings, .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold],
      ]), size: pointSize)
  }
}

enum Texts {
  @MainActor static func styled() -> NSAttributedString {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = .center
    paragraph.lineBreakMode = .byTruncatingTail
    paragraph.lineHeightMultiple = 1.2
    paragraph.lineBreakStrategy = .standard
    let shadow = NSShadow()
    shadow.shadowColor = UIColor.black
    shadow.shadowOffset = CGSize(width: 1, height: 1)
    let text = NSMutableAttributedString(
      string: "Title",
      attributes: [
        .font: UIFont.preferredFont(forTextStyle: .title1), .foregroundColor: UIColor.label,
        .paragraphStyle: paragraph, .kern: 1.5, .shadow: shadow,
        .underlineStyle: NSUnderlineStyle.single.rawValue,
        .strikethroughStyle: NSUnderlineStyle.single.rawValue, .baselineOffset: 2,
        .backgroundColor: UIColor.yellow, .strokeWidth: -2, .strokeColor: UIColor.red,
      ])
    let attachment = NSTextAttachment()
    attachment.image = UIImage(systemName: "star")
    attachment.bounds = CGRect(x: 0, y: -2, width: 14, height: 14)
    text.append(NSAttributedString(attachment: attachment))
    text.append(NSAttributedString(attachment: NSTextAttachment(image: UIImage.checkmark)))
    text.addAttribute(
      .link, value: URL(string: "https://example.com") as Any,
      range: NSRange(location: 0, length: 3))
    var modern = AttributedString("Modern")
    modern.font = .boldSystemFont(ofSize: 12)
    modern.foregroundColor = .systemRed
    let label = UILabel()
    label.attributedText = NSAttributedString(modern)
    label.allowsDefaultTighteningForTruncation = true
    label.baselineAdjustment = .alignCenters
    label.lineBreakStrategy = .pushOut
    return text
  }
}
