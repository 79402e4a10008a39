// SPDX-License-Identifier: MIT

/// A visual format and where it is written.
struct WrittenFormat {
  var text: String
  /// `nil` for one on the command line.
  var file: String?
  /// The line of the file on which it starts.
  var line = 1
}
