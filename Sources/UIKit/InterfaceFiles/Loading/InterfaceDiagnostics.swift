// SPDX-License-Identifier: MIT

public import Diagnostics
import Foundation

/// Where it is told what in an Interface Builder file could not be taken as it stands: a class that is
/// not there, an attribute that nothing has, an action that nobody handles.
///
/// Each is told once for a file that was loaded. ``UIStoryboard/diagnostics`` and ``UINib/diagnostics``
/// have all of a file.
public enum InterfaceDiagnostics {
  /// Receives every diagnostic; by default its text goes to the standard error.
  @preconcurrency @MainActor public static var handler: (Diagnostic) -> Void = { diagnostic in
    let text = TextWriter().text(of: diagnostic)
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}

extension RuleID {
  /// A class that an Interface Builder file names and the process does not know.
  static let unknownClass: RuleID = "unknown-class"
  /// A colour that is asked for by name in a bundle without asset catalogs.
  static let missingCatalog: RuleID = "missing-catalog"
  /// Something in an Interface Builder file that its object cannot take.
  static let unusableConnection: RuleID = "unusable-connection"
}
