// SPDX-License-Identifier: MIT

/// The part of a view in which lines of text are not too long to read.
enum ReadableContent {
  /// Measured on a 1024 pt wide iPad at content size L; the table of other sizes is not public.
  static var greatestWidth: Double { 672 }
}
