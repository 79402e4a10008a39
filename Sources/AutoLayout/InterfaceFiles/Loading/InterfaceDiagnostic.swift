// SPDX-License-Identifier: MIT

import Foundation

/// Something in an Interface Builder file that could not be taken as it stands: a class that is not
/// there, an attribute that nothing has, an action that nobody handles.
///
/// Each is told once for a file that was loaded. ``UIStoryboard/diagnostics`` and ``UINib/diagnostics``
/// have all of a file.
public struct InterfaceDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// The path of the file.
  public var file: String
  /// The line in the file, counted from 1.
  public var line: Int
  /// The id of the object at fault; nil where none has one.
  public var objectID: String?
  /// What is wrong, and what to do about it.
  public var message: String

  public var description: String { "\(file):\(line): \(message)" }

  /// Receives every diagnostic; by default its description goes to the standard error.
  @MainActor public static var handler: (InterfaceDiagnostic) -> Void = { diagnostic in
    FileHandle.standardError.write(Data((diagnostic.description + "\n").utf8))
  }
}
