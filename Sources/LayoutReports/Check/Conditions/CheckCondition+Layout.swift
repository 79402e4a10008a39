// SPDX-License-Identifier: MIT

extension [CheckCondition] {
  /// The conditions that one layout serves, each group with the places of its members: colours alone
  /// differ between light and dark.
  package var sharingLayouts: [(condition: CheckCondition, places: [Int])] {
    var groups: [CheckCondition: Int] = [:]
    var result: [(condition: CheckCondition, places: [Int])] = []
    for (place, condition) in enumerated() {
      var plain = condition
      plain.style = nil
      if let group = groups[plain] {
        result[group].places.append(place)
      } else {
        groups[plain] = result.count
        result.append((plain, [place]))
      }
    }
    return result
  }
}
