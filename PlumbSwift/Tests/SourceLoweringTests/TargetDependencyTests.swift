// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import plumb_lower

/// The modules of a package that SwiftPM builds on Linux.
struct TargetDependencyTests {
  @Test func modulesForOtherPlatformsAreNotBuilt() throws {
    let root = try manifest(
      """
      {"targets": [
        {"name": "App", "type": "regular", "dependencies": [
          {"product": ["Traps", "traps", null, {"platformNames": ["ios"]}]},
          {"product": ["Kit", "kit", {"Old": "New"}, null]},
          {"byName": ["My-Core", {"platformNames": [], "config": "debug"}]}]},
        {"name": "My-Core", "type": "regular", "dependencies": []}]}
      """)
    let kit = try manifest(
      """
      {"products": [{"name": "Kit", "targets": ["KitCore"]}],
       "targets": [
        {"name": "KitCore", "type": "regular", "dependencies": [{"target": ["KitBase", null]}]},
        {"name": "KitBase", "type": "regular"}, {"name": "KitTests", "type": "test"}]}
      """)
    let traps = try manifest(
      """
      {"products": [{"name": "Traps", "targets": ["TrapsCore"]}],
       "targets": [{"name": "TrapsCore", "type": "regular"}]}
      """)
    let built = PackageManifest.builtModules(of: [root, kit, traps])
    #expect(built == ["App", "My_Core", "Kit", "KitCore", "KitBase"])
  }

  private func manifest(_ text: String) throws -> PackageManifest {
    try JSONDecoder().decode(PackageManifest.self, from: Data(text.utf8))
  }
}
