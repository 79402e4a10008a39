// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Pictures of content that exists only at run time.
struct RenderedRowsTests {
  /// A table with two prototypes, 44 and 60 points high, and a view below them.
  private static let list = """
    <subviews><tableView alwaysBounceVertical="YES" dataMode="prototypes" style="plain" \
    rowHeight="44" id="t">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <view key="tableFooterView" userLabel="Foot" id="f">
        <rect key="frame" x="0.0" y="132" width="375" height="10"/></view>
      <prototypes>\(cell("one", y: 28, height: 44))\(cell("two", y: 72, height: 60))</prototypes>
    </tableView></subviews>
    """

  private static func cell(_ id: String, y: Int, height: Int) -> String {
    """
    <tableViewCell rowHeight="\(height)" id="\(id)">
      <rect key="frame" x="0.0" y="\(y)" width="375" height="\(height)"/>
      <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)C">
        <rect key="frame" x="0.0" y="0.0" width="375" height="\(height)"/>
        <subviews><label fixedFrame="YES" text="Row \(id)" id="\(id)L">
          <rect key="frame" x="16" y="10" width="100" height="20"/>
          <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
      </tableViewCellContentView>
    </tableViewCell>
    """
  }

  private func picture(_ content: String, _ options: String...) throws -> String {
    let place = try Workplace()
    try place.write(
      Documents.storyboard(Documents.scene("one", content: content)), to: "Main.storyboard")
    let outcome = try place.plumb(
      ["render", "Main.storyboard", "-o", "a.svg", "--outlines"] + options)
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    return try place.read("a.svg")
  }

  private func count(_ text: String, in picture: String) -> Int {
    picture.components(separatedBy: text).count - 1
  }

