// SPDX-License-Identifier: MIT

import AutoLayout
import InterfaceBuilder
import Testing
import Typography
import UIKitComponents

/// What a file sets for the state that it puts a control in, which is all that is seen of it.
@Suite struct StateTests {
  private func item(_ xml: String, id: String = "x") throws -> Item {
    let scene = try LaidOutScene(
      storyboard(view: rootView("<subviews>\(xml)</subviews>")), scene: "s")
    return try #require(scene.items[id])
  }

  private static let frame = "<rect key='frame' x='0' y='0' width='100' height='40'/>"

  private func button(_ attributes: String, _ states: String) throws -> ButtonContent {
    let item = try item(
      "<button id='x' buttonType='system' \(attributes)>\(Self.frame)\(states)</button>")
    guard case .button(let button) = item.content else {
      Issue.record("no button")
      return ButtonContent(kind: .custom, font: .system(1))
    }
    return button
  }

  /// Source: the reference of UIButton: what is not set for a state is that of the normal one.
  @Test(arguments: [
    ("", "Go", "plain"), ("enabled='NO'", "Wait", "plain"), ("selected='YES'", "Gone", "ticked"),
    ("highlighted='YES'", "Go", "plain"), ("selected='YES' enabled='NO'", "Go", "plain"),
  ])
  func buttonsShowTheirState(attributes: String, title: String, image: String) throws {
    let button = try button(
      attributes,
      """
      <state key="normal" title="Go" image="plain"/><state key="disabled" title="Wait"/>
      <state key="selected" title="Gone" image="ticked"/>
      """)
    #expect(button.title?.text.runs.map(\.text).joined() == title)
    #expect(button.image?.name == image)
  }

  @Test func aTitleWithAttributesCountsBeforePlainOnes() throws {
    let states = """
      <state key="normal"><attributedString key="attributedTitle"><fragment content="Rich"/>
      </attributedString></state><state key="selected" title="Plain"/>
      """
    #expect(try button("selected='YES'", states).title?.text.runs.map(\.text).joined() == "Rich")
  }

  @Test func disabledTitlesKeepTheColourThatIsSetForThem() throws {
    let color = "<color key='titleColor' white='0' alpha='1' colorSpace='calibratedWhite'/>"
    let states = "<state key='normal' title='A'/><state key='disabled'>\(color)</state>"
    let off = try button("enabled='NO'", states)
    #expect(off.hasDisabledColor)
    #expect(off.title?.colors == [.black])
    #expect(try !button("", states).hasDisabledColor)
  }

  /// Source: the reference of UIActivityIndicatorView. Saved frames of stack views keep the room.
  @Test func indicatorsThatHideAreSeenOnceTheyTurn() throws {
    func indicator(_ attributes: String, in stack: Bool = false) throws -> Item {
      let view = """
        <activityIndicatorView id="x" \(attributes)><rect key="frame" width="20" height="20"/>
        </activityIndicatorView>
        """
      return try item(
        stack
          ? "<stackView id='stack'>\(Self.frame)<subviews>\(view)</subviews></stackView>" : view)
    }
    #expect(try indicator("hidesWhenStopped='YES'").isHidden)
    #expect(try !indicator("hidesWhenStopped='YES' animating='YES'").isHidden)
    #expect(try !indicator("").isHidden)
    let arranged = try indicator("hidesWhenStopped='YES'", in: true)
    #expect(!arranged.isHidden)
    #expect(arranged.appearance.alpha == 0)
  }

  @Test func searchBarsShowTextScopesAndStyle() throws {
    let item = try item(
      """
      <searchBar id="x" text="Ada" placeholder="Find" searchBarStyle="minimal" showsScopeBar="YES">
      \(Self.frame)<scopeButtonTitles><string>All</string><string>Mine</string></scopeButtonTitles>
      <color key="barTintColor" white="0" alpha="1" colorSpace="calibratedWhite"/></searchBar>
      """)
    var expected = ControlContent.Search(placeholder: "Find", scopes: ["All", "Mine"])
    expected.text = "Ada"
    expected.isMinimal = true
    expected.barTint = .black
    #expect(item.content == .control(.searchBar(expected)))
  }

  @Test func searchBarsShowAPromptAndAButton() throws {
    func search(_ attributes: String) throws -> ItemContent {
      try item("<searchBar id='x' \(attributes)>\(Self.frame)</searchBar>").content
    }
    var expected = ControlContent.Search()
    expected.prompt = "Where to?"
    expected.button = .bookmark
    #expect(
      try search("prompt='Where to?' showsBookmarkButton='YES'") == .control(.searchBar(expected)))
    expected.prompt = ""
    expected.button = .results()
    #expect(try search("showsSearchResultsButton='YES'") == .control(.searchBar(expected)))
    // A row of no scopes is none.
    #expect(try search("showsScopeBar='YES'") == .control(.searchBar(ControlContent.Search())))
  }

  @Test(arguments: ["switch", "slider", "label", "textField", "datePicker"])
  func disabledViewsSaySo(name: String) throws {
    let view = try item("<\(name) id='x' enabled='NO'>\(Self.frame)</\(name)>")
    #expect(view.appearance.ornaments.isDisabled)
    #expect(try !item("<\(name) id='x'>\(Self.frame)</\(name)>").appearance.ornaments.isDisabled)
  }

  @Test func nothingStaysChosenInMomentarySegments() throws {
    let item = try item(
      """
      <segmentedControl id="x" momentary="YES" selectedSegmentIndex="0">\(Self.frame)<segments>
      <segment title="A"/></segments></segmentedControl>
      """)
    guard case .control(.segmented(let segments)) = item.content else {
      Issue.record("no segments")
      return
    }
    #expect(segments.selected == nil)
  }
}
