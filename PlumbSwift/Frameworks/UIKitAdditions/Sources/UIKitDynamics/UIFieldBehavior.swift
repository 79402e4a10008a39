// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// No effect.
open class UIFieldBehavior: UIDynamicBehavior {
  open var position = CGPoint.zero
  open var region = UIRegion.infinite
  open var strength: CGFloat = 1
  open var falloff: CGFloat = 0
  open var minimumRadius: CGFloat = 0
  open var direction = CGVector.zero
  open var smoothness: CGFloat = 0
  open var animationSpeed: CGFloat = 0

  /// The factory methods below call it to create an instance of the subclass.
  public required init(_field: Void) { super.init() }

  open var items: [any UIDynamicItem] { ownItems }

  open func addItem(_ item: any UIDynamicItem) { ownItems.append(item) }

  open func removeItem(_ item: any UIDynamicItem) { ownItems.removeAll { $0 === item } }

  open class func dragField() -> Self { self.init(_field: ()) }

  open class func vortexField() -> Self { self.init(_field: ()) }

  open class func radialGravityField(position: CGPoint) -> Self {
    let field = self.init(_field: ())
    field.position = position
    return field
  }

  open class func linearGravityField(direction: CGVector) -> Self {
    let field = self.init(_field: ())
    field.direction = direction
    return field
  }

  open class func velocityField(direction: CGVector) -> Self {
    let field = self.init(_field: ())
    field.direction = direction
    return field
  }

  open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    let field = self.init(_field: ())
    (field.smoothness, field.animationSpeed) = (smoothness, speed)
    return field
  }

  open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    noiseField(smoothness: smoothness, animationSpeed: speed)
  }

  open class func springField() -> Self { self.init(_field: ()) }

  open class func electricField() -> Self { self.init(_field: ()) }

  open class func magneticField() -> Self { self.init(_field: ()) }

  /// The block is not called.
  open class func field(
    evaluationBlock block:
      @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector
  ) -> Self { self.init(_field: ()) }
}
