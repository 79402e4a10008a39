// SPDX-License-Identifier: MIT

extension UIViewController {
  /// The controller with its children and presented controllers, one per line, as printed by
  /// UIKit's `_printHierarchy`.
  func printedHierarchy() -> String { hierarchyLines(indentation: "").joined(separator: "\n") }

  private func hierarchyLines(indentation: String) -> [String] {
    let inner = indentation + "   | "
    let presented = presentedViewController.flatMap {
      $0.presentingViewController === self ? $0 : nil
    }
    return ["\(indentation)\(Self.mark(of: self)), state: \(stateName), view: \(viewText)"]
      + children.flatMap { $0.hierarchyLines(indentation: inner) }
      + (presented?.hierarchyLines(indentation: indentation + "   + ") ?? [])
  }

  private var stateName: String {
    switch state.appearance {
    case .disappeared: "disappeared"
    case .appearing: "appearing"
    case .appeared: "appeared"
    case .disappearing: "disappearing"
    }
  }

  private var viewText: String {
    guard let view = viewIfLoaded else { return "(view not loaded)" }
    return Self.mark(of: view) + (view.window == nil ? " not in the window" : "")
  }

  private static func mark(of object: AnyObject) -> String {
    "<\(ObjectDescription.className(of: object)) \(ObjectDescription.address(of: object))>"
  }
}
