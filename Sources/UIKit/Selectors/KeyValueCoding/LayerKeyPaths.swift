// SPDX-License-Identifier: MIT

import Foundation
import FoundationAdditions

/// The key paths of a layer to parts of its transform and geometry.
@MainActor
enum LayerKeyPaths {
  /// The parts of a two-dimensional transform, which first scales, then rotates, then translates.
  private struct Parts {
    var (scaleX, scaleY, rotation, moveX, moveY, moveZ) =
      (CGFloat(1), CGFloat(1), CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))

    init(_ map: CATransform3D) {
      scaleX = (map.m11 * map.m11 + map.m12 * map.m12).squareRoot()
      let area = map.m11 * map.m22 - map.m12 * map.m21
      scaleY = scaleX == 0 ? (map.m21 * map.m21 + map.m22 * map.m22).squareRoot() : area / scaleX
      rotation = atan2(map.m12, map.m11)
      (moveX, moveY, moveZ) = (map.m41, map.m42, map.m43)
    }

    var map: CATransform3D {
      CATransform3DConcat(
        CATransform3DConcat(
          CATransform3DMakeScale(scaleX, scaleY, 1),
          CATransform3DMakeRotation(rotation, 0, 0, 1)),
        CATransform3DMakeTranslation(moveX, moveY, moveZ))
    }
  }

  /// The key paths to lengths of a layer's geometry.
  private static let lengths: [String: ReferenceWritableKeyPath<CALayer, CGFloat>] = [
    "position.x": \.position.x, "position.y": \.position.y,
    "anchorPoint.x": \.anchorPoint.x, "anchorPoint.y": \.anchorPoint.y,
    "frame.origin.x": \.frame.origin.x, "frame.origin.y": \.frame.origin.y,
    "frame.size.width": \.frame.size.width, "frame.size.height": \.frame.size.height,
    "bounds.origin.x": \.bounds.origin.x, "bounds.origin.y": \.bounds.origin.y,
    "bounds.size.width": \.bounds.size.width, "bounds.size.height": \.bounds.size.height,
    "shadowOffset.width": \.shadowOffset.width, "shadowOffset.height": \.shadowOffset.height,
  ]

  static func part(_ path: String, of layer: CALayer) -> Any? {
    if let length = lengths[path] { return layer[keyPath: length] }
    if path == "bounds.size" { return layer.bounds.size }
    let parts = Parts(layer.transform)
    return switch path {
    case "transform.scale.x", "transform.scale": parts.scaleX
    case "transform.scale.y": parts.scaleY
    case "transform.rotation", "transform.rotation.z": parts.rotation
    case "transform.translation.x": parts.moveX
    case "transform.translation.y": parts.moveY
    case "transform.translation.z": parts.moveZ
    case "transform.translation": CGSize(width: parts.moveX, height: parts.moveY)
    default: nil
    }
  }

  /// - Returns: whether the key path leads to a part of the transform or the geometry.
  static func setPart(_ path: String, of layer: CALayer, to value: Any?) -> Bool {
    if let length = lengths[path] {
      guard let number = ValueConversion.converted(value, to: CGFloat.self) else { return false }
      layer[keyPath: length] = number
      return true
    }
    if path == "bounds.size", let size = ValueConversion.converted(value, to: CGSize.self) {
      layer.bounds.size = size
      return true
    }
    var parts = Parts(layer.transform)
    if path == "transform.translation",
      let size = ValueConversion.converted(value, to: CGSize.self)
    {
      (parts.moveX, parts.moveY) = (size.width, size.height)
    } else {
      guard let number = ValueConversion.converted(value, to: CGFloat.self) else { return false }
      switch path {
      case "transform.scale": (parts.scaleX, parts.scaleY) = (number, number)
      case "transform.scale.x": parts.scaleX = number
      case "transform.scale.y": parts.scaleY = number
      case "transform.rotation", "transform.rotation.z": parts.rotation = number
      case "transform.translation.x": parts.moveX = number
      case "transform.translation.y": parts.moveY = number
      case "transform.translation.z": parts.moveZ = number
      default: return false
      }
    }
    layer.transform = parts.map
    return true
  }

  /// The properties of a layer that are available by key.
  static func member(_ name: String, of layer: CALayer) -> NamedMember? {
    func property<Value>(_ path: ReferenceWritableKeyPath<CALayer, Value>) -> NamedMember {
      .property({ layer[keyPath: path] }, { layer[keyPath: path] = $0 })
    }
    // A color of another class is accepted, but sets nil.
    func color(_ path: ReferenceWritableKeyPath<CALayer, CGColor?>) -> NamedMember {
      .property(
        { layer[keyPath: path] }, { (value: Any?) in layer[keyPath: path] = value as? CGColor })
    }
    return switch name {
    case "bounds": property(\.bounds)
    case "position": property(\.position)
    case "frame": property(\.frame)
    case "anchorPoint": property(\.anchorPoint)
    case "zPosition": property(\.zPosition)
    case "transform": property(\.transform)
    case "opacity": property(\.opacity)
    case "hidden", "isHidden": property(\.isHidden)
    case "masksToBounds": property(\.masksToBounds)
    case "cornerRadius": property(\.cornerRadius)
    case "borderWidth": property(\.borderWidth)
    case "borderColor": color(\.borderColor)
    case "backgroundColor": color(\.backgroundColor)
    case "shadowColor": color(\.shadowColor)
    case "shadowOpacity": property(\.shadowOpacity)
    case "shadowRadius": property(\.shadowRadius)
    case "shadowOffset": property(\.shadowOffset)
    default: nil
    }
  }
}
