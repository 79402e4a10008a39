// SPDX-License-Identifier: MIT

import Foundation

/// An item in the pantry.
struct Item: Equatable {
  var name: String
  var note: String
  var count: Int

  static let all = [
    Item(name: "Lentils", note: "Red ones, from the market.", count: 3),
    Item(
      name: "Honey",
      note: "From the hives behind the school. Two jars are spoken for, and one has crystallised.",
      count: 4),
    Item(name: "Rye flour", note: "For the starter.", count: 1),
  ]
}

/// A localized text of the app.
func localized(_ key: String, in bundle: Bundle = .module) -> String {
  NSLocalizedString(key, bundle: bundle, comment: "")
}
