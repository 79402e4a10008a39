// SPDX-License-Identifier: MIT

import AutoLayout
import Testing
import Typography
import UIKitComponents

/// A content with a size at which it is drawn.
struct Sample: Sendable, CustomTestStringConvertible {
  var name: String
  var width: Double
  var height: Double
  var content: ItemContent

  init(_ name: String, _ width: Double, _ height: Double, _ content: ItemContent) {
    self.name = name
    self.width = width
    self.height = height
    self.content = content
  }

  var testDescription: String { name }
}

extension Sample {
  /// Each drawn thing at least once.
  static let all: [Sample] = labels + fields + buttons + controls + bars + cells + standIns

  static let labels: [Sample] = {
    var paragraph = LabelContent(ColoredText("One two three four five six", alignment: .center))
    paragraph.numberOfLines = 0
    var shrinking = LabelContent(ColoredText("Shrinks until it fits", size: 20))
    shrinking.adjustsFontSizeToFit = true
    shrinking.minimumScaleFactor = 0.5
    let runs = AttributedText(runs: [
      .init(text: "Red ", font: .system(17, weight: .bold), style: 0),
      .init(
        text: "and plain", font: Font(family: .named("Georgia-Italic"), isItalic: true, size: 15),
        style: 1),
    ])
    return [
      Sample("label", 120, 21, .label(LabelContent(ColoredText("Title")))),
      Sample("label-truncated", 60, 21, .label(LabelContent(ColoredText("A long title")))),
      Sample("label-paragraph", 90, 64, .label(paragraph)),
      Sample("label-shrinking", 100, 24, .label(shrinking)),
      Sample(
        "label-runs", 140, 21,
        .label(LabelContent(ColoredText(runs, colors: [Color(red: 1, green: 0, blue: 0)])))),
      Sample(
        "text-view", 120, 60,
        .textView(TextViewContent(ColoredText("Several words of text", size: 14)))),
    ]
  }()

  static let fields: [Sample] = {
    func field(
      _ text: String, _ placeholder: String?, _ border: TextFieldContent.BorderStyle,
      isSecure: Bool = false
    ) -> ItemContent {
      var field = TextFieldContent(ColoredText(text, size: 14), font: .system(14))
      field.placeholder = placeholder
      field.borderStyle = border
      field.isSecure = isSecure
      return .textField(field)
    }
    return [
      Sample("field-none", 100, 22, field("Text", nil, .none)),
      Sample("field-line", 100, 24, field("Text", nil, .line)),
      Sample("field-bezel", 100, 24, field("Text", nil, .bezel)),
      Sample("field-placeholder", 100, 34, field("", "Email", .roundedRect)),
      Sample("field-secure", 100, 34, field("hunter2", nil, .roundedRect, isSecure: true)),
    ]
  }()

  static let buttons: [Sample] = {
    func button(
      _ kind: ButtonContent.Kind, _ title: String?, symbol: String? = nil,
      style: ButtonContent.ConfigurationStyle? = nil,
      _ change: (inout ButtonContent) -> Void = { _ in }
    ) -> ItemContent {
      var button = ButtonContent(kind: kind, font: .system(15))
      button.title = title.map { ColoredText($0, size: 15) }
      button.image = symbol.map {
        ImageContent(name: $0, size: Size(width: 18, height: 18), isSymbol: true)
      }
      if let style {
        var configuration = ButtonContent.Configuration()
        configuration.style = style
        configuration.imagePadding = 6
        button.configuration = configuration
      }
      change(&button)
      return .button(button)
    }
    let styles: [ButtonContent.ConfigurationStyle] = [
      .plain, .gray, .tinted, .filled, .borderless, .bordered, .borderedTinted, .borderedProminent,
    ]
    return [
      Sample("button-system", 80, 30, button(.system, "Button")),
      Sample("button-custom", 80, 30, button(.custom, "Button", symbol: "star")),
      Sample("button-disabled", 80, 30, button(.system, "Button") { $0.isEnabled = false }),
      Sample(
        "button-trailing", 120, 30,
        button(.system, "Go", symbol: "chevron.right") {
          $0.horizontalAlignment = .trailing
          $0.verticalAlignment = .bottom
        }),
      Sample(
        "button-background", 80, 30,
        button(.custom, "Back") {
          $0.backgroundImage = ImageContent(name: "pill", size: nil)
        }),
      Sample("button-info", 22, 22, button(.infoLight, nil)),
      Sample("button-add", 22, 22, button(.contactAdd, nil)),
      Sample("button-close", 30, 30, button(.close, nil)),
      Sample(
        "button-subtitle", 120, 60,
        button(.system, "Title", style: .filled) {
          $0.configuration?.subtitle = ColoredText("Subtitle", size: 12)
        }),
      Sample(
        "button-image-on-top", 90, 70,
        button(.system, "Top", symbol: "plus", style: .gray) {
          $0.configuration?.imagePlacement = .top
          $0.configuration?.isCapsule = true
        }),
    ]
      + styles.map { style in
        Sample("button-\(style)", 110, 35, button(.system, "Button", symbol: "gear", style: style))
      }
  }()

