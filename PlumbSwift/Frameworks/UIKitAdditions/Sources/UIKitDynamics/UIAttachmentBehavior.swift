// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// No effect.
open class UIAttachmentBehavior: UIDynamicBehavior {
  public enum AttachmentType: Int, Sendable { case items, anchor }

  open var anchorPoint = CGPoint.zero
  /// The distance between the item and the anchor, or between both items.
  open var length: CGFloat = 0
  open var damping: CGFloat = 0
  open var frequency: CGFloat = 0
  open var frictionTorque: CGFloat = 0
  open var attachmentRange = UIFloatRange.infinite

  open var attachedBehaviorType: AttachmentType { ownItems.count > 1 ? .items : .anchor }

  open var items: [any UIDynamicItem] { ownItems }

  /// The factory methods below call it to create an instance of the subclass.
  public required init(_items items: [any UIDynamicItem], anchor: CGPoint) {
    super.init()
    ownItems = items
    anchorPoint = anchor
  }

  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  public convenience init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    self.init(_items: [item], anchor: point)
    length = Self.distance(item.center, offset, point, .zero)
  }

  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  public convenience init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    self.init(_items: [item1, item2], anchor: .zero)
    length = Self.distance(item1.center, offset1, item2.center, offset2)
  }

  private static func distance(
    _ first: CGPoint, _ offset1: UIOffset, _ second: CGPoint, _ offset2: UIOffset
  ) -> CGFloat {
    let x = first.x + offset1.horizontal - second.x - offset2.horizontal
    let y = first.y + offset1.vertical - second.y - offset2.vertical
    return (x * x + y * y).squareRoot()
  }

  open class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> Self { self.init(_items: [item1, item2], anchor: point) }

  open class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> Self { self.init(_items: [item], anchor: point) }

  open class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) -> Self {
    let attachment = self.init(_items: [item1, item2], anchor: .zero)
    attachment.length = distance(item1.center, offset1, item2.center, offset2)
    return attachment
  }

  open class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> Self { self.init(_items: [item1, item2], anchor: point) }

  open class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> Self { self.init(_items: [item1, item2], anchor: point) }
}
