// SPDX-License-Identifier: MIT

public import Foundation

extension UIView: @preconcurrency NSCoding {}

/// Archives views with `NSKeyedArchiver`. The format is specific to Plumb.
@MainActor
enum ViewArchive {
  static func write(_ view: UIView, to coder: NSCoder) {
    writeLook(view, to: coder)
    view.writeContent(coder)
    guard let parent = view.archivedParent else { return }
    let children = parent.subviews
    if !children.isEmpty { coder.encode(children as NSArray, forKey: "UISubviews") }
    let constraints = ConstraintArchive.texts(of: view, in: parent)
    if !constraints.isEmpty {
      coder.encode(constraints.joined(separator: "\n"), forKey: "UIConstraints")
    }
  }

  static func read(_ view: UIView, from archive: NSKeyedUnarchiver) {
    readLook(view, from: archive)
    guard let parent = view.archivedParent else { return view.readContent(archive) }
    if archive.containsValue(forKey: "UISubviews") {
      let children = archive.decodeObject(forKey: "UISubviews") as? [UIView] ?? []
      for child in children { parent.addSubview(child) }
    }
    view.readContent(archive)
    if let texts = archive.text("UIConstraints") {
      ConstraintArchive.activate(
        texts.split(separator: "\n").map(String.init), of: view, in: parent)
    }
  }

  private static func writeLook(_ view: UIView, to coder: NSCoder) {
    let (bounds, center, transform) = (view.bounds, view.center, view.transform)
    coder.encode(
      numbers: [bounds.minX, bounds.minY, bounds.width, bounds.height], forKey: "UIBounds")
    coder.encode(numbers: [center.x, center.y], forKey: "UICenter")
    if !transform.isIdentity {
      coder.encode(
        numbers: [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty],
        forKey: "UITransform")
    }
    coder.encode(Double(view.alpha), forKey: "UIAlpha")
    coder.encode(view.isHidden, forKey: "UIHidden")
    coder.encode(view.isOpaque, forKey: "UIOpaque")
    coder.encode(view.clipsToBounds, forKey: "UIClips")
    coder.encode(view.isUserInteractionEnabled, forKey: "UIInteraction")
    coder.encode(view.tag, forKey: "UITag")
    coder.encode(view.contentMode.rawValue, forKey: "UIContentMode")
    coder.encode(Int(view.autoresizingMask.rawValue), forKey: "UIAutoresizing")
    coder.encode(view.translatesAutoresizingMaskIntoConstraints, forKey: "UITranslates")
    if let color = view.backgroundColor { coder.encode(color, forKey: "UIBackground") }
    coder.encode(view.restorationIdentifier, forKey: "UIRestoration")
    coder.encode(view.accessibilityIdentifier, forKey: "UIAccessibilityIdentifier")
    view.layer.writeStyle(coder)
  }

  private static func readLook(_ view: UIView, from archive: NSKeyedUnarchiver) {
    if let n = archive.numbers("UIBounds", count: 4) {
      view.bounds = CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
    }
    if let n = archive.numbers("UITransform", count: 6) {
      view.transform = CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    }
    if let n = archive.numbers("UICenter", count: 2) { view.center = CGPoint(x: n[0], y: n[1]) }
    archive.number("UIAlpha") { view.alpha = $0 }
    archive.bool("UIHidden") { view.isHidden = $0 }
    archive.bool("UIOpaque") { view.isOpaque = $0 }
    archive.bool("UIClips") { view.clipsToBounds = $0 }
    archive.bool("UIInteraction") { view.isUserInteractionEnabled = $0 }
    archive.integer("UITag") { view.tag = $0 }
    archive.integer("UIContentMode") {
      view.contentMode = UIView.ContentMode(rawValue: $0) ?? view.contentMode
    }
    archive.integer("UIAutoresizing") {
      view.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt($0))
    }
    archive.bool("UITranslates") { view.translatesAutoresizingMaskIntoConstraints = $0 }
    view.backgroundColor = archive.color("UIBackground")
    view.restorationIdentifier = archive.text("UIRestoration")
    view.accessibilityIdentifier = archive.text("UIAccessibilityIdentifier")
    view.layer.readStyle(archive)
  }
}