  @Test func rowsRepeatThePrototypesInTurn() throws {
    let plain = try picture(Self.list)
    #expect(count(">Row one<", in: plain) == 1)
    #expect(plain.contains("Prototype Cells"))
    let five = try picture(Self.list, "--rows", "5")
    #expect(count(">Row one<", in: five) == 3)
    #expect(count(">Row two<", in: five) == 2)
    #expect(!five.contains("Prototype Cells"))
    // Each id occurs once in a document.
    let ids = five.matches(of: /id="([^"]+)"/).map { String($0.1) }
    #expect(Set(ids).count == ids.count)
    #expect(try count(">Row", in: picture(Self.list, "--rows", "1")) == 1)
  }

  @Test func invalidNumbersOfRowsAreRejected() throws {
    let place = try Workplace()
    try place.write(Documents.storyboard(Documents.scene("one")), to: "Main.storyboard")
    for rows in ["-1", "1000000", "many"] {
      let outcome = try place.plumb("render", "Main.storyboard", "--rows=\(rows)")
      #expect(outcome.exitCode == 2)
      #expect(outcome.errors.contains("rows"))
    }
    #expect(place.files() == ["Main.storyboard"])
  }

  @Test func namesOptionShowsClassNames() throws {
    let custom = """
      <subviews><view customClass="GaugeView" id="g">
        <rect key="frame" x="0.0" y="0.0" width="200" height="100"/></view></subviews>
      """
    #expect(try !picture(custom).contains(">GaugeView</text>"))
    #expect(try picture(custom, "--names").contains(">GaugeView</text>"))
  }

  @Test func filesWithoutADeviceAreShownOnAPhone() throws {
    let place = try Workplace()
    try place.write(
      Documents.storyboard(Documents.scene("one")).replacingOccurrences(
        of: #"<device id="retina4_7" orientation="portrait" appearance="light"/>"#, with: ""
      ).replacingOccurrences(of: #"width="375" height="667""#, with: #"width="600" height="600""#),
      to: "Main.storyboard")
    #expect(try place.plumb("render", "Main.storyboard").output.contains("375 × 667 pt"))
    let file = try place.plumb("render", "Main.storyboard", "--canvas", "file")
    #expect(file.output.contains("600 × 600 pt"))
    let named = try place.plumb("render", "Main.storyboard", "--device", "iPhone 15")
    #expect(named.output.contains("393 × 852 pt"))
  }

  /// The canvas of Xcode 26 has twice the safe area of the phone, which is 59 points at the top.
  @Test func canvasesWithWrongSafeAreasAreDrawnOnTheDevice() throws {
    let place = try Workplace()
    let label = """
      <subviews><label text="Top" translatesAutoresizingMaskIntoConstraints="NO" id="top">
        <rect key="frame" x="0" y="118" width="30" height="20"/></label></subviews>
      <constraints>
        <constraint firstItem="top" firstAttribute="top" secondItem="one-safe" \
          secondAttribute="top" id="a"/>
        <constraint firstItem="top" firstAttribute="leading" secondItem="one-safe" \
          secondAttribute="leading" id="b"/></constraints>
      """
    let xml = Documents.storyboard(
      Documents.scene("one", content: label), toolsVersion: "24127"
    ).replacingOccurrences(of: "retina4_7", with: "retina6_12")
      .replacingOccurrences(of: #"width="375" height="667""#, with: #"width="393" height="852""#)
    try place.write(xml, to: "Main.storyboard")
    func baseline(_ arguments: String...) throws -> Double {
      _ = try place.plumb(["render", "Main.storyboard", "-o", "a.svg"] + arguments)
      let text = try #require(
        place.read("a.svg").firstMatch(of: /<text[^>]* y="([0-9.]+)"[^>]*>Top</))
      return try #require(Double(text.output.1))
    }
    #expect(abs(try baseline("--canvas", "file") - baseline() - 59) < 0.01)
    #expect(try baseline() == baseline("--device", "retina6_12"))
  }

  /// Pictures show the screen, where tables place their rows. Frames on the file's own canvas are
  /// the saved ones.
  @Test func rowsAreDrawnWhereTheTablePlacesThem() throws {
    func cell(_ id: String, y: Int) -> String {
      """
      <tableViewCell rowHeight="100" id="\(id)"><rect key="frame" x="0" y="\(y)" width="375" height="44"/>
      <tableViewCellContentView key="contentView" id="in-\(id)">
      <rect key="frame" width="375" height="44"/></tableViewCellContentView></tableViewCell>
      """
    }
    let table = """
      <subviews><tableView style="plain" dataMode="static" id="table">
      <rect key="frame" x="0" y="0" width="375" height="667"/>
      <sections><tableViewSection id="s"><cells>\(cell("c1", y: 0))\(cell("c2", y: 44))</cells>
      </tableViewSection></sections></tableView></subviews>
      """
    let place = try Workplace()
    try place.write(
      Documents.storyboard(Documents.scene("one", content: table)), to: "Main.storyboard")
    _ = try place.plumb("render", "Main.storyboard", "-o", "a.svg")
    #expect(
      try place.read("a.svg").contains(
        /<title>UITableViewCell \(c2\)<\/title>\s*<rect x="0" y="1[0-9]{2}"/))
    let frames = try place.plumb("frames", "Main.storyboard").output
    #expect(frames.contains("c2 (0, 44, 375, 44)"))
  }

  @Test(arguments: ["render", "verify", "preview"])
  func hugeFramesAreRejectedWithTheirCause(command: String) throws {
    let place = try Workplace()
    func view(_ index: Int) -> String {
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="v\(index)">
        <rect key="frame" x="0" y="0" width="10" height="10"/></view>
      """
    }
    var constraints = #"<constraint firstItem="v0" firstAttribute="width" constant="9" id="c0"/>"#
    for index in 1..<60 {
      constraints += """
        <constraint firstItem="v\(index)" firstAttribute="width" secondItem="v\(index - 1)" \
        secondAttribute="width" multiplier="10000000" id="c\(index)"/>
        """
    }
    let content =
      "<subviews>\((0..<60).map(view).joined())</subviews><constraints>\(constraints)</constraints>"
    try place.write(
      Documents.storyboard(
        Documents.scene("bad", title: "Bad", content: content)
          + Documents.scene("good", title: "Good", content: Documents.labels("Fine"))
          .replacingOccurrences(of: "one-", with: "good-")),
      to: "Main.storyboard")
    let output = command == "verify" ? [] : ["-o", command == "render" ? "a.svg" : "a.html"]
    let outcome = try place.plumb([command, "Main.storyboard"] + output)
    #expect(outcome.exitCode == 2)
    let said = outcome.errors + outcome.output
    #expect(said.contains("is not finite"))
    #expect(said.contains("10000000 ×"))
    // The other scene is still processed.
    if command != "verify" { #expect(try place.read(output[1]).contains("Fine")) }
  }
}
