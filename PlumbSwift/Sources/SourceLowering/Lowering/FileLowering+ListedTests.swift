// SPDX-License-Identifier: MIT

// Test cases that get their tests from a list. On Apple platforms a library such as Quick adds a
// method per test at run time. On Linux it offers the same tests as `allTests`, which subclasses
// inherit, and a main file passes the list to XCTest. SwiftPM generates this main file from the
// test methods of each class, in the form `testCase([("testA", testA)])`.
extension FileLowering {
  /// The method by which SwiftPM finds a class with an inherited list.
  ///
  /// SwiftPM's code calls the overload of `testCase` for the class, which returns the list. Names
  /// of tests become identifiers, as on Apple platforms: SwiftPM separates names by commas.
  func listedTests(of type: TypeEntry) -> [String] {
    guard type.access != .private, !type.isGeneric, !type.name.contains("."),
      index.inheritanceChain(of: type).dropFirst().contains(where: \.listsTests),
      !type.listsTests, !type.allMembers.contains(where: \.isTest)
    else { return [] }
    neededModules.insert("XCTest")
    let name = type.name
    additions.append(
      "func testCase(_: [(Swift.String, (\(name)) -> () throws -> Swift.Void)]) -> XCTestCaseEntry "
        + "{ (\(name).self, \(name).allTests.map { _name, _test in (Swift.String(_name.map { "
        + "$0.isLetter || $0.isNumber ? $0 : \"_\" }), { try _test($0 as! \(name))() }) }) }")
    return ["nonisolated func test_allTests() throws {}"]
  }
}

extension TypeEntry {
  /// Whether the class itself declares the list of its tests.
  fileprivate var listsTests: Bool {
    allMembers.contains { $0.name == "allTests" && $0.isStatic && !$0.isMethod }
  }
}

extension MemberEntry {
  fileprivate var isTest: Bool {
    isMethod && !isStatic && parameters.isEmpty && name.hasPrefix("test")
  }
}
