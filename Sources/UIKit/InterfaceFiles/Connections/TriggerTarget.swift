// SPDX-License-Identifier: MIT

import Foundation
import FoundationAdditions

/// The target of a bar button item that triggers a segue of a file. UIKit makes one too: sending
/// the item's action to its target performs the segue.
final class TriggerTarget: NSObject, NamedMembers {
  static let action = Selector("perform:")

  private let body: @MainActor () -> Void

  init(_ body: @escaping @MainActor () -> Void) { self.body = body }

  @MainActor
  func _namedMember(_ name: String) -> NamedMember? {
    name == Self.action.name ? .method { [body] _ in body() } : nil
  }
}
