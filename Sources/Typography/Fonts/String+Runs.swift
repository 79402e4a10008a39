// SPDX-License-Identifier: MIT

extension String {
  /// Whether `run` occurs anywhere in the string, byte for byte.
  ///
  /// The standard library's `contains(_: some Collection)` needs a newer runtime on some platforms
  /// and brings the regular-expression module along.
  func containsRun(of run: String) -> Bool {
    var rest = utf8[...]
    while rest.count >= run.utf8.count {
      if rest.starts(with: run.utf8) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
