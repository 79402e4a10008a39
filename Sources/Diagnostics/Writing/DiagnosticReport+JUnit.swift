// SPDX-License-Identifier: MIT

extension DiagnosticReport {
  /// The report as a JUnit test run. Every file is a suite, and every finding is a failed case. A
  /// file without findings has one passed case. Notes do not fail.
  var junit: String {
    var suites: [(file: String, diagnostics: [Diagnostic])] = []
    var places: [String: Int] = [:]
    for file in files where places.updateValue(suites.count, forKey: file) == nil {
      suites.append((file, []))
    }
    for diagnostic in diagnostics {
      let file = diagnostic.place.file ?? ""
      if let place = places[file] {
        suites[place].diagnostics.append(diagnostic)
      } else {
        places[file] = suites.count
        suites.append((file, [diagnostic]))
      }
    }
    let failures = diagnostics.count { $0.severity > .note }
    let tests = suites.reduce(0) { $0 + max(1, $1.diagnostics.count) }
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text +=
      "<testsuites name=\"\(escaped(tool.name))\" tests=\"\(tests)\" failures=\"\(failures)\">\n"
    for suite in suites { text += self.suite(suite.file, suite.diagnostics) }
    return text + "</testsuites>\n"
  }

  private func suite(_ file: String, _ diagnostics: [Diagnostic]) -> String {
    let failures = diagnostics.count { $0.severity > .note }
    let name = escaped(file)
    var text =
      "  <testsuite name=\"\(name)\" tests=\"\(max(1, diagnostics.count))\" "
      + "failures=\"\(failures)\">\n"
    if diagnostics.isEmpty {
      text += "    <testcase classname=\"\(name)\" name=\"layout\" file=\"\(name)\"/>\n"
    }
    for diagnostic in diagnostics { text += testCase(diagnostic, classname: name) }
    return text + "  </testsuite>\n"
  }

  private func testCase(_ diagnostic: Diagnostic, classname: String) -> String {
    let object = diagnostic.place.elementID.map { " (\($0))" } ?? ""
    let name = escaped("\(diagnostic.rule)\(object)")
    let line = diagnostic.place.line.map { " line=\"\($0)\"" } ?? ""
    let details = escaped(TextWriter().text(of: diagnostic))
    let head =
      "    <testcase classname=\"\(classname)\" name=\"\(name)\" file=\"\(classname)\"\(line)>"
    let body =
      diagnostic.severity == .note
      ? "<system-out>\(details)</system-out>"
      : "<failure type=\"\(escaped(diagnostic.rule.rawValue))\" "
        + "message=\"\(escaped(diagnostic.message))\">\(details)</failure>"
    return "\(head)\n      \(body)\n    </testcase>\n"
  }

  /// The text with XML escapes. Characters that XML does not allow are removed.
  private func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case "\t": result += "\t"
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: break
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
