// SPDX-License-Identifier: MIT

import Foundation
import InterfaceBuilder
import Testing

/// Reads `xml` as one element.
func element(_ xml: String) throws -> IBElement {
  let file = "<document type='x.CocoaTouch.XIB'>\n\(xml)\n</document>"
  let document = try IBFile.load(Data(file.utf8), file: "test.xib")
  return try #require(document.root.children.first)
}

/// Reads `body` as a storyboard or xib that a current Xcode would have written.
func document(
  storyboard body: String, attributes: String = "useAutolayout='YES' useSafeAreas='YES'",
  tools: String = "21507"
) throws -> IBDocument {
  let xml = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="\(tools)"
      useTraitCollections="YES" \(attributes)>
    \(body)
    </document>
    """
  return try IBFile.load(Data(xml.utf8), file: "test.storyboard")
}

/// The error that reading `bytes` as a file raises.
func readError(_ bytes: some Sequence<UInt8>) -> IBFileError? {
  do throws(IBFileError) {
    _ = try IBFile.load(Data(bytes), file: "bad.xib")
    return nil
  } catch {
    return error
  }
}
