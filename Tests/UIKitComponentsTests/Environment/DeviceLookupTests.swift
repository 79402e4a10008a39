// SPDX-License-Identifier: MIT

import Testing
import UIKitComponents

@Suite struct DeviceLookupTests {
  @Test(arguments: [
    ("retina6_12", "retina6_12"), ("RETINA6_12", "retina6_12"), ("iPhone 15", "retina6_12"),
    ("iphone15", "retina6_12"), ("  iPhone-15 ", "retina6_12"), ("iPhone 8+", "retina5_5"),
    ("iPhone 8 Plus", "retina5_5"), ("iPhone SE (3rd gen)", "retina4_7"),
    ("iPhone SE (1st generation)", "retina4_0"), ("iPad Pro 11-inch", "ipad11_0rounded"),
    ("iPad Pro (11-inch)", "ipad11_0rounded"), ("ipad pro 12.9", "ipad12_9rounded"),
    ("mac", "mac"),
  ])
  func spellingDoesNotCount(name: String, identifier: String) throws {
    #expect(try Device.named(name).identifier == identifier)
  }

  @Test(arguments: [
    ("iPhone SE", "iPhone SE (3rd generation)"), ("iPad", "iPad (10th generation)"),
    ("iPad mini", "iPad mini (A17 Pro)"),
  ])
  func aModelWithoutGenerationIsTheLatest(name: String, latest: String) throws {
    #expect(try Device.named(name) == Device.named(latest))
  }

  @Test func everyIdentifierAndModelFindsItsDevice() throws {
    for device in Device.all {
      for name in [device.identifier] + device.models {
        #expect(try Device.named(name) == device, "\(name)")
      }
    }
  }

  @Test(arguments: [
    ("iPhone 51", "iPhone 5"), ("iPhnoe 15 Pro", "iPhone 15 Pro"), ("retina612x", "retina6_12"),
    ("ipad pro 10", "iPad Pro 11"),
  ])
  func anUnknownNameSuggestsNearOnes(name: String, expected: String) {
    let error = #expect(throws: UnknownDevice.self) { try Device.named(name) }
    #expect(error?.name == name)
    #expect(error?.suggestions.contains(expected) == true, "\(error?.suggestions ?? [])")
    #expect((error?.suggestions.count ?? 0) <= 3)
  }

  @Test(arguments: [
    "", "   ", "…", "Galaxy S24 Ultra", String(repeating: "iPhone", count: 100_000),
  ])
  func whatResemblesNothingSuggestsNothing(name: String) {
    let error = #expect(throws: UnknownDevice.self) { try Device.named(name) }
    #expect(error?.suggestions == [])
  }
}
