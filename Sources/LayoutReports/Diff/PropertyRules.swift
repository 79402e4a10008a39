// SPDX-License-Identifier: MIT

import InterfaceBuilder

/// The rules by which properties are compared.
enum PropertyRules {
  /// The default value of a property that the file does not contain.
  static func standard(_ property: String, of element: String) -> String? {
    switch (element, property) {
    case ("constraint", "constant"), ("stackView", "spacing"): "0"
    case ("constraint", "priority"): "1000"
    case ("constraint", "multiplier"): "1"
    case ("constraint", "relation"): "equal"
    case ("stackView", "axis"): "horizontal"
    case ("stackView", "distribution"), ("stackView", "alignment"): "fill"
    case ("label", "numberOfLines"): "1"
    case (_, "horizontalHuggingPriority"), (_, "verticalHuggingPriority"): "250"
    case (_, "horizontalCompressionResistancePriority"),
      (_, "verticalCompressionResistancePriority"):
      "750"
    case (_, "hidden"), (_, "fixedFrame"): "NO"
    case (_, "alpha"): "1"
    default: nil
    }
  }

  /// Whether two values differ only in notation.
  static func isSame(_ old: String?, _ new: String?) -> Bool {
    if old == new { return true }
    guard let old, let new, let one = Double(old), let other = Double(new) else { return false }
    return one == other
  }

  /// The reason to ignore changes of a property; nil if they count.
  static func noise(
    _ property: String, of object: DocumentIndex.Object, in index: DocumentIndex
  ) -> DocumentChange.Noise? {
    let first = property.prefix { $0 != "." }
    if object.id.isEmpty {
      switch first {
      case "toolsVersion", "systemVersion", "version", "dependencies", "propertyAccessControl",
        "designables", "classes", "targetRuntime", "type":
        return .versions
      case "device", "simulatedMetricsContainer", "inferredMetricsTieBreakers": return .bookkeeping
      case "resources":
        // The size of an image determines the size of its views. The other entries are copies.
        let isSize = property.hasSuffix(".width") || property.hasSuffix(".height")
        return property.hasPrefix("resources.image(") && isSize ? nil : .versions
      default: return nil
      }
    }
    let last = property.split(separator: ".").last ?? ""
    if last == "misplaced" || last == "ambiguous" { return .frames }
    if first == "canvasLocation" || ["sceneMemberID", "userLabel", "colorLabel"].contains(first) {
      return .bookkeeping
    }
    let parts = property.split(separator: ".")
    let isFrame =
      first == "frame"
      || (first.hasPrefix("variation(") && parts.dropFirst().first == "frame")
    return isFrame && isComputed(object, in: index) ? .frames : nil
  }

  /// Whether the frame of a view is determined by layout, its owner or the device.
  private static func isComputed(
    _ object: DocumentIndex.Object, in index: DocumentIndex
  ) -> Bool {
    let element = object.element
    guard let owner = index[object.parent] else { return false }
    if element.flag("fixedFrame") == true { return false }
    if element.flag("translatesAutoresizingMaskIntoConstraints") == false { return true }
    if object.list == "subviews", owner.element.name == "stackView" { return true }
    if ["cells", "prototypes"].contains(object.list) { return true }
    // Content views, bars, and a controller's own view unless the scene is freeform.
    if element.key == "contentView" { return true }
    if ["navigationBar", "tabBar", "toolbar"].contains(element.key ?? "") { return true }
    guard owner.element.name.hasSuffix("ontroller"), element.key == "view" else { return false }
    return owner.element.child(key: "freeformSize") == nil
  }

  /// Whether the values of a property are texts for users.
  static func isText(_ property: String) -> Bool {
    let names: Set<Substring> = [
      "text", "title", "placeholder", "prompt", "headerTitle", "footerTitle", "label", "hint",
      "subtitle", "normalTitle",
    ]
    return names.contains(property.split(separator: ".").last ?? "")
  }
}
