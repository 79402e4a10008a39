// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import plumb_lower

/// The texts are those of SwiftPM 6.3 for an address that does not exist.
struct ManagerMessagesTests {
  private func errors(_ text: String) throws -> ManagerMessages.Errors {
    let messages = ManagerMessages()
    messages.start()
    messages.pipe.fileHandleForWriting.write(Data(text.utf8))
    try messages.pipe.fileHandleForWriting.close()
    return messages.errors()
  }

  @Test func theDependencyOfAFailedCloneIsNamed() throws {
    let clone = try errors(
      """
      error: Failed to clone repository https://nowhere.invalid/Kit:
          Cloning into bare repository '/cache/repositories/Kit-636dcdff'...
      """)
    #expect(clone.unreachable == "https://nowhere.invalid/Kit")
    let command = try errors(
      """
      Fetching https://nowhere.invalid/Other
      Fetching https://nowhere.invalid/Kit.git
      error: Git command 'git -C /cache/repositories/Kit-636dcdff config' failed: fatal: cannot \
      change to '/cache/repositories/Kit-636dcdff': No such file or directory

      """)
    #expect(command.unreachable == "https://nowhere.invalid/Kit.git")
  }

  @Test func otherErrorsAreKeptAsTheyAre() throws {
    let text = "error: 'kit': Invalid manifest\nPackage.swift:3:1: error: expected ')'\n"
    let errors = try errors("Computing version\n" + text)
    #expect(errors.unreachable == nil)
    #expect(errors.text == text)
  }
}
