// SPDX-License-Identifier: MIT

extension StringProtocol {
  /// The text without leading and trailing white space.
  var trimmed: String {
    let start = drop(while: \.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }
}
