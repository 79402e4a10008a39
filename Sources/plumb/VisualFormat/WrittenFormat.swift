// SPDX-License-Identifier: MIT

/// A visual format and the place where it is written.
struct WrittenFormat {
  var text: String
  /// The file; nil for a format on the command line.
  var file: String?
  /// The first line of the format in the file.
  var line = 1
}
