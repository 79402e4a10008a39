// SPDX-License-Identifier: MIT

import ArgumentParser
import Diagnostics
import LayoutReports

/// `plumb rules`: lists the rules of `plumb check`, or explains one of them.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "Lists the rules of 'plumb check', or explains one.",
    discussion: """
      EXAMPLES
        plumb rules
        plumb rules truncated-text
      """)

  @Argument(help: "The rule to explain.")
  var rule: String?

  func run() throws {
    guard let rule else {
      for rule in CheckRule.all {
        StandardOutput.write(
          "\(pad(rule.id.rawValue, 30))\(pad(rule.severity.rawValue, 9))\(rule.title)")
      }
      return
    }
    guard let rule = CheckRule.named(rule) else {
      throw Failure("there is no rule '\(rule)'; 'plumb rules' lists them")
    }
    StandardOutput.write(
      """
      \(rule.id) (\(rule.severity.rawValue)): \(rule.title)

      \(rule.why)

      To fix it: \(rule.remedy)
      To silence it: \(rule.silencing) Write into .plumb.yml beside the file:

        rules:
          \(rule.id): off
      """)
  }

  private func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
