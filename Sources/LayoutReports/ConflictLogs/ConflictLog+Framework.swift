// SPDX-License-Identifier: MIT

extension ConflictLog {
  /// The framework whose views the message names: AppKit if any class is one of AppKit's, otherwise
  /// UIKit.
  public var framework: String { isOfAppKit ? "AppKit" : "UIKit" }

  private var isOfAppKit: Bool {
    let classes = constraints.flatMap(\.items).compactMap(\.shortClassName)
    if classes.contains(where: { $0.hasPrefix("UI") || $0.hasPrefix("_UI") }) { return false }
    return classes.contains { $0.hasPrefix("NS") || $0.hasPrefix("_NS") }
      || constraints.contains { $0.identifier?.hasPrefix("NSView-") ?? false }
  }
}
