// SPDX-License-Identifier: MIT

public import Diagnostics
import Foundation

/// Reports on parts of Interface Builder files that cannot be used: an unknown class, an attribute
/// without a property, an action without a handler.
///
/// Each part is reported once per loaded file. ``UIStoryboard/diagnostics`` and
/// ``UINib/diagnostics`` have all reports of a file.
public enum InterfaceDiagnostics {
  /// Called with every diagnostic. The default writes the text to the standard error.
  @preconcurrency @MainActor public static var handler: (Diagnostic) -> Void = { diagnostic in
    let text = TextWriter().text(of: diagnostic)
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}

extension RuleID {
  /// A class in an Interface Builder file that the process does not have.
  static let unknownClass: RuleID = "unknown-class"
  /// A named colour in a bundle without asset catalogs.
  static let missingCatalog: RuleID = "missing-catalog"
  /// A part of an Interface Builder file that its object does not accept.
  static let unusableConnection: RuleID = "unusable-connection"
}
