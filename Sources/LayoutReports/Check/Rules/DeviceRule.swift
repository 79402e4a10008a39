// SPDX-License-Identifier: MIT

import Diagnostics
import InterfaceBuilder

/// Finds documents for iOS whose device runs another system.
enum DeviceRule {
  static func findings(_ document: IBDocument) -> [Finding] {
    guard let id = document.canvas.deviceID, let system = system(of: id) else { return [] }
    return [
      Finding(
        "foreign-device", at: nil, part: id,
        "the document is for iOS, but its device '\(id)' runs \(system)",
        line: (document.root.child("device") ?? document.root).line)
    ]
  }

  /// The system of a device that does not run iOS.
  private static func system(of id: String) -> String? {
    let systems = [("appletv", "tvOS"), ("watch", "watchOS"), ("macosx", "macOS")]
    return systems.first { id.lowercased().hasPrefix($0.0) }?.1
  }
}
