// SPDX-License-Identifier: MIT

import InterfaceBuilder
import Testing
import UIKitComponents

/// Where scroll views start their content, on a screen with 20 points of status bar and 44 of
/// navigation bar.
@Suite struct ScrollingTests {
  private func offset(
    of scrollView: String, controller: String = "", bar: String = "", tools: String = "23504",
    id: String = "list"
  ) throws -> Double {
    let file = try document(
      storyboard: """
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <scenes>
          <scene sceneID="n"><objects>
            <navigationController id="nav" sceneMemberID="viewController">
              <navigationBar key="navigationBar" \(bar) id="bar"/>
              <connections><segue destination="c" kind="relationship"
                relationship="rootViewController" id="r"/></connections>
            </navigationController></objects></scene>
          <scene sceneID="s"><objects>
            <viewController \(controller) id="c" sceneMemberID="viewController">
              \(rootView("<subviews>\(scrollView)</subviews>"))
            </viewController></objects></scene>
        </scenes>
        """, tools: tools)
    let scene = try #require(file.scene("s"))
    var built = SceneBuilder(file).build(scene)
    let layout = built.forest.layout(built.canvas)
    let scrolled = built.scrolledToTop(layout)
    #expect(layout.nodes.map(\.frame) == scrolled.nodes.map(\.frame))
    let node = try #require(scrolled.nodes.first { $0.identifier == id })
    return node.appearance.contentOffset.y
  }

  private func scrollView(
    _ attributes: String = "", y: Double = 0, height: Double = 667, inside: String = ""
  ) -> String {
    """
    <scrollView \(attributes) id="list">
      <rect key="frame" x="0.0" y="\(y)" width="375" height="\(height)"/>\(inside)</scrollView>
    """
  }

  @Test func contentStartsBelowTheBars() throws {
    #expect(try offset(of: scrollView()) == -64)
    #expect(try offset(of: scrollView(y: 50, height: 600)) == -14)
    #expect(try offset(of: scrollView(y: 64, height: 603)) == 0)
    // Safe areas end at the view that they are asked of: what sticks out above counts no further.
    #expect(try offset(of: scrollView(y: -30, height: 697)) == -64)
  }

  @Test func contentStartsBelowALargeTitle() throws {
    #expect(try offset(of: scrollView(), bar: "largeTitles='YES'") == -116)
  }

  @Test func contentThatIsNotToBeAdjustedStartsAtTheEdge() throws {
    #expect(try offset(of: scrollView("contentInsetAdjustmentBehavior='never'")) == 0)
    let none = "automaticallyAdjustsScrollViewInsets='NO'"
    #expect(try offset(of: scrollView(), controller: none) == 0)
    #expect(try offset(of: scrollView("alwaysBounceVertical='YES'"), controller: none) == -64)
  }

  @Test func beforeSafeAreasOnlyTheFirstScrollViewIsAdjusted() throws {
    #expect(try offset(of: scrollView(), tools: "11762") == -64)
    #expect(try offset(of: "<view id='before'/>" + scrollView(), tools: "11762") == 0)
  }

  /// UIScrollView.ContentInsetAdjustmentBehavior.automatic: what can be scrolled, and what a navigation controller
  /// shows, keeps clear of what lies over it.
  @Test func withoutAContainerOnlyWhatScrollsIsAdjusted() throws {
    func offset(_ attributes: String, content height: Double, tools: String) throws -> Double {
      let inside = """
        <subviews><view id="v"><rect key="frame" width="375" height="\(height)"/></view></subviews>
        """
      let view = rootView("<subviews>\(scrollView(attributes, inside: inside))</subviews>")
      let file = try storyboard(view: view, tools: tools)
      var built = SceneBuilder(file).build(try #require(file.scene("s")))
      let scrolled = built.scrolledToTop(built.forest.layout(built.canvas))
      return try #require(scrolled.nodes.first { $0.identifier == "list" })
        .appearance.contentOffset.y
    }
    for tools in ["23504", "11762"] {
      #expect(try offset("", content: 600, tools: tools) == 0)
      #expect(try offset("", content: 700, tools: tools) == -20)
      #expect(try offset("alwaysBounceVertical='YES'", content: 600, tools: tools) == -20)
    }
  }

  @Test func scrollViewsInsideOfOthersMoveWithThem() throws {
    let inner = """
      <subviews><scrollView id="inner">
        <rect key="frame" x="0.0" y="0.0" width="375" height="200"/></scrollView></subviews>
      """
    #expect(try offset(of: scrollView(inside: inner), id: "inner") == 0)
  }
}
