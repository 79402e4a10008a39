// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Frames that code computes for views and layers. It sets bounds and center, so that transforms
/// are kept.
@MainActor
struct FrameLayoutTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  let view = UIView(frame: CGRect(x: 40, y: 100, width: 100, height: 60))

  init() {
    root.addSubview(view)
  }

  @Test func viewsAndLayersArePlacedAlike() {
    let layer = CALayer()
    root.layer.addSublayer(layer)
    layer.frame.size = CGSize(width: 100, height: 60)
    Placer(view).place(top: 5, right: 10)
    Placer(layer).place(top: 5, right: 10)
    #expect(view.frame == CGRect(x: 290, y: 5, width: 100, height: 60))
    #expect(layer.frame == view.frame)
  }

  @Test func transformsDoNotMoveWhatIsPlaced() {
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    Placer(view).place(top: 10, right: 0)
    #expect(view.bounds.size == CGSize(width: 100, height: 60))
    #expect(view.center == CGPoint(x: 350, y: 40))
    #expect(view.frame == CGRect(x: 250, y: -20, width: 200, height: 120))
  }

  @Test func anchorPointsDoNotMoveWhatIsPlaced() {
    view.layer.anchorPoint = .zero
    Placer(view).place(top: 1, right: 2)
    #expect(view.frame == CGRect(x: 298, y: 1, width: 100, height: 60))
    #expect(view.center == CGPoint(x: 298, y: 1))
  }

  @Test func contentDecidesTheSizeThatItTakes() {
    let label = UILabel()
    label.text = "A text that does not fit in a line"
    label.numberOfLines = 0
    root.addSubview(label)
    label.sizeToFit()
    let line = label.frame.size
    label.frame.size = label.sizeThatFits(
      CGSize(width: line.width / 2, height: .greatestFiniteMagnitude))
    #expect(label.frame.width <= line.width / 2)
    #expect(label.frame.height >= 2 * line.height.rounded(.down))
  }

  @Test func aViewWrapsWhatItHolds() {
    let (first, second) = (UIView(), UIView())
    first.frame = CGRect(x: 10, y: 20, width: 50, height: 30)
    second.frame = CGRect(x: 60, y: 0, width: 30, height: 30)
    view.addSubview(first)
    view.addSubview(second)
    let box = view.subviews.dropFirst().reduce(first.frame) { $0.union($1.frame) }
    view.bounds.size = box.size
    for subview in view.subviews {
      subview.frame = subview.frame.offsetBy(dx: -box.minX, dy: -box.minY)
    }
    #expect(view.bounds.size == CGSize(width: 80, height: 50))
    #expect(view.center == CGPoint(x: 90, y: 130))
    #expect(first.frame.origin == CGPoint(x: 0, y: 20))
  }
}

@MainActor
private protocol Placeable: AnyObject {
  associatedtype Host: Placeable
  var host: Host? { get }
  var size: CGSize { get }
  var anchor: CGPoint { get }
  func put(anchorAt position: CGPoint)
}

extension UIView: Placeable {
  fileprivate var host: UIView? { superview }
  fileprivate var size: CGSize { bounds.size }
  fileprivate var anchor: CGPoint { layer.anchorPoint }
  fileprivate func put(anchorAt position: CGPoint) { center = position }
}

extension CALayer: Placeable {
  fileprivate var host: CALayer? { superlayer }
  fileprivate var size: CGSize { bounds.size }
  fileprivate var anchor: CGPoint { anchorPoint }
  fileprivate func put(anchorAt position: CGPoint) { self.position = position }
}

@MainActor
private struct Placer<Item: Placeable> {
  let item: Item

  init(_ item: Item) {
    self.item = item
  }

  func place(top: CGFloat, right: CGFloat) {
    let (size, anchor) = (item.size, item.anchor)
    let left = (item.host?.size.width ?? 0) - right - size.width
    item.put(
      anchorAt: CGPoint(x: left + size.width * anchor.x, y: top + size.height * anchor.y))
  }
}
