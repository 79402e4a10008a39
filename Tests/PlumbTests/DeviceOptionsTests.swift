// SPDX-License-Identifier: MIT

import Testing

@testable import plumb

struct DeviceOptionsTests {
  @Test func optionsOfTheDeviceAreNotPassedOn() throws {
    let options = try DeviceOptions(
      ["--filter", "A", "--device", "iPad Pro 11", "--dark", "-c", "release", "--locale=ar"],
      endsAtName: false)
    #expect(options.rest == ["--filter", "A", "-c", "release"])
    #expect(options.text == "iPad Pro 11, dark, locale ar")
  }

  @Test func withoutOptionsTheDeviceIsACurrentPhone() throws {
    #expect(try DeviceOptions([], endsAtName: false).text == "iPhone 16 Pro, locale en_US")
  }

  @Test func optionsAfterTheExecutableBelongToIt() throws {
    let options = try DeviceOptions(
      ["--landscape", "--package-path", "Kit", "App", "--dark"], endsAtName: true)
    #expect(options.rest == ["--package-path", "Kit", "App", "--dark"])
    #expect(options.text == "iPhone 16 Pro, landscape, locale en_US")
  }
}
