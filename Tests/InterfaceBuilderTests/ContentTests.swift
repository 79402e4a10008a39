// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import InterfaceBuilder
import Testing
import Typography
import UIKitComponents

/// The content of views. The expectations follow from the attributes in the fixtures.
@Suite struct ContentTests {
  /// The content of the only subview of a root view.
  private func content(
    _ element: String, options: SceneOptions = SceneOptions(), resources: String = ""
  ) throws -> ItemContent {
    try #require(try item(element, options: options, resources: resources)).content
  }

  private func item(
    _ element: String, options: SceneOptions = SceneOptions(), resources: String = ""
  ) throws -> Item? {
    let document = try document(
      storyboard: """
        <device id="retina4_7" orientation="portrait"/>
        <scenes><scene sceneID="s"><objects><viewController id="c">
        \(rootView("<subviews>\(element)</subviews>"))</viewController></objects></scene></scenes>
        <resources>\(resources)</resources>
        """)
    return try LaidOutScene(document, scene: "s", options: options).items["x"]
  }

  @Test func labelAttributesAreRead() throws {
    let content = try content(
      """
      <label id="x" text="Total" textAlignment="right" numberOfLines="3" lineBreakMode="wordWrap"
        preferredMaxLayoutWidth="120" minimumScaleFactor="0.5">
        <rect key="frame" width="10" height="10"/>
        <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="13"/>
        <color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/>
      </label>
      """)
    guard case .label(let label) = content else {
      Issue.record("no label")
      return
    }
    #expect(label.text.text.string == "Total")
    #expect(label.text.text.runs.map(\.font) == [.system(13, weight: .semibold)])
    #expect(label.text.colors == [Color(red: 1, green: 0, blue: 0)])
    #expect(label.text.alignment == .right)
    #expect(label.numberOfLines == 3)
    #expect(label.lineBreakMode == .wordWrap)
    #expect(label.preferredMaxLayoutWidth == 120)
    #expect(!label.adjustsFontSizeToFit, "only a single line shrinks")
  }

  @Test func textStylesFollowTheTextSize() throws {
    let label = """
      <label id="x" text="A"><rect key="frame" width="10" height="10"/>
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
      """
    let large = SceneOptions(contentSizeCategory: .extraExtraExtraLarge)
    guard case .label(let normal) = try content(label),
      case .label(let grown) = try content(label, options: large)
    else {
      Issue.record("no label")
      return
    }
    #expect(normal.text.text.runs[0].font.size == 17)
    #expect(grown.text.text.runs[0].font.size == 23)
  }

