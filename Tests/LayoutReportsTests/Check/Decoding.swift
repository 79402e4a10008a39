// SPDX-License-Identifier: MIT

import Foundation

@testable import LayoutReports

enum Decoding {
  static func condition(_ bytes: [UInt8]) throws -> CheckCondition {
    try JSONDecoder().decode(CheckCondition.self, from: Data(bytes))
  }

  static func outcome(_ bytes: [UInt8]) throws -> CheckOutcome {
    try JSONDecoder().decode(CheckOutcome.self, from: Data(bytes))
  }
}
