// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import UIKitComponents

/// What surrounds the content of a popover: the outline with the arrow, or a background view of the client's.
@MainActor
struct PopoverChrome: @MainActor Equatable {
  var placement: PopoverArrangement
  /// Instead of the standard look.
  var background: UIPopoverBackgroundView?

  /// Between the edges of the popover, arrow included, and the content. Without a background view the content lies below
  /// the arrow, too.
  var contentInsets: UIEdgeInsets {
    guard background != nil else { return .zero }
    let (arrow, own) = (placement.arrowInsets, placement.chrome.insets)
    return UIEdgeInsets(
      top: arrow.top + own.top, left: arrow.left + own.left, bottom: arrow.bottom + own.bottom,
      right: arrow.right + own.right)
  }

  static func == (left: PopoverChrome, right: PopoverChrome) -> Bool {
    left.placement == right.placement && left.background === right.background
  }

  /// The outline of the standard look, in the bounds of the popover.
  func mask(of bounds: CGRect) -> CALayer? {
    guard background == nil, !bounds.isEmpty else { return nil }
    let path = UIBezierPath(
      roundedRect: bounds.inset(by: UIEdgeInsets(placement.arrowInsets)),
      cornerRadius: PopoverArrangement.cornerRadius)
    let (base, tip) = arrow(in: bounds)
    path.move(to: base.0)
    path.addLine(to: tip)
    path.addLine(to: base.1)
    path.close()
    let mask = CAShapeLayer()
    mask.path = path.cgPath
    return mask
  }

  /// Clockwise, as the outline of the body is.
  private func arrow(in bounds: CGRect) -> (base: (CGPoint, CGPoint), tip: CGPoint) {
    let (height, half) = (placement.chrome.arrowHeight, placement.chrome.arrowBase / 2)
    let x = bounds.midX + placement.arrowOffset
    let y = bounds.midY + placement.arrowOffset
    switch placement.arrow {
    case .up:
      let edge = bounds.minY + height
      return (
        (CGPoint(x: x - half, y: edge), CGPoint(x: x + half, y: edge)),
        CGPoint(x: x, y: bounds.minY)
      )
    case .down:
      let edge = bounds.maxY - height
      return (
        (CGPoint(x: x + half, y: edge), CGPoint(x: x - half, y: edge)),
        CGPoint(x: x, y: bounds.maxY)
      )
    case .left:
      let edge = bounds.minX + height
      return (
        (CGPoint(x: edge, y: y + half), CGPoint(x: edge, y: y - half)),
        CGPoint(x: bounds.minX, y: y)
      )
    case .right:
      let edge = bounds.maxX - height
      return (
        (CGPoint(x: edge, y: y - half), CGPoint(x: edge, y: y + half)),
        CGPoint(x: bounds.maxX, y: y)
      )
    }
  }
}

extension UIPopoverBackgroundView {
  /// What the class says of the popovers that it surrounds.
  static var chrome: PopoverArrangement.Chrome {
    PopoverArrangement.Chrome(
      arrowHeight: arrowHeight(), arrowBase: arrowBase(), insets: contentViewInsets().core)
  }

  /// Tells where the arrow is, as far as it is elsewhere than before.
  func adopt(_ placement: PopoverArrangement) {
    let direction = UIPopoverArrowDirection(placement.arrow)
    if arrowDirection != direction { arrowDirection = direction }
    if arrowOffset != placement.arrowOffset { arrowOffset = placement.arrowOffset }
  }
}
