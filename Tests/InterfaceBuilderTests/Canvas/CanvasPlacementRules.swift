// SPDX-License-Identifier: MIT

import AutoLayout
import InterfaceBuilder
import Testing
import UIKitComponents

/// Frames that only Interface Builder's canvas gives, because it does not lay out everything that
/// an app does. Source: frames saved by Xcode 11 to 26. Counts are in brackets.
@Suite struct CanvasPlacementRules {
  private static let fixed = "translatesAutoresizingMaskIntoConstraints='NO'"

  private static func view(
    _ id: String, _ frame: String, _ more: String = "", tag: String = "view", inside: String = ""
  ) -> String {
    let parts = frame.split(separator: " ")
    return """
      <\(tag) id="\(id)" \(fixed) \(more)><rect key="frame" x="\(parts[0])" y="\(parts[1])" \
      width="\(parts[2])" height="\(parts[3])"/>\(inside)</\(tag)>
      """
  }

  private static func length(_ attribute: String, _ constant: Int) -> String {
    "<constraint firstAttribute='\(attribute)' constant='\(constant)' id='\(attribute)\(constant)'/>"
  }

  /// A stack view `s` in the root view of a xib.
  private func stack(
    _ attributes: String, _ arranged: String, options: SceneOptions = SceneOptions(),
    edges: [String] = ["leading", "trailing", "top"], more: String = ""
  ) throws -> LaidOutScene {
    let constraints = edges.map {
      "<constraint firstItem='s' firstAttribute='\($0)' secondItem='v' secondAttribute='\($0)' id='s\($0)'/>"
    }
    let stack = Self.view(
      "s", "0 0 300 50", attributes, tag: "stackView",
      inside: "<subviews>\(arranged)</subviews>\(more)")
    let xml = """
      <view id="v"><rect key="frame" width="300" height="200"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>\(stack)</subviews><constraints>\(constraints.joined())</constraints></view>
      """
    let file = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="20037"
        useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES"><device id="retina4_7"/>
      <objects>\(xml)</objects></document>
      """
    return try LaidOutScene(IBFile.load(file.utf8, file: "stack.xib"), scene: "v", options: options)
  }

  /// An arranged view without content keeps its saved size across the stack view (48 of 49), and
  /// along it even against the row that makes stack views with equal spacing small (17).
  @Test("Arranged views without content")
  func emptyArrangedViews() throws {
    let spacer = Self.view(
      "a", "30 0 240 20", inside: "<constraints>\(Self.length("height", 20))</constraints>")
    let box = Self.view(
      "b", "100 20 100 30",
      inside: """
        <constraints>\(Self.length("width", 100))\(Self.length("height", 30))</constraints>
        """)
    let centred = try stack("axis='vertical' alignment='center'", spacer + box)
    #expect(centred.frames["a"] == Rect(x: 30, y: 0, width: 240, height: 20))

    let empty = Self.view("a", "0 0 300 64")
    let spaced = try stack("axis='vertical' distribution='equalSpacing'", empty + box)
    #expect(spaced.frames["s"]?.height == 94)
    #expect(spaced.frames["a"]?.height == 64)

    // At run time, and therefore on other screens, the view has no length.
    var options = SceneOptions()
    options.device = try Device.named("retina6_12")
    let elsewhere = try stack("axis='vertical' alignment='center'", spacer + box, options: options)
    #expect(elsewhere.frames["a"]?.width == 0)
  }

  /// The content of a hidden arranged view keeps its place (18 views of 8 files), and the others
  /// are arranged without it. The constraints have no conflict.
  @Test("Hidden arranged views") func hiddenArrangedViews() throws {
    let row = Self.view(
      "a", "0 0 300 30", inside: "<constraints>\(Self.length("height", 30))</constraints>")
    let content = Self.view(
      "c", "0 26 300 23", inside: "<constraints>\(Self.length("height", 23))</constraints>")
    let edges = ["leading", "trailing", "top", "bottom"].map { edge in
      """
      <constraint firstItem="c" firstAttribute="\(edge)" secondItem="h" secondAttribute="\(edge)" \
      constant="\(edge == "top" ? 26 : edge == "bottom" ? -25 : 0)" id="h\(edge)"/>
      """
    }
    let hidden = Self.view(
      "h", "0 0 300 74", "hidden='YES'",
      inside: "<subviews>\(content)</subviews><constraints>\(edges.joined())</constraints>")
    let scene = try stack("axis='vertical' spacing='8'", row + hidden)
    #expect(scene.frames["s"]?.height == 30)
    #expect(scene.frames["c"] == Rect(x: 0, y: 26, width: 300, height: 23))
    #expect(scene.views.filter(\.isHiddenInStack).map(\.id) == ["h"])
  }

  /// A stopped activity indicator keeps its space, even if the file also hides it (2 files).
  @Test("Hidden activity indicators keep their space") func hiddenIndicators() throws {
    let box = Self.view(
      "a", "0 0 47 30",
      inside: "<constraints>\(Self.length("width", 47))\(Self.length("height", 30))</constraints>")
    let indicator = Self.view(
      "i", "55 0 20 30", "hidden='YES' hidesWhenStopped='YES' style='medium'",
      tag: "activityIndicatorView")
    let scene = try stack("spacing='8'", box + indicator, edges: ["leading", "top"])
    #expect(scene.frames["s"]?.width == 75)
  }

  /// Constraints to the margins of a stack view without margins in the file lead to its edges (8).
  @Test("Margins of stack views without margins in the file are their edges") func marginsOfStacks()
    throws
  {
    let box = Self.view(
      "a", "16 0 268 30", inside: "<constraints>\(Self.length("height", 30))</constraints>")
    let margins = """
      <constraints>
      <constraint firstItem="a" firstAttribute="leading" secondItem="s"
        secondAttribute="leadingMargin" constant="16" id="m1"/>
      <constraint firstAttribute="trailingMargin" secondItem="a" secondAttribute="trailing"
        constant="16" id="m2"/></constraints>
      """
    let scene = try stack("axis='vertical' alignment='center'", box, more: margins)
    #expect(scene.frames["a"]?.x == 16)
    #expect(scene.frames["a"]?.width == 268)
  }

  /// A root view without a mask keeps its size against constraints that are not required (5).
  @Test("Root views without a mask keep their size") func rootsWithoutMasks() throws {
    let box = Self.view(
      "a", "5 0 290 40",
      inside: """
        <constraints><constraint firstAttribute="width" relation="lessThanOrEqual" constant="290"
        id="w"/>\(Self.length("height", 40))</constraints>
        """)
    let scene = try LaidOutScene(
      xib: """
        <view id="v" \(Self.fixed)><rect key="frame" width="300" height="200"/>
        <subviews>\(box)</subviews><constraints>
        <constraint firstItem="a" firstAttribute="centerX" secondItem="v" secondAttribute="centerX"
          id="c1"/>
        <constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading"
          priority="750" id="c2"/></constraints></view>
        """, device: "retina4_7", tools: 20_037)
    #expect(scene.root.frame.size == Size(width: 300, height: 200))
    #expect(scene.frames["a"]?.x == 5)
  }

  /// A root view without a controller that ignores the safe area: margins above and below since
  /// Xcode 14.1 (both edges of one view; three earlier ones have none).
  @Test(
    "Root views that ignore the safe area",
    arguments: [
      (22_505, 8.0), (17_156, 0),
    ])
  func rootsWithoutInsets(tools: Int, margin: Double) throws {
    let scene = try LaidOutScene(
      xib: """
        <view id="v" insetsLayoutMarginsFromSafeArea="NO">
        <rect key="frame" width="300" height="80"/></view>
        """, device: "retina6_1", tools: tools)
    #expect([scene.root.margins.top, scene.root.margins.bottom] == [margin, margin])
    #expect(scene.root.margins.left == 16)
  }

  /// Free controllers: the whole safe area since Xcode 14.1, also with an opaque top but without a
  /// bar (3 of 3); before, none at the bottom if the view is smaller than the screen (2).
  /// Extensions in the notification centre have no safe area (2).
  @Test(
    "Freeform controllers",
    arguments: [
      (21_701, "", 59.0, 34.0), (20_037, "", 59, 0),
      (21_701, "simulatedAppContext='notificationCenter'", 0, 0),
    ])
  func freeControllers(tools: Int, root: String, top: Double, bottom: Double) throws {
    let area = try CanvasFixture("retina6_12", tools).with {
      $0.size = Size(width: 320, height: 200)
      $0.root.attributes = root
      $0.controller.more = """
        <extendedEdge key="edgesForExtendedLayout"/>
        <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
        <size key="freeformSize" width="320" height="200"/>
        """
    }.safeArea()
    #expect([area.top, area.bottom] == [top, bottom])
  }

  /// With recorded sizes, a designable class keeps its own size instead of the placeholder (4).
  @Test(
    "recorded sizes of designable classes", arguments: [("customClass='Card'", 60.0), ("", 90)])
  func placeholders(attributes: String, height: Double) throws {
    var options = SceneOptions()
    options.contentSizes = .recorded
    let card = Self.view(
      "a", "0 0 300 60",
      "placeholderIntrinsicWidth='300' placeholderIntrinsicHeight='90' \(attributes)")
    let scene = try stack("axis='vertical'", card, options: options)
    #expect(scene.frames["a"]?.height == height)
  }
}
