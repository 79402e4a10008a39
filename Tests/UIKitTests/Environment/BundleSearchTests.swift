// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Searches for resources in lowered sources. The expectations follow Apple's "Bundle Programming
/// Guide": Xcode compiles a `.xib` to a `.nib`, and puts resources of subfolders into one folder.
struct BundleSearchTests {
  private func bundle(named name: String = "Sources", _ files: [String]) throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "bundle-\(UUID().uuidString)/\(name)")
    for file in files {
      let url = folder.appending(path: file)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: url)
    }
    return try #require(Bundle(path: folder.path))
  }

  @Test func aFileIsFoundUnderTheNameOfItsCompiledForm() throws {
    let bundle = try bundle(["Card.xib", "Base.lproj/Main.storyboard", "Model.xcdatamodeld/a"])
    let path = try #require(bundle._path(forResource: "Card", ofType: "nib"))
    #expect(path.hasSuffix("Sources/Card.xib"))
    #expect(bundle._url(forResource: "Main", withExtension: "storyboardc") != nil)
    #expect(bundle._url(forResource: "Model", withExtension: "momd") != nil)
    #expect(bundle._path(forResource: "Main", ofType: "nib") == nil)
    #expect(bundle._path(forResource: "Other", ofType: "nib") == nil)
  }

  @Test func foldersOfSourcesAreFlattened() throws {
    let bundle = try bundle(["Views/iOS/Card.xib", "Data/list.json"])
    #expect(bundle._path(forResource: "Card", ofType: "nib") != nil)
    #expect(bundle._url(forResource: "list", withExtension: "json") != nil)
    #expect(bundle._path(forResource: "list", ofType: "json", inDirectory: "Other") == nil)
    // SwiftPM has already flattened its bundles. A folder in them was copied as a whole.
    let made = try self.bundle(named: "App_App.resources", ["Data/list.json"])
    #expect(made._path(forResource: "list", ofType: "json") == nil)
    #expect(made._path(forResource: "list", ofType: "json", inDirectory: "Data") != nil)
  }

  /// HorizonCalendar's recorded lists of visible days contain no day that only touches the visible
  /// rectangle.
  @Test func rectanglesThatOnlyTouchDoNotIntersect() {
    let square = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(!square._intersects(CGRect(x: 10, y: 0, width: 10, height: 10)))
    #expect(!square._intersects(CGRect(x: 10, y: 10, width: 1, height: 1)))
    #expect(square._intersects(CGRect(x: 9.5, y: 0, width: 10, height: 10)))
    #expect(square._intersects(square))
  }
}
