// SPDX-License-Identifier: MIT

import UIKit

// The style of computed frames, with sizes that views measure, and views that layouts create.

public enum Corner { case topLeft, topRight, bottomLeft, bottomRight }

public protocol Frameable: AnyObject {
  var superFrame: CGRect { get }
  var frame: CGRect { get set }
  func setDimensionAutomatically()
}

extension UIView: Frameable {
  public var superFrame: CGRect { superview?.frame ?? .zero }
  public func setDimensionAutomatically() { sizeToFit() }
}

extension CALayer {
  public var superFrame: CGRect { superlayer?.frame ?? .zero }
}

extension Frameable {
  public var x: CGFloat { frame.minX }
  public var yMid: CGFloat { frame.midY }

  public func anchorInCorner(
    _ corner: Corner, xPad: CGFloat, yPad: CGFloat, width: CGFloat, height: CGFloat
  ) {
    var origin = CGPoint.zero
    switch corner {
    case .topLeft: origin = CGPoint(x: xPad, y: yPad)
    case .topRight: origin = CGPoint(x: superFrame.width - width - xPad, y: yPad)
    case .bottomLeft: origin = CGPoint(x: xPad, y: superFrame.height - height - yPad)
    case .bottomRight:
      origin = CGPoint(x: superFrame.width - width - xPad, y: superFrame.height - height - yPad)
    }
    frame = CGRect(x: origin.x, y: origin.y, width: width, height: height).integral
  }
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat) {
    self.init(x: x, y: y, width: w, height: h)
  }
}

public struct Measurement {
  public let layout: TextLayout
  public let size: CGSize
}

/// Creates views of a class that only its caller knows.
open class ViewLayout<View: UIView> {
  let viewClass: View.Type
  init(viewClass: View.Type? = nil) { self.viewClass = viewClass ?? View.self }
  func makeView() -> View { viewClass.init() }
  func makeOther() -> View { View() }
  func makeFramed() -> View { View(frame: .zero) }
}

open class TextLayout {
  public let text: NSAttributedString
  public let font: UIFont
  public let numberOfLines: Int
  public let config: ((UILabel) -> Void)?

  public init(
    text: NSAttributedString, font: UIFont = UIFont.systemFont(ofSize: 17), numberOfLines: Int = 0,
    config: ((UILabel) -> Void)? = nil
  ) {
    self.text = text
    self.font = font
    self.numberOfLines = numberOfLines
    self.config = config
  }

  open func measurement(within maxSize: CGSize) -> Measurement {
    let withFont = NSMutableAttributedString(attributedString: text)
    withFont.addAttribute(
      NSAttributedString.Key.font, value: font,
      range: NSMakeRange(0, withFont.length))
    var size = withFont.boundingRect(
      with: maxSize, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil
    ).size
    if numberOfLines > 0 {
      size.height = min(size.height, (font.lineHeight * CGFloat(numberOfLines)).rounded(.up))
    }
    return Measurement(
      layout: self, size: CGSize(width: ceil(size.width), height: ceil(size.height)))
  }

  open func makeView() -> UIView {
    let label = UILabel()
    config?(label)
    label.numberOfLines = numberOfLines
    label.attributedText = text
    label.frame = CGRect(
      origin: .zero,
      size: measurement(
        within: CGSize(
          width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
      ).size)
    return label
  }
}

func measure(_ string: String) -> CGSize {
  let text = string as NSString
  let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.boldSystemFont(ofSize: 12)]
  let rect = text.boundingRect(
    with: CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude),
    options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
  return rect.union(CGRect(origin: .zero, size: text.size(withAttributes: attributes))).size
}

func makeImage(size: CGSize, color: UIColor) -> UIImage? {
  UIGraphicsBeginImageContextWithOptions(size, false, 0)
  color.setFill()
  UIRectFill(CGRect(origin: .zero, size: size))
  let image = UIGraphicsGetImageFromCurrentImageContext()
  UIGraphicsEndImageContext()
  return image
    ?? UIGraphicsImageRenderer(size: size).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
}

/// Reloads a table or collection view from layouts, like an adapter.
final class Adapter: NSObject, UITableViewDataSource, UITableViewDelegate,
  UICollectionViewDataSource, UICollectionViewDelegateFlowLayout
{
  var layouts: [TextLayout] = []

  func register(in tableView: UITableView, _ collectionView: UICollectionView) {
    tableView.register(
      UITableViewCell.self, forCellReuseIdentifier: NSStringFromClass(UITableViewCell.self))
    tableView.register(
      UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    tableView.dataSource = self
    tableView.delegate = self
    collectionView.dataSource = self
    collectionView.delegate = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    layouts.count
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    layouts[indexPath.row].measurement(within: tableView.bounds.size).size.height
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: NSStringFromClass(UITableViewCell.self), for: indexPath)
    cell.contentView.subviews.forEach { $0.removeFromSuperview() }
    cell.contentView.addSubview(layouts[indexPath.item].makeView())
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { layouts.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { layouts[indexPath.item].measurement(within: collectionView.bounds.size).size }
}

class RecordingTable: UITableView {
  var calls: [String] = []
  override func reloadData() {
    super.reloadData()
    calls.append("reloadData")
  }
  override func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    super.insertRows(at: indexPaths, with: animation)
    calls.append("insertRows")
  }
  override func beginUpdates() { super.beginUpdates() }
  override func endUpdates() { super.endUpdates() }
}

class RecordingCollection: UICollectionView {
  override func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { super.performBatchUpdates(updates, completion: completion) }
  override func insertItems(at indexPaths: [IndexPath]) { super.insertItems(at: indexPaths) }
  override func reloadData() { super.reloadData() }
}

func animate(_ layer: CALayer) {
  CATransaction.begin()
  CATransaction.setDisableActions(true)
  CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeInEaseOut))
  layer.position = CGPoint(x: 1, y: 2)
  layer.transform = CATransform3DMakeScale(1, 2, 1)
  layer.removeAnimation(forKey: "position")
  CATransaction.commit()
}
