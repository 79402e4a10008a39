// SPDX-License-Identifier: MIT

import Foundation

/// The comparison methods of Foundation's values, which code uses for sorting.
@MainActor
enum FoundationMembers {
  static let tables: [any MemberTable] = [
    ClassMembers<NSString>([
      "compare:": .method { $0.compare($1[0]) },
      "caseInsensitiveCompare:": .method { $0.caseInsensitiveCompare($1[0]) },
      "localizedCompare:": .method { $0.localizedCompare($1[0]) },
      "localizedCaseInsensitiveCompare:": .method { $0.localizedCaseInsensitiveCompare($1[0]) },
      "localizedStandardCompare:": .method { $0.localizedStandardCompare($1[0]) },
      "length": .reading(\.length), "uppercaseString": .reading(\.uppercased),
      "lowercaseString": .reading(\.lowercased), "capitalizedString": .reading(\.capitalized),
      "intValue": .reading(\.intValue), "integerValue": .reading(\.integerValue),
      "doubleValue": .reading(\.doubleValue), "floatValue": .reading(\.floatValue),
      "boolValue": .reading(\.boolValue), "description": .reading(\.description),
    ]),
    ClassMembers<NSNumber>([
      "compare:": .method { $0.compare($1[0]) }, "intValue": .reading(\.intValue),
      "integerValue": .reading(\.intValue), "doubleValue": .reading(\.doubleValue),
      "floatValue": .reading(\.floatValue), "boolValue": .reading(\.boolValue),
      "stringValue": .reading(\.stringValue), "description": .reading(\.description),
    ]),
    ClassMembers<NSDate>([
      "compare:": .method { $0.compare($1[0]) },
      "timeIntervalSince1970": .reading(\.timeIntervalSince1970),
    ]),
  ]
}
