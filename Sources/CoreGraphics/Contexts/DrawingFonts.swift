// SPDX-License-Identifier: MIT

import AppResources
import Foundation
package import LayoutRendering

/// The fonts with which this process draws text into bitmaps: those of the app, then those of the
/// machine.
package enum DrawingFonts {
  package static let current = RasterFonts(
    matching: { families, weight, isItalic in
      if InstalledFonts.isEmpty { warning }
      return InstalledFonts.matching(families, weight: weight, isItalic: isItalic)
    },
    containing: { InstalledFonts.containing($0) })

  /// Prints a warning when it is read for the first time.
  private static let warning: Void = FileHandle.standardError.write(
    Data("plumb: text is drawn as bars, because \(InstalledFonts.absence)\n".utf8))
}
