// SPDX-License-Identifier: MIT

import Foundation
import UIKit

public enum SKActionTimingMode: Int, Sendable {
  case linear = 0
  case easeIn, easeOut, easeInEaseOut
}

/// What a node would do; nothing runs it.
open class SKAction: NSObject, @unchecked Sendable {
  open var duration: TimeInterval = 0
  open var timingMode = SKActionTimingMode.linear
  open var timingFunction: (Float) -> Float = { $0 }
  open var speed: CGFloat = 1

  public override init() { super.init() }

  public convenience init?(named name: String) { return nil }

  private static func lasting(_ duration: TimeInterval) -> SKAction {
    let action = SKAction()
    action.duration = duration
    return action
  }

  open func reversed() -> SKAction { Self.lasting(duration) }

  open class func sequence(_ actions: [SKAction]) -> SKAction {
    lasting(actions.reduce(0) { $0 + $1.duration })
  }
  open class func group(_ actions: [SKAction]) -> SKAction {
    lasting(actions.map(\.duration).max() ?? 0)
  }
  open class func `repeat`(_ action: SKAction, count: Int) -> SKAction {
    lasting(action.duration * Double(count))
  }
  open class func repeatForever(_ action: SKAction) -> SKAction { lasting(.infinity) }
  open class func wait(forDuration duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func wait(
    forDuration duration: TimeInterval, withRange durationRange: TimeInterval
  ) -> SKAction { lasting(duration) }
  open class func run(_ block: @escaping () -> Void) -> SKAction { SKAction() }
  open class func run(_ block: @escaping () -> Void, queue: DispatchQueue) -> SKAction {
    SKAction()
  }
  open class func run(_ action: SKAction, onChildWithName name: String) -> SKAction { action }
  @preconcurrency @MainActor
  open class func customAction(
    withDuration duration: TimeInterval, actionBlock block: @escaping (SKNode, CGFloat) -> Void
  ) -> SKAction { lasting(duration) }
  open class func perform(_ selector: Selector, onTarget target: Any) -> SKAction { SKAction() }
  open class func removeFromParent() -> SKAction { SKAction() }
  open class func hide() -> SKAction { SKAction() }
  open class func unhide() -> SKAction { SKAction() }
  open class func playSoundFileNamed(
    _ soundFile: String, waitForCompletion wait: Bool
  ) -> SKAction { SKAction() }

  open class func move(to location: CGPoint, duration: TimeInterval) -> SKAction {
    lasting(duration)
  }
  open class func move(by delta: CGVector, duration: TimeInterval) -> SKAction {
    lasting(duration)
  }
  open class func moveBy(x: CGFloat, y: CGFloat, duration: TimeInterval) -> SKAction {
    lasting(duration)
  }
  open class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
    lasting(duration)
  }
  open class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
    lasting(duration)
  }
  open class func rotate(
    toAngle radians: CGFloat, duration: TimeInterval, shortestUnitArc: Bool
  ) -> SKAction { lasting(duration) }
  open class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction {
    lasting(duration)
  }
  open class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction {
    lasting(duration)
  }
  open class func scale(to size: CGSize, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func scaleX(
    to xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval
  ) -> SKAction { lasting(duration) }
  open class func resize(
    toWidth width: CGFloat, height: CGFloat, duration: TimeInterval
  ) -> SKAction { lasting(duration) }
  open class func fadeIn(withDuration duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func fadeOut(withDuration duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction {
    lasting(duration)
  }
  open class func fadeAlpha(by factor: CGFloat, duration: TimeInterval) -> SKAction {
    lasting(duration)
  }
  open class func colorize(
    with color: SKColor, colorBlendFactor: CGFloat, duration: TimeInterval
  ) -> SKAction { lasting(duration) }
  open class func setTexture(_ texture: SKTexture) -> SKAction { SKAction() }
  open class func animate(
    with textures: [SKTexture], timePerFrame sec: TimeInterval
  ) -> SKAction { lasting(sec * Double(textures.count)) }
  open class func animate(
    with textures: [SKTexture], timePerFrame sec: TimeInterval, resize: Bool, restore: Bool
  ) -> SKAction { lasting(sec * Double(textures.count)) }
  open class func follow(
    _ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, duration: TimeInterval
  ) -> SKAction { lasting(duration) }
  open class func applyImpulse(_ impulse: CGVector, duration sec: TimeInterval) -> SKAction {
    lasting(sec)
  }
}
