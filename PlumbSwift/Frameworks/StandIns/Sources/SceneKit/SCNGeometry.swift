// SPDX-License-Identifier: MIT

import Foundation
import UIKit

// Inert values: clients set them before they share them, so the classes are unchecked Sendable.

open class SCNMaterialProperty: NSObject {
  open var contents: Any?
  open var intensity: CGFloat = 1
}

open class SCNMaterial: NSObject {
  public let diffuse = SCNMaterialProperty()
  public let ambient = SCNMaterialProperty()
  public let specular = SCNMaterialProperty()
  public let normal = SCNMaterialProperty()
  public let emission = SCNMaterialProperty()
  open var name: String?
  open var transparency: CGFloat = 1
  open var shininess: CGFloat = 1
  open var isDoubleSided = false
}

/// A shape with its dimensions, which is never drawn.
open class SCNGeometry: NSObject, @unchecked Sendable {
  open var name: String?
  open var materials = [SCNMaterial()]
  open var firstMaterial: SCNMaterial? {
    get { materials.first }
    set { materials = newValue.map { [$0] + materials.dropFirst() } ?? materials }
  }

  /// Half of the shape's dimensions.
  var half: SCNVector3 { SCNVector3() }

  open var boundingBox: (min: SCNVector3, max: SCNVector3) {
    (SCNVector3(-half.x, -half.y, -half.z), half)
  }

  open func material(named name: String) -> SCNMaterial? { materials.first { $0.name == name } }
}

open class SCNBox: SCNGeometry, @unchecked Sendable {
  open var width: CGFloat
  open var height: CGFloat
  open var length: CGFloat
  open var chamferRadius: CGFloat

  public init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat) {
    (self.width, self.height, self.length) = (width, height, length)
    self.chamferRadius = chamferRadius
  }

  override var half: SCNVector3 { SCNVector3(width / 2, height / 2, length / 2) }
}

open class SCNSphere: SCNGeometry, @unchecked Sendable {
  open var radius: CGFloat

  public init(radius: CGFloat) { self.radius = radius }

  override var half: SCNVector3 { SCNVector3(radius, radius, radius) }
}

open class SCNPlane: SCNGeometry, @unchecked Sendable {
  open var width: CGFloat
  open var height: CGFloat
  open var cornerRadius: CGFloat = 0

  public init(width: CGFloat, height: CGFloat) { (self.width, self.height) = (width, height) }

  override var half: SCNVector3 { SCNVector3(width / 2, height / 2, 0) }
}

open class SCNCylinder: SCNGeometry, @unchecked Sendable {
  open var radius: CGFloat
  open var height: CGFloat

  public init(radius: CGFloat, height: CGFloat) { (self.radius, self.height) = (radius, height) }

  override var half: SCNVector3 { SCNVector3(radius, height / 2, radius) }
}
