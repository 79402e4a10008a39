// SPDX-License-Identifier: MIT

/// A protocol of UIKit or another framework that has optional requirements.
struct SystemProtocol: Sendable {
  var name: String
  /// The module that a file imports to use the protocol.
  var module: String
  var isMainActor: Bool
  var inherited: [String]
  /// The declarations of the required members, without bodies.
  var required: [String] = []
  /// The full names of the optional members.
  var optional: Set<String> = []
}

/// The system protocols, by name.
enum SystemProtocols {
  /// A first line names the module, the protocol and the protocols that it inherits from. Lines
  /// with `!` hold required members. The others hold optional members, with the selector where it
  /// does not follow from the Swift name.
  static let table = String(decoding: PackageResources.SystemProtocols_txt, as: UTF8.self)

  static subscript(_ name: String) -> SystemProtocol? { all[name] }

  /// The protocol and the protocols that it inherits from.
  static func closure(of name: String) -> [SystemProtocol] {
    guard let own = all[name] else { return [] }
    return [own] + own.inherited.flatMap(closure)
  }

  /// Whether a requirement with this base name is optional.
  static func hasOptional(_ name: String) -> Bool { optionalNames.contains(name) }

  static func isOptional(_ fullName: String) -> Bool { optionalFullNames.contains(fullName) }

  /// The selector of a UIKit method whose Swift name omits words of the selector.
  static func selector(of fullName: String) -> String? { read.selectors[fullName] }

  /// The Swift base name of a method that has another name in Objective-C.
  static func name(of selector: String) -> Substring? { names[selector]?.prefix { $0 != "(" } }

  /// Protocols for which no class can be generated from the table. They have associated types or
  /// settable properties, or inherit from a protocol that has.
  static let withoutStandIn: Set = [
    "UITextInput", "UITextSearching", "UITraitChangeObservable", "UIViewImplicitlyAnimating",
    "UIContentView", "UIIndirectScribbleInteractionDelegate",
  ]

  private static let all = read.protocols

  private static let optionalFullNames = Set(all.values.flatMap(\.optional))

  private static let optionalNames = Set(optionalFullNames.map { String($0.prefix { $0 != "(" }) })

  private static let names = Dictionary(read.selectors.map { ($1, $0) }) { first, _ in first }

  private static let read = {
    var protocols: [String: SystemProtocol] = [:]
    var selectors = renamed
    var current = ""
    for line in table.split(separator: "\n") {
      if !line.hasPrefix(" ") {
        let words = line.split(separator: " ").map(String.init)
        current = words[1]
        protocols[current] = SystemProtocol(
          name: current, module: words[0], isMainActor: words.contains("@MainActor"),
          inherited: words.dropFirst(2).filter { $0 != "@MainActor" })
      } else if line.hasPrefix("  ! ") {
        protocols[current]?.required.append(String(line.dropFirst(4)))
      } else {
        for word in line.split(separator: " ") {
          let parts = word.split(separator: "=").map(String.init)
          protocols[current]?.optional.insert(parts[0])
          if parts.count > 1 { selectors[parts[0]] = parts[1] }
        }
      }
    }
    return (protocols: protocols, selectors: selectors)
  }()

  /// UIKit methods and required protocol methods whose Swift names differ from their selectors.
  private static let renamed = [
    "dismiss(animated:completion:)": "dismissViewControllerAnimated:completion:",
    "present(_:animated:completion:)": "presentViewController:animated:completion:",
    "popViewController(animated:)": "popViewControllerAnimated:",
    "popToRootViewController(animated:)": "popToRootViewControllerAnimated:",
    "popToViewController(_:animated:)": "popToViewController:animated:",
    "prepare(for:sender:)": "prepareForSegue:sender:",
    "shouldPerformSegue(withIdentifier:sender:)": "shouldPerformSegueWithIdentifier:sender:",
    "touchesBegan(_:with:)": "touchesBegan:withEvent:",
    "touchesMoved(_:with:)": "touchesMoved:withEvent:",
    "touchesEnded(_:with:)": "touchesEnded:withEvent:",
    "touchesCancelled(_:with:)": "touchesCancelled:withEvent:",
    "hitTest(_:with:)": "hitTest:withEvent:", "point(inside:with:)": "pointInside:withEvent:",
    "draw(_:)": "drawRect:", "willMove(toSuperview:)": "willMoveToSuperview:",
    "viewWillTransition(to:with:)": "viewWillTransitionToSize:withTransitionCoordinator:",
    "canPerformAction(_:withSender:)": "canPerformAction:withSender:",
    "tableView(_:cellForRowAt:)": "tableView:cellForRowAtIndexPath:",
    "collectionView(_:cellForItemAt:)": "collectionView:cellForItemAtIndexPath:",
    "numberOfComponents(in:)": "numberOfComponentsInPickerView:",
    "pageViewController(_:viewControllerBefore:)":
      "pageViewController:viewControllerBeforeViewController:",
    "pageViewController(_:viewControllerAfter:)":
      "pageViewController:viewControllerAfterViewController:",
  ]
}
