// SPDX-License-Identifier: MIT

public import UIKitComponents

/// A colour as a file states it: by its components, or by a name that something else resolves.
public enum IBColor: Hashable, Sendable {
  case components(Color)
  /// A colour of the project's asset catalog.
  case named(String)
  /// A colour of the system, with the components that were saved beside its name, if any.
  case system(String, saved: Color?)
}

extension IBColor {
  /// Reads a `<color>` element; `nil` where it is neither a name nor components that can be read.
  package init?(_ element: IBElement) {
    let components = Color(components: element)
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      self = .system(name, saved: components)
    } else if let name = element["name"] {
      self = element["catalog"] == "System" ? .system(name, saved: components) : .named(name)
    } else if let components {
      self = .components(components)
    } else {
      return nil
    }
  }

  /// Reads the `<color>` with the role `key`; `nil` where it is missing or written as `<nil>`.
  package init?(_ key: String, of element: IBElement) {
    guard let color = element.child(key: key), color.name == "color" else { return nil }
    self.init(color)
  }
}

extension Color {
  /// Reads the components of a `<color>` and converts them to sRGB.
  ///
  /// Grey and RGB spaces with a gamma near 2.2 (device, calibrated, generic) are taken as sRGB, as
  /// iOS draws them. Display P3 is converted and clipped to what sRGB holds.
  init?(components element: IBElement) {
    let alpha = element.component("alpha") ?? 1
    let isWide = element["customColorSpace"] == "displayP3"
    if let white = element.component("white") {
      self.init(white: white, alpha: alpha)
    } else if let red = element.component("red"), let green = element.component("green"),
      let blue = element.component("blue")
    {
      self.init(red: red, green: green, blue: blue, alpha: alpha)
      if isWide { self = convertedFromDisplayP3 }
    } else if let cyan = element.component("cyan"), let magenta = element.component("magenta"),
      let yellow = element.component("yellow"), let black = element.component("black")
    {
      self.init(
        red: (1 - cyan) * (1 - black), green: (1 - magenta) * (1 - black),
        blue: (1 - yellow) * (1 - black), alpha: alpha)
    } else {
      return nil
    }
  }
}

extension IBElement {
  /// A colour component, clipped to 0…1.
  fileprivate func component(_ name: String) -> Double? { number(name).map { min(max($0, 0), 1) } }
}
