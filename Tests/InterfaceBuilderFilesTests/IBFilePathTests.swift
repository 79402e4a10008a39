// SPDX-License-Identifier: MIT

import InterfaceBuilder
import InterfaceBuilderFiles
import Testing

@Suite struct IBFilePathTests {
  @Test func missingFileIsNamedInTheError() {
    #expect(throws: IBFileError(file: "/no/such.xib", reason: .unreadable("no such file"))) {
      try IBFile.load(path: "/no/such.xib")
    }
  }

  @Test func directoryIsRejected() {
    #expect(throws: IBFileError(file: "/", reason: .unreadable("is a directory"))) {
      try IBFile.load(path: "/")
    }
  }

  @Test func deviceIsRejected() {
    #expect(throws: IBFileError(file: "/dev/zero", reason: .unreadable("not a regular file"))) {
      try IBFile.load(path: "/dev/zero")
    }
  }
}
