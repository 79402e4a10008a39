// SPDX-License-Identifier: MIT

extension FontFamily {
  /// The possible error of a measured width in this family, as a share of the width. Nil for a
  /// family without known metrics.
  package var uncertainty: Double? {
    guard case .named(let name) = self else { return 0 }
    return switch NamedFace.known(PostScriptName(name))?.advances {
    case .helvetica, .helveticaNeue, .monospaced: 0
    case .times(let factor): factor == 1 ? 0 : 0.1
    // Releases of a family differ.
    case .family, .icons: 0.03
    case .system, .avenirNext: 0.1
    case nil: nil
    }
  }
}
