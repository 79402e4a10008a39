// SPDX-License-Identifier: MIT

import LayoutReports

extension ConflictLog {
  /// The message as UIKit prints it.
  var message: String {
    let list = entries.map { entry in
      let text = entry.text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        .replacing("\n", with: "\\n")
      return "    \"\(text)\""
    }
    var message =
      "Unable to simultaneously satisfy constraints.\n(\n\(list.joined(separator: ",\n"))\n)\n"
    if let recovery {
      message += "\nWill attempt to recover by breaking constraint \n\(recovery.text)\n"
    }
    return message
  }
}
