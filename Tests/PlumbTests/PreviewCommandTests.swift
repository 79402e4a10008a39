// SPDX-License-Identifier: MIT

import Foundation
import Testing

struct PreviewCommandTests {
  @Test func aPageContainsEverySceneInEveryCombination() throws {
    let place = try GalleryPages.workplace()
    let outcome = try place.plumb("preview", "App", "-o", "out/page.html")
    #expect(outcome.exitCode == 0)
    #expect(outcome.output == "3 scenes in 48 ways → out/page.html\n")
    let data = try GalleryPages.data(of: place.read("out/page.html"))
    let scenes = try #require(data["scenes"] as? [[String: Any]])
    #expect(scenes.map { $0["title"] as? String } == ["Alone", "First", "Second"])
    for scene in scenes {
      let drawings = try #require(scene["drawings"] as? String)
      #expect(drawings.split(separator: " ").count == 48)
    }
    #expect(scenes[1]["isInitial"] as? Bool == true)
    #expect(scenes[1]["location"] as? [Double] == [120, 60])
    let segue = try #require((scenes[1]["segues"] as? [[String: Any]])?.first)
    #expect(segue["to"] as? Int == 2)
    #expect(segue["kind"] as? String == "show")
  }

  @Test func pagesAreSelfContainedAndEscapeTheirData() throws {
    let place = try Workplace()
    try place.write(
      Documents.storyboard(
        Documents.scene("one", content: Documents.labels("&lt;/script&gt;&lt;b&gt;"))),
      to: "Main.storyboard")
    #expect(try place.plumb("preview", "Main.storyboard").exitCode == 0)
    let page = try place.read("gallery.html")
    #expect(page.components(separatedBy: "</script>").count == 3)
    let isForeign = page.range(
      of: #"(src|href)\s*=\s*["']?(https?:)?//"#, options: .regularExpression)
    #expect(isForeign == nil)
    _ = try GalleryPages.data(of: page)
  }

  @Test func optionsSelectTheSwitches() throws {
    let place = try GalleryPages.workplace()
    let outcome = try place.plumb(
      "preview", "App", "-o", "-", "--devices", "iPhone 15", "--text-sizes", "L,AX1,AX5",
      "--title", "Mine")
    #expect(outcome.exitCode == 0)
    let data = try GalleryPages.data(of: outcome.output)
    #expect(data["title"] as? String == "Mine")
    let switches = try #require(data["switches"] as? [[String: Any]])
    #expect(switches.first?["options"] as? [String] == ["iPhone 16"])
    #expect(switches[3]["options"] as? [String] == ["L", "AX1", "AX5"])
  }

  @Test func theSamePathsGiveTheSameBytes() throws {
    let place = try GalleryPages.workplace()
    for name in ["a.html", "b.html"] { _ = try place.plumb("preview", "App", "-o", name) }
    #expect(try place.read("a.html") == place.read("b.html"))
  }

  @Test func unreadableFilesAreNamedAndOthersShown() throws {
    let place = try GalleryPages.workplace()
    try place.write("<document", to: "App/Broken.xib")
    let outcome = try place.plumb("preview", "App", "-o", "page.html")
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("Broken.xib"))
    #expect(outcome.output.contains("3 scenes"))
    let nothing = try place.plumb("preview", "App/Broken.xib", "-o", "none.html")
    #expect(nothing.exitCode == 2)
    #expect(!place.files().contains("none.html"))
  }

  @Test(arguments: [
    (["-o", "page.svg"], "for pictures use 'plumb render'"),
    (["-o", ""], "path of the output is empty"),
    (["--devices", "iPhone 51"], "did you mean 'iPhone 5'"), (["--devices", ","], "empty"),
    (["--text-sizes", "huge"], "AX5"),
  ])
  func invalidOptionsAreRejected(options: [String], hint: String) throws {
    let place = try GalleryPages.workplace()
    let outcome = try place.plumb(["preview", "App"] + options)
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains(hint))
    #expect(place.files() == ["App/Alone.xib", "App/Main.storyboard"])
  }

  @Test func renderRefersToPreviewForPages() throws {
    let place = try GalleryPages.workplace()
    let outcome = try place.plumb("render", "App", "-o", "page.html")
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("plumb preview"))
    #expect(!FileManager.default.fileExists(atPath: place.folder.path + "/page.html"))
  }
}

/// Files for a small gallery, and the data of pages.
enum GalleryPages {
  /// A storyboard with two scenes connected by a segue, the first with two labels; and a xib with a
  /// view.
  static func workplace() throws -> Workplace {
    let place = try Workplace()
    var first = Documents.scene("one", title: "First", content: Documents.labels("Hello"))
    first = first.replacingOccurrences(
      of: "</view>",
      with: """
        </view><connections><segue destination="two-controller" kind="show" id="s1"/></connections>
        """)
    let scenes =
      first.replacingOccurrences(
        of: "</objects>", with: #"</objects><point key="canvasLocation" x="120" y="60"/>"#)
      + Documents.scene("two", title: "Second").replacingOccurrences(
        of: "</objects>", with: #"</objects><point key="canvasLocation" x="900" y="60"/>"#)
    let storyboard = Documents.storyboard(scenes).replacingOccurrences(
      of: #"useAutolayout="YES""#,
      with: #"useAutolayout="YES" initialViewController="one-controller""#)
    try place.write(storyboard, to: "App/Main.storyboard")
    try place.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="22505" useAutolayout="YES"><objects>
        <view contentMode="scaleToFill" userLabel="Alone" id="v">
          <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
        </view>
      </objects></document>
      """, to: "App/Alone.xib")
    return place
  }

  /// The JSON data in a page.
  static func data(of page: String) throws -> [String: Any] {
    let start = try #require(page.range(of: #"id="data">"#)?.upperBound)
    let end = try #require(page.range(of: "</script>", range: start..<page.endIndex)?.lowerBound)
    let json = try JSONSerialization.jsonObject(with: Data(page[start..<end].utf8))
    return try #require(json as? [String: Any])
  }
}
