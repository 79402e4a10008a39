// SPDX-License-Identifier: MIT

extension FontFamily {
  /// The possible error of a measured width in this family, as a share of the width. Nil for a
  /// family without known metrics.
  package var uncertainty: Double? {
    guard case .named(let name) = self else { return 0 }
    let known = NamedFace.all.first { PostScriptName(name).familyStarts(with: $0.prefix) }
    return switch known?.advances {
    case .helvetica, .helveticaNeue, .monospaced: 0
    case .times(let factor): factor == 1 ? 0 : 0.1
    case .system, .avenirNext: 0.1
    case nil: nil
    }
  }
}
