// SPDX-License-Identifier: MIT

/// A marked hiking trail.
struct Trail: Hashable {
  var name: String
  var region: String
  var kilometres: Double
  var story: String

  static let all = [
    Trail(
      name: "Ridge Path", region: "Northern Hills", kilometres: 12.5,
      story: "Follows the ridge from chapel to chapel. Bring a coat: the wind never rests."),
    Trail(
      name: "Mill Stream", region: "Lower Valley", kilometres: 6,
      story: "Seven mills, two of them still grinding, and a place to swim below the last."),
    Trail(
      name: "The Long Way Round the Lake", region: "Lakeland, eastern shore", kilometres: 23.8,
      story: "A day's walk on soft ground. The ferry at Sanders takes tired walkers back until six."
    ),
  ]
}
