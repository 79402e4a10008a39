// SPDX-License-Identifier: MIT

import Foundation
import UIKit

open class SCNMaterialProperty: NSObject {
  open var contents: Any?
  open var intensity: CGFloat = 1
  open var wrapS = SCNWrapMode.clamp
  open var wrapT = SCNWrapMode.clamp
  open var contentsTransform = SCNMatrix4Identity
  open var mappingChannel = 0
}

public enum SCNWrapMode: Int, Sendable {
  case clamp = 1
  case `repeat`, clampToBorder, mirror
}

public enum SCNBlendMode: Int, Sendable {
  case alpha = 0
  case add, subtract, multiply, screen, replace
}

public enum SCNCullMode: Int, Sendable {
  case back = 0
  case front
}

public enum SCNFillMode: UInt, Sendable {
  case fill = 0
  case lines
}

open class SCNMaterial: NSObject {
  public struct LightingModel: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public static let blinn = LightingModel(rawValue: "SCNLightingModelBlinn")
    public static let phong = LightingModel(rawValue: "SCNLightingModelPhong")
    public static let lambert = LightingModel(rawValue: "SCNLightingModelLambert")
    public static let constant = LightingModel(rawValue: "SCNLightingModelConstant")
    public static let physicallyBased = LightingModel(
      rawValue: "SCNLightingModelPhysicallyBased")

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public let diffuse = SCNMaterialProperty()
  public let ambient = SCNMaterialProperty()
  public let specular = SCNMaterialProperty()
  public let normal = SCNMaterialProperty()
  public let emission = SCNMaterialProperty()
  public let reflective = SCNMaterialProperty()
  public let metalness = SCNMaterialProperty()
  public let roughness = SCNMaterialProperty()
  public let transparent = SCNMaterialProperty()
  public let multiply = SCNMaterialProperty()
  open var name: String?
  open var lightingModel = LightingModel.blinn
  open var transparency: CGFloat = 1
  open var shininess: CGFloat = 1
  open var isDoubleSided = false
  open var cullMode = SCNCullMode.back
  open var fillMode = SCNFillMode.fill
  open var blendMode = SCNBlendMode.alpha
  open var writesToDepthBuffer = true
  open var readsFromDepthBuffer = true

  public override init() { super.init() }
}

/// A shape by its measures.
open class SCNGeometry: NSObject, @unchecked Sendable {
  open var name: String?
  open var materials = [SCNMaterial()]
  open var firstMaterial: SCNMaterial? {
    get { materials.first }
    set { materials = newValue.map { [$0] + materials.dropFirst() } ?? materials }
  }
  open var subdivisionLevel = 0

  public override init() { super.init() }

  /// Half of what the shape measures.
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
  open var segmentCount = 48
  open var isGeodesic = false

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

open class SCNCone: SCNGeometry, @unchecked Sendable {
  open var topRadius: CGFloat
  open var bottomRadius: CGFloat
  open var height: CGFloat

  public init(topRadius: CGFloat, bottomRadius: CGFloat, height: CGFloat) {
    (self.topRadius, self.bottomRadius, self.height) = (topRadius, bottomRadius, height)
  }
}

open class SCNTorus: SCNGeometry, @unchecked Sendable {
  open var ringRadius: CGFloat
  open var pipeRadius: CGFloat

  public init(ringRadius: CGFloat, pipeRadius: CGFloat) {
    (self.ringRadius, self.pipeRadius) = (ringRadius, pipeRadius)
  }
}

open class SCNCapsule: SCNGeometry, @unchecked Sendable {
  open var capRadius: CGFloat
  open var height: CGFloat

  public init(capRadius: CGFloat, height: CGFloat) {
    (self.capRadius, self.height) = (capRadius, height)
  }
}

open class SCNPyramid: SCNGeometry, @unchecked Sendable {
  public init(width: CGFloat, height: CGFloat, length: CGFloat) {}
}

open class SCNTube: SCNGeometry, @unchecked Sendable {
  public init(innerRadius: CGFloat, outerRadius: CGFloat, height: CGFloat) {}
}

open class SCNFloor: SCNGeometry, @unchecked Sendable {
  open var reflectivity: CGFloat = 0.25
}

open class SCNText: SCNGeometry, @unchecked Sendable {
  open var string: Any?
  open var extrusionDepth: CGFloat
  open var font = UIFont.systemFont(ofSize: 36)
  open var flatness: CGFloat = 0.6
  open var chamferRadius: CGFloat = 0
  open var alignmentMode = "natural"
  open var isWrapped = false
  open var containerFrame = CGRect.zero

  public init(string: Any?, extrusionDepth: CGFloat) {
    self.string = string
    self.extrusionDepth = extrusionDepth
  }
}

open class SCNShape: SCNGeometry, @unchecked Sendable {
  open var path: UIBezierPath?
  open var extrusionDepth: CGFloat

  public init(path: UIBezierPath?, extrusionDepth: CGFloat) {
    self.path = path
    self.extrusionDepth = extrusionDepth
  }
}
