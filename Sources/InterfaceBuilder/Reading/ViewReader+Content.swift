// SPDX-License-Identifier: MIT

import UIKitComponents

extension ViewReader {
  /// The content of a view.
  func content(
    of element: IBElement, _ known: ViewElement?, _ surroundings: ViewSurroundings
  ) -> ItemContent {
    switch element.name {
    case "label":
      let label = label(element)
      guard element["customClass"] != nil, !options.knowsClass(of: element), let id = element.id,
        let size = document.resources.designableSizes[id]
      else { return .label(label) }
      return .label(DesignableFont(measurer: measurer).adapt(label, to: size))
    case "button": return .button(button(element))
    case "imageView": return image("image", of: element).map(ItemContent.image) ?? .none
    case "textField", "searchTextField": return .textField(textField(element))
    case "textView": return .textView(textView(element))
    case "navigationBar", "toolbar", "tabBar":
      return .bar(bar(element))
    default: break
    }
    if let control = control(element) { return .control(control) }
    return placeholderContent(for: element, known)
  }

  /// The placeholder for a view whose content is not in the file: views of other frameworks, empty
  /// lists, and empty views of custom classes.
  private func placeholderContent(for element: IBElement, _ known: ViewElement?) -> ItemContent {
    if options.knowsClass(of: element), known?.nature == .plain { return .none }
    let isEmpty = !element.children.contains { child in
      ["subviews", "prototypes", "sections", "cells"].contains(child.name) || child.isView
    }
    let name = element["customClass"] ?? known?.className ?? element.name
    switch known?.nature {
    case .placeholderContent(let kind)?:
      return .placeholder(PlaceholderContent(kind: kind, label: kind == .blur ? "" : name))
    case .scroll? where isEmpty && element.name == "tableView":
      return .placeholder(PlaceholderContent(kind: .table, label: name))
    case .scroll? where isEmpty && element.name == "collectionView":
      return .placeholder(PlaceholderContent(kind: .collection, label: name))
    case .plain? where isEmpty && element["customClass"] != nil && element.name != "containerView":
      return .placeholder(PlaceholderContent(kind: .custom, label: name))
    case nil where isEmpty:
      return .placeholder(PlaceholderContent(kind: .custom, label: name))
    default:
      return .none
    }
  }

  /// The content of a control other than a button or text field; `nil` for any other element.
  private func control(_ element: IBElement) -> ControlContent? {
    switch element.name {
    case "switch":
      .toggle(
        isOn: element.flag("on") ?? false, onTint: colors.resolve("onTintColor", of: element))
    case "slider":
      slider(element)
    case "stepper":
      .stepper(
        atEnds: ControlContent.StepperEnds(
          value: element.number("value") ?? 0, minimum: element.number("minimumValue") ?? 0,
          maximum: element.number("maximumValue") ?? 100, wraps: element.flag("wraps") ?? false))
    case "segmentedControl":
      .segmented(segments(element))
    case "progressView":
      .progress(
        min(max(element.number("progress") ?? 0, 0), 1),
        isBar: element["progressViewStyle"] == "bar")
    case "activityIndicatorView":
      .activityIndicator(isLarge: element["style"] == "whiteLarge" || element["style"] == "large")
    case "pageControl":
      .pageControl(
        pages: count(element["numberOfPages"], otherwise: 3), current: count(element["currentPage"])
      )
    case "datePicker":
      datePicker(element)
    case "pickerView":
      .picker(wheelHeight)
    case "searchBar":
      .searchBar(search(element))
    case "colorWell":
      .colorWell
    default:
      nil
    }
  }

  private func slider(_ element: IBElement) -> ControlContent {
    let minimum = element.number("minValue") ?? 0
    let maximum = max(element.number("maxValue") ?? 1, minimum)
    let value = min(max(element.number("value") ?? minimum, minimum), maximum)
    return .slider(value: value, minimum: minimum, maximum: maximum)
  }

  private func segments(_ element: IBElement) -> ControlContent.Segments {
    let segments = element.list("segments").map { segment in
      let width = segment.size("width")
      var content = ControlContent.Segments.Segment(
        title: IBText.plain("title", of: segment) ?? "", image: image("image", of: segment),
        width: width > 0 ? width : nil)
      content.isEnabled = segment.flag("enabled") ?? true
      return content
    }
    let selected =
      element.flag("momentary") == true
      ? nil : element["selectedSegmentIndex"].flatMap { Int($0) }
    return ControlContent.Segments(
      segments: segments, selected: selected.flatMap { segments.indices.contains($0) ? $0 : nil },
      apportionsByContent: element.flag("apportionsSegmentWidthsByContent") ?? false)
  }

  private func search(_ element: IBElement) -> ControlContent.Search {
    var search = ControlContent.Search(
      placeholder: IBText.plain("placeholder", of: element) ?? "",
      showsCancel: element.flag("showsCancelButton") ?? false)
    search.text = IBText.plain("text", of: element) ?? ""
    search.prompt = IBText.plain("prompt", of: element) ?? ""
    search.button =
      element.flag("showsBookmarkButton") == true
      ? .bookmark : element.flag("showsSearchResultsButton") == true ? .results() : nil
    let scopes = element.list("scopeButtonTitles").map { $0.text }
    if element.flag("showsScopeBar") == true, !scopes.isEmpty { search.scopes = scopes }
    search.isMinimal = element["searchBarStyle"] == "minimal"
    search.isBlack = element["barStyle"]?.hasPrefix("black") == true
    search.barTint = colors.resolve("barTintColor", of: element)
    return search
  }

  /// A count, limited to 0…1000.
  func count(_ text: String?, otherwise standard: Int = 0) -> Int {
    text.flatMap { Int($0) }.map { min(max($0, 0), 1000) } ?? standard
  }
}
