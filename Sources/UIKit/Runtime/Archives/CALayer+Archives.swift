// SPDX-License-Identifier: MIT

public import Foundation

extension CALayer: NSSecureCoding {
  public class var supportsSecureCoding: Bool { true }

  func writeArchive(_ coder: NSCoder) {
    coder.encode(
      numbers: [frame.minX, frame.minY, frame.width, frame.height], forKey: "CAFrame")
    coder.encode(Double(opacity), forKey: "CAOpacity")
    coder.encode(isHidden, forKey: "CAHidden")
    coder.encode(masksToBounds, forKey: "CAMasks")
    coder.encode(name, forKey: "CAName")
    if let color = backgroundColor {
      coder.encode(UIColor(cgColor: color), forKey: "CABackground")
    }
    writeStyle(coder)
  }

  func readArchive(_ archive: NSKeyedUnarchiver) {
    if let n = archive.numbers("CAFrame", count: 4) {
      frame = CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
    }
    archive.number("CAOpacity") { opacity = Float($0) }
    archive.bool("CAHidden") { isHidden = $0 }
    archive.bool("CAMasks") { masksToBounds = $0 }
    name = archive.text("CAName")
    backgroundColor = archive.color("CABackground")?.cgColor
    readStyle(archive)
  }

  /// Writes the corners, the border and the shadow, which layers of views have too.
  func writeStyle(_ coder: NSCoder) {
    if cornerRadius != 0 { coder.encode(Double(cornerRadius), forKey: "CACorners") }
    if borderWidth != 0 {
      coder.encode(Double(borderWidth), forKey: "CABorder")
      if let borderColor { coder.encode(UIColor(cgColor: borderColor), forKey: "CABorderColor") }
    }
    guard shadowOpacity != 0 else { return }
    coder.encode(
      numbers: [
        CGFloat(shadowOpacity), shadowRadius, shadowOffset.width, shadowOffset.height,
      ], forKey: "CAShadow")
    if let shadowColor { coder.encode(UIColor(cgColor: shadowColor), forKey: "CAShadowColor") }
  }

  func readStyle(_ archive: NSKeyedUnarchiver) {
    archive.number("CACorners") { cornerRadius = $0 }
    archive.number("CABorder") { borderWidth = $0 }
    if let color = archive.color("CABorderColor") { borderColor = color.cgColor }
    if let n = archive.numbers("CAShadow", count: 4) {
      shadowOpacity = Float(n[0])
      shadowRadius = n[1]
      shadowOffset = CGSize(width: n[2], height: n[3])
    }
    if let color = archive.color("CAShadowColor") { shadowColor = color.cgColor }
  }
}
