// SPDX-License-Identifier: MIT

import Diagnostics
import VisualFormat

/// A mistake as the command line prints it.
func text(of mistake: FormatDiagnostic, in source: FormatSource) -> String {
  let lines = source.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  return TextWriter { _, line in lines[line - 1] }.text(of: mistake.diagnostic(in: source))
}
