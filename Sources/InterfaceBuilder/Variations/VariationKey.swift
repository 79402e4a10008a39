// SPDX-License-Identifier: MIT

package import AutoLayout
package import UIKitComponents

/// For which devices a `<variation>` holds: `default`, `widthClass=compact`,
/// `heightClass=regular-widthClass=compact`, `userInterfaceIdiom=pad`…
struct VariationKey: Hashable, Sendable {
  private var conditions: [Condition]

  private struct Condition: Hashable, Sendable {
    var trait: String
    var value: String
  }

  init(_ text: String) {
    conditions =
      text == "default"
      ? []
      : text.split(separator: "-").map { part in
        let trait = part.prefix { $0 != "=" }
        return Condition(trait: String(trait), value: String(part.dropFirst(trait.count + 1)))
      }
  }

  /// How many conditions the key makes. Of two keys that hold, the one with more conditions is the
  /// more specific and decides.
  var specificity: Int { conditions.count }

  /// Whether every condition is met. A condition on a trait that ``VariationTraits`` does not know,
  /// or that the canvas does not have, is not.
  func holds(for traits: VariationTraits) -> Bool {
    conditions.allSatisfy { traits.value(of: $0.trait) == $0.value }
  }
}

/// What variations may depend on.
package struct VariationTraits: Hashable, Sendable {
  /// `unspecified` on the square canvas of Xcode 6 and 7, where no size class applies.
  package var horizontalSizeClass: SizeClass
  package var verticalSizeClass: SizeClass
  package var idiom: Device.Idiom?
  package var isDark: Bool

  package init(
    horizontal: SizeClass, vertical: SizeClass, idiom: Device.Idiom? = nil, isDark: Bool = false
  ) {
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    self.idiom = idiom
    self.isDark = isDark
  }

  func value(of trait: String) -> String? {
    switch trait {
    case "widthClass": Self.name(horizontalSizeClass)
    case "heightClass": Self.name(verticalSizeClass)
    case "userInterfaceIdiom": idiom.map { $0 == .phone ? "phone" : $0 == .pad ? "pad" : "mac" }
    case "userInterfaceStyle", "appearance": isDark ? "dark" : "light"
    default: nil
    }
  }

  private static func name(_ sizeClass: SizeClass) -> String? {
    switch sizeClass {
    case .unspecified: nil
    case .compact: "compact"
    case .regular: "regular"
    }
  }
}