  static let controls: [Sample] = {
    typealias Segments = ControlContent.Segments
    let segments = Segments(
      segments: [
        .init(title: "One"), .init(title: "Two", width: 60),
        .init(title: "", image: ImageContent(name: "list.bullet", size: nil, isSymbol: true)),
      ], selected: 0)
    var items: [(String, Double, Double, ControlContent)] = [
      ("toggle-on", 51, 31, .toggle(isOn: true, onTint: nil)),
      ("toggle-off", 51, 31, .toggle(isOn: false, onTint: nil)),
      ("slider", 120, 31, .slider(value: 25, minimum: 0, maximum: 100)),
      ("stepper", 94, 32, .stepper()),
      ("stepper-greatest", 94, 32, .stepper(atEnds: .greatest)),
      ("segmented", 200, 32, .segmented(segments)),
      ("progress", 120, 4, .progress(0.5, isBar: false)),
      ("spinner", 20, 20, .activityIndicator(isLarge: false)),
      ("spinner-large", 37, 37, .activityIndicator(isLarge: true)),
      ("page-control", 100, 26, .pageControl(pages: 4, current: 2)),
      ("picker", 240, 162, .picker()),
      (
        "search", 240, 100,
        .searchBar(
          ControlContent.Search(
            placeholder: "Find", scopes: ["Title", "Title"], showsCancel: true))
      ),
      (
        "search-prompt", 240, 86,
        .searchBar(
          {
            var search = ControlContent.Search()
            search.prompt = "Where to?"
            search.button = .bookmark
            return search
          }())
      ),
      (
        "search-results", 240, 56,
        .searchBar(
          {
            var search = ControlContent.Search()
            search.button = .results(isSelected: true)
            return search
          }())
      ),
      ("color-well", 28, 28, .colorWell),
      ("date-inline", 300, 320, .datePicker(.date, .inline)),
    ]
    let modes: [ControlContent.DatePickerMode] = [.time, .date, .dateAndTime, .countDownTimer]
    for mode in modes {
      items.append(("date-wheels-\(mode)", 280, 180, .datePicker(mode, .wheels)))
      items.append(("date-compact-\(mode)", 240, 34, .datePicker(mode, .compact)))
    }
    var british = PickedDate(secondsSinceReferenceDate: 508_107_183)
    british.follow(localeIdentifier: "en_GB")
    british.setMinuteInterval(15)
    british.setCountdown(seconds: 5400)
    for mode in modes {
      items.append(
        ("date-british-\(mode)", 280, 180, .datePicker(mode, .wheels, .automatic, british)))
    }
    return items.map { Sample($0.0, $0.1, $0.2, .control($0.3)) }
  }()

  static let bars: [Sample] = {
    func bar(_ kind: BarContent.Kind, _ change: (inout BarContent) -> Void) -> ItemContent {
      var bar = BarContent(kind: kind)
      change(&bar)
      return .bar(bar)
    }
    let star = ImageContent(name: "star", size: Size(width: 22, height: 22), isSymbol: true)
    return [
      Sample("status-flat", 320, 20, bar(.status) { _ in }),
      Sample("status-notch", 375, 44, bar(.status) { _ in }),
      Sample("status-island", 393, 54, bar(.status) { _ in }),
      Sample(
        "navigation", 320, 44,
        bar(.navigation) {
          $0.title = "Title"
          $0.backTitle = "Back"
          $0.trailingItems = [.init(title: "Edit"), .init(title: "", image: star)]
        }),
      Sample(
        "navigation-large", 320, 96,
        bar(.navigation) {
          $0.title = "Large"
          $0.isLargeTitle = true
        }),
      Sample(
        "navigation-prompt", 320, 74,
        bar(.navigation) {
          $0.title = "Title"
          $0.prompt = "Prompt"
          $0.barTint = Color(red: 0.1, green: 0.1, blue: 0.3)
        }),
      Sample(
        "tab-bar", 320, 49,
        bar(.tab) {
          $0.leadingItems = [.init(title: "First", image: star), .init(title: "Second")]
          $0.selected = 1
        }),
      Sample(
        "toolbar", 320, 44,
        bar(.toolbar) {
          $0.leadingItems = [
            .init(title: "Left"), .init(title: "", isFlexibleSpace: true),
            .init(title: "", image: star),
            .init(title: "", fixedSpace: 20), .init(title: "Right"),
          ]
        }),
    ]
  }()

  static let cells: [Sample] = {
    let accessories: [CellContent.Accessory] = [
      .none, .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton,
    ]
    return accessories.map { Sample("cell-\($0)", 200, 44, .cell(CellContent(accessory: $0))) } + [
      Sample(
        "cell-grouped", 200, 44,
        .cell(CellContent(tableStyle: .grouped, isFirst: true, isLast: true))),
      Sample(
        "cell-inset", 200, 44, .cell(CellContent(tableStyle: .insetGrouped, isFirst: true))),
    ]
  }()

  static let standIns: [Sample] = {
    let kinds: [PlaceholderContent.Kind] = [
      .custom, .map, .web, .video, .table, .collection, .blur, .scene,
    ]
    return kinds.map { kind in
      Sample(
        "stand-in-\(kind)", 160, 120,
        .placeholder(PlaceholderContent(kind: kind, label: "ChartView")))
    } + [
      Sample("image", 120, 120, .image(ImageContent(name: "harbor", size: nil))),
      Sample("image-small", 20, 20, .image(ImageContent(name: "dot", size: nil))),
      Sample(
        "symbol", 24, 24, .image(ImageContent(name: "heart.circle.fill", size: nil, isSymbol: true))
      ),
      Sample(
        "symbol-unknown", 24, 24,
        .image(ImageContent(name: "no.such.thing", size: nil, isSymbol: true))),
    ]
  }()
}
