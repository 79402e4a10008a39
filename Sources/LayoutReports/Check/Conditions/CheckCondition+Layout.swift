// SPDX-License-Identifier: MIT

extension [CheckCondition] {
  /// The conditions grouped by layout, each group with the indices of its members. Light and dark
  /// share a layout, because they differ only in colours.
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
