// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Delegate calls of streams to hosts when the network fails. Source: Apple's documentation.
struct NetworkNamesTests {
  @Test func streamsToHostsFail() {
    var input: InputStream?
    var output: OutputStream?
    Stream.getStreamsToHost(
      withName: "example.com", port: 80, inputStream: &input, outputStream: &output)
    #expect(input?.streamStatus == .notOpen)
    input?.open()
    output?.open()
    #expect(input?.streamStatus == .error)
    #expect((output?.streamError as? POSIXError)?.code == .ENETUNREACH)
    var byte: UInt8 = 0
    #expect(input?.read(&byte, maxLength: 1) == -1)
  }
}
