// SPDX-License-Identifier: MIT

import Foundation

/// A report on required constraints that cannot be satisfied together.
@preconcurrency @MainActor
public struct LayoutConflictReport {
  /// The constraints of an irreducible conflicting set, in UIKit's order.
  public var constraints: [NSLayoutConstraint]
  /// The constraint that has no effect until the conflict is gone.
  public var broken: NSLayoutConstraint?

  /// Called with every report of the process. The default writes the message to the standard error.
  public static var handler: (LayoutConflictReport) -> Void = { report in
    FileHandle.standardError.write(Data((report.message + "\n").utf8))
  }

  /// The message that UIKit logs.
  ///
  /// Source: the text of 121 published logs of iOS 9 and later.
  public var message: String {
    var text = """
      Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want. 
      \tTry this: 
      \t\t(1) look at each constraint and try to figure out which you don't expect; 
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 

      """
    if constraints.contains(where: \.representsAutoresizingMask) {
      text += """
        \t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, \
        refer to the documentation for the UIView property \
        translatesAutoresizingMaskIntoConstraints) 

        """
    }
    let list = constraints.map { "    \"\(Self.escaped($0.description))\"" }
    text += "(\n\(list.joined(separator: ",\n"))\n)\n\n"
    text += "Will attempt to recover by breaking constraint \n"
    text += (broken?.description ?? "(null)") + "\n\n"
    text += """
      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the \
      debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \
      <UIKitCore/UIView.h> may also be helpful.
      """
    return text
  }

  private static func escaped(_ line: String) -> String {
    var result = ""
    for unit in line.utf16 {
      switch unit {
      case 0x22: result += "\\\""
      case 0x5C: result += "\\\\"
      case 0x0A: result += "\\n"
      case 0x20...0x7E: result += String(UnicodeScalar(UInt8(unit)))
      default:
        let digits = String(unit, radix: 16)
        result += "\\U" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
    return result
  }
}
