// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Delegate calls of Bonjour services and of streams to hosts when the network fails. Source:
/// Apple's documentation.
struct NetworkNamesTests {
  final class Listener: NSObject, NetServiceDelegate, NetServiceBrowserDelegate {
    var heard: [String] = []
    func netServiceWillPublish(_ sender: NetService) { heard.append("will publish") }
    func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber]) {
      heard.append("failed \(errorDict[NetService.errorCode] ?? 0)")
    }
    func netServiceBrowserWillSearch(_ browser: NetServiceBrowser) { heard.append("will search") }
    func netServiceBrowser(
      _ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber]
    ) { heard.append("found nothing") }
    func netServiceBrowser(
      _ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool
    ) { heard.append("found") }
  }

  @Test func servicesAreNeitherPublishedNorFound() {
    let listener = Listener()
    let service = NetService(domain: "local.", type: "_http._tcp.", name: "Plumb", port: 80)
    service.delegate = listener
    service.publish()
    let browser = NetServiceBrowser()
    browser.delegate = listener
    browser.searchForServices(ofType: "_http._tcp.", inDomain: "local.")
    #expect(
      listener.heard == ["will publish", "failed -72000", "will search", "found nothing"])
    #expect(service.port == 80)
    #expect(service.addresses == nil)
  }

  /// RFC 6763, section 6.
  @Test func recordsAreEntriesWithTheirLengths() {
    let data = NetService.data(fromTXTRecord: ["a": Data("1".utf8), "b": Data("x=y".utf8)])
    #expect(data == Data([3]) + Data("a=1".utf8) + Data([5]) + Data("b=x=y".utf8))
    #expect(
      NetService.dictionary(fromTXTRecord: data) == ["a": Data("1".utf8), "b": Data("x=y".utf8)])
  }

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