  @Test func runsKeepTheirOwnFontsAndColours() throws {
    let content = try content(
      """
      <label id="x"><rect key="frame" width="10" height="10"/>
      <attributedString key="attributedText">
        <fragment content="a"><attributes>
          <color key="NSColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/>
          <font key="NSFont" size="9" name="Courier"/>
          <paragraphStyle key="NSParagraphStyle" alignment="center" lineSpacing="4"/>
        </attributes></fragment>
        <fragment content="b"/>
      </attributedString>
      <fontDescription key="fontDescription" type="system" pointSize="12"/>
      <color key="textColor" white="0" alpha="1" colorSpace="calibratedWhite"/></label>
      """)
    guard case .label(let label) = content else {
      Issue.record("no label")
      return
    }
    #expect(
      label.text.text.runs.map(\.font) == [Font(family: .named("Courier"), size: 9), .system(12)])
    #expect(label.text.colors == [.black, Color(white: 0.5)])
    #expect(label.text.text.runs.map(\.style) == [1, 0])
    #expect(label.text.text.paragraph.lineSpacing == 4)
    #expect(label.text.alignment == .center)
  }

  @Test func buttonsHaveTheFontOfTheirTypeByDefault() throws {
    func button(_ attributes: String, _ more: String = "") throws -> ButtonContent? {
      let content = try content(
        """
        <button id="x" \(attributes)><rect key="frame" width="10" height="10"/>
        <state key="normal" title="Go"/>\(more)</button>
        """)
      if case .button(let button) = content { return button }
      return nil
    }
    let system = try #require(try button("buttonType='system'"))
    #expect(system.font == .system(15))
    #expect(system.title?.colors == [Color(.tint)])
    let custom = try #require(try button(""))
    #expect(custom.font == .system(18))
    #expect(custom.title?.colors == [.white])
    let filled = try #require(
      try button(
        "buttonType='system'",
        "<buttonConfiguration key='configuration' style='filled' title='Buy' cornerStyle='capsule'/>"
      ))
    #expect(filled.font == .preferred(.body))
    #expect(filled.title?.text.string == "Buy")
    #expect(filled.configuration?.style == .filled)
    #expect(filled.configuration?.isCapsule == true)
    #expect(filled.title?.colors == [Color(.onTint)])
  }

  /// Source: the background elements that Interface Builder writes, and UIKit's names for the rest.
  @Test func configurationsHaveTheirBackgroundAndAlignment() throws {
    let content = try content(
      """
      <button id="x"><rect key="frame" width="10" height="10"/>
      <buttonConfiguration key="configuration" style="plain" title="Buy" titleAlignment="leading"
        showsActivityIndicator="YES">
      <backgroundConfiguration key="background" cornerRadius="12" strokeWidth="2">
      <color key="strokeColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom"
        customColorSpace="sRGB"/></backgroundConfiguration></buttonConfiguration></button>
      """)
    guard case .button(let button) = content, let configuration = button.configuration else {
      Issue.record("no configured button")
      return
    }
    #expect(configuration.ownCornerRadius == 12 && configuration.strokeWidth == 2)
    #expect(configuration.strokeColor != nil && configuration.titleAlignment == .leading)
    #expect(button.image?.size == Size(width: 20, height: 20))
  }

  @Test func imagesHaveTheirDeclaredSize() throws {
    let resources = """
      <image name="logo" width="120" height="40"/>
      <image name="star" catalog="system" width="128" height="116"/>
      """
    let logo = try content(
      "<imageView id='x' image='logo'><rect key='frame' width='1' height='1'/></imageView>",
      resources: resources)
    #expect(logo == .image(ImageContent(name: "logo", size: Size(width: 120, height: 40))))
    let star = try content(
      """
      <imageView id="x" image="star" catalog="system"><rect key="frame" width="1" height="1"/>
      <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="pointSize"
        pointSize="34"/></imageView>
      """, resources: resources)
    guard case .image(let star) = star else {
      Issue.record("no image")
      return
    }
    #expect(star.size == Size(width: 40, height: 36.25))
    #expect(star.isSymbol)
    let none = try content(
      "<imageView id='x' image='gone'><rect key='frame' width='1' height='1'/></imageView>")
    #expect(none == .image(ImageContent(name: "gone", size: nil)))
  }

  @Test(arguments: [
    ("<switch id='x' on='YES'>\(frame)</switch>", ControlContent.toggle(isOn: true, onTint: nil)),
    (
      "<slider id='x' value='9' minValue='1' maxValue='5'>\(frame)</slider>",
      .slider(value: 5, minimum: 1, maximum: 5)
    ),
    ("<stepper id='x' value='7'>\(frame)</stepper>", .stepper()),
    ("<stepper id='x'>\(frame)</stepper>", .stepper(atEnds: .least)),
    ("<stepper id='x' wraps='YES'>\(frame)</stepper>", .stepper()),
    (
      "<stepper id='x' value='5' minimumValue='1' maximumValue='5'>\(frame)</stepper>",
      .stepper(atEnds: .greatest)
    ),
    ("<progressView id='x' progress='0.25'>\(frame)</progressView>", .progress(0.25, isBar: false)),
    (
      "<activityIndicatorView id='x' style='large'>\(frame)</activityIndicatorView>",
      .activityIndicator(isLarge: true)
    ),
    (
      "<pageControl id='x' numberOfPages='5' currentPage='2'>\(frame)</pageControl>",
      .pageControl(pages: 5, current: 2)
    ),
    (
      "<datePicker id='x' datePickerMode='date' style='wheels'>\(frame)</datePicker>",
      .datePicker(.date, .wheels)
    ),
    (
      """
      <datePicker id='x' datePickerMode='time' minuteInterval='15' countDownDuration='5400'>\(frame)\
      <date key='date' timeIntervalSinceReferenceDate='508107183.67'/>\
      <locale key='locale' localeIdentifier='en_GB'/></datePicker>
      """,
      .datePicker(
        .time, .wheels, .automatic,
        date(508_107_183) {
          $0.setCountdown(seconds: 5400)
          $0.setMinuteInterval(15)
          $0.follow(localeIdentifier: "en_GB")
        })
    ),
    (
      """
      <datePicker id='x' datePickerMode='date'>\(frame)\
      <date key='date' timeIntervalSinceReferenceDate='9000'/>\
      <date key='minimumDate' timeIntervalSinceReferenceDate='90000'/></datePicker>
      """, .datePicker(.date, .wheels, .automatic, date(90_000))
    ),
    ("<pickerView id='x'>\(frame)</pickerView>", .picker()),
    (
      "<searchBar id='x' placeholder='Find' showsCancelButton='YES'>\(frame)</searchBar>",
      .searchBar(ControlContent.Search(placeholder: "Find", showsCancel: true))
    ),
    (
      """
      <segmentedControl id="x" selectedSegmentIndex="1">\(frame)<segments>
      <segment title="A"/><segment title="B" width="40"/></segments></segmentedControl>
      """,
      .segmented(
        ControlContent.Segments(
          segments: [.init(title: "A"), .init(title: "B", width: 40)], selected: 1))
    ),
  ])
  func controlsAreRead(element: String, control: ControlContent) throws {
    #expect(try content(element) == .control(control))
  }

  private static let frame = "<rect key='frame' width='1' height='1'/>"

  private static func date(
    _ seconds: Double, _ change: (inout PickedDate) -> Void = { _ in }
  ) -> PickedDate {
    var date = PickedDate(secondsSinceReferenceDate: seconds)
    change(&date)
    return date
  }

  @Test func pickersInACellDocumentAreLow() throws {
    let xml = """
      <document type="x.CocoaTouch.XIB" toolsVersion="15705" useAutolayout="YES"><objects>
      <tableViewCell id="cell"><rect key="frame" width="375" height="200"/>
      <tableViewCellContentView key="contentView" id="content">
        <rect key="frame" width="375" height="200"/>
        <subviews><pickerView id="x"><rect key="frame" width="1" height="1"/></pickerView></subviews>
      </tableViewCellContentView></tableViewCell></objects></document>
      """
    let scene = try LaidOutScene(IBFile.load(Data(xml.utf8), file: "c.xib"), scene: "cell")
    #expect(scene.items["x"]?.content == .control(.picker(.low)))
  }

  @Test func fieldsAndTextViewsAreRead() throws {
    guard
      case .textField(let field) = try content(
        """
        <textField id="x" borderStyle="roundedRect" placeholder="Name">
        <rect key="frame" width="1" height="1"/>
        <fontDescription key="fontDescription" type="system" pointSize="14"/>
        <textInputTraits key="textInputTraits" secureTextEntry="YES"/></textField>
        """),
      case .textView(let view) = try content(
        """
        <textView id="x" scrollEnabled="NO"><rect key="frame" width="1" height="1"/>
        <string key="text">a\nb</string></textView>
        """)
    else {
      Issue.record("no field, no view")
      return
    }
    #expect(field.placeholder == "Name")
    #expect(field.borderStyle == .roundedRect)
    #expect(field.isSecure)
    #expect(field.font == .system(14))
    #expect(view.text.text.string == "a\nb")
    #expect(!view.isScrollEnabled)
  }

  @Test func undrawableViewsHavePlaceholders() throws {
    #expect(
      try content("<mapView id='x'>\(Self.frame)</mapView>")
        == .placeholder(PlaceholderContent(kind: .map, label: "MKMapView")))
    #expect(
      try content("<view id='x' customClass='Chart'>\(Self.frame)</view>")
        == .placeholder(PlaceholderContent(kind: .custom, label: "Chart")))
    #expect(
      try content("<tableView id='x'>\(Self.frame)</tableView>")
        == .placeholder(PlaceholderContent(kind: .table, label: "UITableView")))
    #expect(try content("<view id='x'>\(Self.frame)</view>") == .none)
  }

  @Test func placeholdersGiveAViewAContentSize() throws {
    let item = try #require(
      try item(
        """
        <view id="x" placeholderIntrinsicWidth="120" placeholderIntrinsicHeight="infinite">
        \(Self.frame)</view>
        """))
    #expect(item.contentSizeOverride == ContentSize(width: 120, height: nil))
  }

  @Test func designableClassesHaveTheirSavedSizeAndFont() throws {
    func label(_ lines: String) throws -> Item? {
      let document = try document(
        storyboard: """
          <device id="retina4_7" orientation="portrait"/>
          <scenes><scene sceneID="s"><objects><viewController id="c">
          \(rootView(
            """
            <subviews><label id="x" text="Headline" customClass="Title" \(lines)>\(Self.frame)
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
            """))</viewController></objects></scene></scenes>
          <designables><designable name="x">
            <size key="intrinsicContentSize" width="108" height="33.5"/></designable></designables>
          """)
      return try LaidOutScene(document, scene: "s").items["x"]
    }
    let single = try #require(try label(""))
    #expect(single.contentSizeOverride == ContentSize(width: 108, height: 33.5))
    // The line height of the system font is 1.193 times its size: 33.5 points at 28.
    let many = try #require(try label("numberOfLines='0'"))
    #expect(many.contentSizeOverride == nil)
    guard case .label(let content) = many.content else {
      Issue.record("no label")
      return
    }
    #expect(content.text.text.runs[0].font.size == 28)
  }

  @Test func appearanceComesFromAttributesAndLayerKeyPaths() throws {
    let item = try #require(
      try item(
        """
        <view id="x" alpha="0.5" clipsSubviews="YES" contentMode="scaleAspectFit" hidden="YES"
          semanticContentAttribute="forceLeftToRight" horizontalHuggingPriority="700"
          verticalCompressionResistancePriority="1000">\(Self.frame)
        <color key="backgroundColor" systemColor="systemGreenColor"/>
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
            <integer key="value" value="8"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="number" keyPath="borderWidth">
            <real key="value" value="-1"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="color" keyPath="layer.borderColor">
            <color key="value" white="0" alpha="1" colorSpace="calibratedWhite"/>
          </userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="number" keyPath="layer.shadowOpacity">
            <real key="value" value="0.25"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="number" keyPath="shadowRadius">
            <integer key="value" value="6"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="size" keyPath="layer.shadowOffset">
            <size key="value" width="2" height="5"/></userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes></view>
        """))
    var shadow = Shadow()
    shadow.opacity = 0.25
    shadow.radius = 6
    shadow.offset = Point(x: 2, y: 5)
    #expect(item.appearance.ornaments.shadow == shadow)
    #expect(item.appearance.alpha == 0.5)
    #expect(item.appearance.clipsToBounds)
    #expect(item.appearance.contentMode == .scaleAspectFit)
    #expect(item.appearance.cornerRadius == 8)
    #expect(item.appearance.borderWidth == 0)
    #expect(item.appearance.borderColor == .black)
    #expect(
      item.appearance.backgroundColor
        == Color(.systemGreen))
    #expect(item.isHidden)
    #expect(item.semanticContentAttribute == .forceLeftToRight)
    #expect(item.hugging == AxisPair(700, 250))
    #expect(item.compressionResistance == AxisPair(750, 1000))
  }

  @Test func textWithoutAColourHasTheLabelColourOfAnyAppearance() throws {
    let item = try #require(
      try item(
        "<label id='x' text='A'>\(Self.frame)</label>", options: SceneOptions(style: .dark)))
    guard case .label(let label) = item.content else {
      Issue.record("no label")
      return
    }
    let color = try #require(label.text.colors.first)
    #expect(color == Color(.label))
    #expect(color.resolved(in: Palette(ColorAppearance(style: .dark))) == .white)
  }
}
