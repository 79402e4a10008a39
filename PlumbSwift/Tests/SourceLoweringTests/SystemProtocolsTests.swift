// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import SourceLowering

/// The table of protocols, compared with the sources of UIKit and the stand-ins. `RECORD=1`
/// rewrites the table.
struct SystemProtocolsTests {
  @Test func theTableMatchesTheSources() throws {
    var text = ""
    for (module, files) in try Self.modules() {
      let index = SourceIndex([(module, files, BuildConditions())])
      for proto in index.protocolsWithDefaults { text += index.line(of: proto, module) }
    }
    try RecordedTable.expect(text, equals: SystemProtocols.table, of: "SystemProtocols")
  }

  /// Source: Apple's headers.
  @Test func selectorsContainTheWordsThatSwiftOmits() {
    for (name, selector) in [
      "tableView(_:heightForRowAt:)": "tableView:heightForRowAtIndexPath:",
      "tableView(_:moveRowAt:to:)": "tableView:moveRowAtIndexPath:toIndexPath:",
      "tableView(_:willDisplay:forRowAt:)": "tableView:willDisplayCell:forRowAtIndexPath:",
      "tableView(_:commit:forRowAt:)": "tableView:commitEditingStyle:forRowAtIndexPath:",
      "numberOfSections(in:)": "numberOfSectionsInTableView:",
      "viewForZooming(in:)": "viewForZoomingInScrollView:",
      "navigationController(_:willShow:animated:)":
        "navigationController:willShowViewController:animated:",
      "textField(_:shouldChangeCharactersIn:replacementString:)":
        "textField:shouldChangeCharactersInRange:replacementString:",
      "gestureRecognizer(_:shouldReceive:)": "gestureRecognizer:shouldReceiveTouch:",
      "collectionView(_:layout:sizeForItemAt:)": "collectionView:layout:sizeForItemAtIndexPath:",
    ] { #expect(SystemProtocols.selector(of: name) == selector) }
    #expect(SystemProtocols.selector(of: "tableView(_:heightForHeaderInSection:)") == nil)
  }

  private static func modules() throws -> [(name: String, files: [SourceText])] {
    let folders = try ["StandIns", "UIKitAdditions"].flatMap { library in
      let sources = RecordedTable.root.appending(path: "PlumbSwift/Frameworks/\(library)/Sources")
      let names = try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted()
      return names.map { (name: $0, folder: sources.appending(path: $0)) }
    }
    return try [("UIKit", files(of: RecordedTable.uiKitSources()))]
      + folders.map { ($0.name, files(of: try RecordedTable.sources(below: $0.folder))) }
  }

  /// The files that declare protocols or extend them.
  private static func files(of texts: [(path: String, text: String)]) -> [SourceText] {
    let declared = texts.flatMap { text in
      text.text.matches(of: /public protocol (\w+)/).map { "extension \($0.output.1)" }
    }
    return texts.filter { text in
      text.text.contains("public protocol ") || declared.contains(where: text.text.contains)
    }.map { SourceText(path: $0.path, text: $0.text) }
  }
}

extension SourceIndex {
  /// The protocols that have requirements with default implementations.
  fileprivate var protocolsWithDefaults: [TypeEntry] {
    allTypes.filter { $0.kind == .protocol && $0.access == .public && !$0.name.hasPrefix("_") }
      .filter { !optional(of: $0).isEmpty }.sorted { $0.name < $1.name }
  }

  private func defaults(of type: TypeEntry) -> Set<String> {
    Set(
      ([type] + allTypes.filter { type.inherited.contains($0.name) })
        .flatMap(\.extensions).flatMap(\.members).map(\.fullName))
  }

  private func optional(of type: TypeEntry) -> [MemberEntry] {
    let defaults = defaults(of: type)
    return type.members.filter {
      $0.isMethod && !$0.isStatic && !$0.name.hasPrefix("_") && defaults.contains($0.fullName)
    }
  }

  fileprivate func line(of type: TypeEntry, _ module: String) -> String {
    let inherited = type.inherited.filter { !["AnyObject", "NSObjectProtocol"].contains($0) }
    var text = ([module, type.name] + (type.isMainActor ? ["@MainActor"] : []) + inherited)
      .joined(separator: " ")
    let defaults = defaults(of: type)
    for member in type.members where !defaults.contains(member.fullName) {
      text += "\n  ! "
      switch member.kind {
      case .method:
        text += "\(member.isStatic ? "static " : "")func \(member.name)\(member.signature.tail)"
      case .property:
        text += "\(member.isStatic ? "static " : "")var \(member.name): \(member.signature.result)"
      }
    }
    var seen: Set<String> = []
    var line = " "
    for member in optional(of: type) where seen.insert(member.fullName).inserted {
      let selector = member.systemSelector
      let word = " " + member.fullName + (selector == member.selector ? "" : "=\(selector)")
      if line != " ", line.count + word.count > 110 {
        text += "\n" + line
        line = " "
      }
      line += word
    }
    return text + (line == " " ? "" : "\n" + line) + "\n"
  }
}

extension MemberEntry {
  /// The Objective-C selector. Swift names omit words that repeat the type of a parameter.
  fileprivate var systemSelector: String {
    guard !parameters.isEmpty else { return selector }
    let parts = selector.split(separator: ":", omittingEmptySubsequences: false).dropLast()
    let names = signature.innerNames
    return zip(parts, zip(parameters, names)).enumerated().map { position, part in
      let (text, (parameter, name)) = part
      // If the label ends like the type, no word was omitted.
      guard parameter.label != "_" || position > 0,
        !parameter.type.lowercased().hasSuffix(parameter.label.lowercased())
      else {
        return text + ":"
      }
      let common = name.commonWords(with: parameter.type)
      guard !common.isEmpty, !text.lowercased().hasSuffix(common.lowercased()) else {
        return text + ":"
      }
      return text + common + ":"
    }.joined()
  }
}

extension MemberEntry.Signature {
  fileprivate var innerNames: [String] {
    arguments.dropFirst().dropLast().split(separator: ", ").map {
      String($0.split(separator: " ").last ?? "")
    }
  }
}

extension String {
  /// The last words of the name that also end the type, such as "IndexPath" of "sourceIndexPath".
  fileprivate func commonWords(with type: String) -> String {
    let type = type.filter { $0.isLetter }.lowercased()
    var starts = indices.filter { self[$0].isUppercase }
    starts.insert(startIndex, at: 0)
    for start in starts where type.hasSuffix(self[start...].lowercased()) {
      return self[start...].prefix(1).uppercased() + self[start...].dropFirst()
    }
    return ""
  }
}
