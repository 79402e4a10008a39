// SPDX-License-Identifier: MIT

import Foundation
import InterfaceBuilder
import UIKitComponents

extension UIControl {
  /// Decodes the attributes of all controls.
  func decodeControl(_ coder: InterfaceCoder) {
    let element = coder.element
    isEnabled = element.flag("enabled") ?? true
    isSelected = element.flag("selected") ?? false
    isHighlighted = element.flag("highlighted") ?? false
    contentHorizontalAlignment =
      ContentHorizontalAlignment(rawValue: element.horizontalAlignment.rawValue) ?? .center
    contentVerticalAlignment =
      ContentVerticalAlignment(rawValue: element.verticalAlignment.rawValue) ?? .center
  }
}

extension UISwitch {
  func decodeSwitch(_ coder: InterfaceCoder) {
    decodeControl(coder)
    guard case .control(.toggle(let isOn, let tint))? = state.file?.item.content else { return }
    self.isOn = isOn
    onTintColor = tint.map { UIColor($0) }
    thumbTintColor = coder.color("thumbTintColor")
  }
}

extension UISlider {
  func decodeSlider(_ coder: InterfaceCoder) {
    decodeControl(coder)
    guard case .control(.slider(let value, let minimum, let maximum))? = state.file?.item.content
    else { return }
    minimumValue = Float(minimum)
    maximumValue = Float(maximum)
    self.value = Float(value)
    minimumTrackTintColor = coder.color("minimumTrackTintColor")
    maximumTrackTintColor = coder.color("maximumTrackTintColor")
    thumbTintColor = coder.color("thumbTintColor")
  }
}

extension UIStepper {
  func decodeStepper(_ coder: InterfaceCoder) {
    decodeControl(coder)
    let element = coder.element
    minimumValue = element.number("minimumValue") ?? 0
    maximumValue = element.number("maximumValue") ?? 100
    stepValue = element.number("stepValue") ?? 1
    wraps = element.flag("wraps") ?? false
    value = element.number("value") ?? 0
  }
}

extension UISegmentedControl {
  func decodeSegmentedControl(_ coder: InterfaceCoder) {
    decodeControl(coder)
    guard case .control(.segmented(let content))? = state.file?.item.content else { return }
    segments = content.segments
    apportionsSegmentWidthsByContent = content.apportionsByContent
    isMomentary = coder.element.flag("momentary") ?? false
    selectedSegmentIndex = content.selected ?? Self.noSegment
    selectedSegmentTintColor = coder.color("selectedSegmentTintColor")
  }
}

extension UIPageControl {
  func decodePageControl(_ coder: InterfaceCoder) {
    decodeControl(coder)
    guard case .control(.pageControl(let pages, let current))? = state.file?.item.content else {
      return
    }
    numberOfPages = pages
    currentPage = current
    hidesForSinglePage = coder.element.flag("hidesForSinglePage") ?? false
    pageIndicatorTintColor = coder.color("pageIndicatorTintColor")
    currentPageIndicatorTintColor = coder.color("currentPageIndicatorTintColor")
  }
}

extension UIProgressView {
  func decodeProgressView(_ coder: InterfaceCoder) {
    guard case .control(.progress(let progress, let isBar))? = state.file?.item.content else {
      return
    }
    progressViewStyle = isBar ? .bar : .default
    self.progress = Float(progress)
    progressTintColor = coder.color("progressTintColor")
    trackTintColor = coder.color("trackTintColor")
    progressImage = coder.image("progressImage")
    trackImage = coder.image("trackImage")
  }
}

extension UIActivityIndicatorView {
  func decodeIndicator(_ coder: InterfaceCoder) {
    guard case .control(.activityIndicator(let isLarge))? = state.file?.item.content else { return }
    style = isLarge ? .large : .medium
    color = coder.color("color")
    let isHiddenInFile = isHidden
    hidesWhenStopped = coder.element.flag("hidesWhenStopped") ?? false
    // Interface Builder shows indicators that do not animate.
    if LayoutStore.current.environment.device.canvas != nil { isHidden = isHiddenInFile }
    if coder.element.flag("animating") ?? false {
      startAnimating()
    }
  }
}

extension UIDatePicker {
  func decodeDatePicker(_ coder: InterfaceCoder) {
    decodeControl(coder)
    guard case .control(.datePicker(let mode, let style, _, _))? = state.file?.item.content else {
      return
    }
    datePickerMode = Mode(rawValue: mode.rawValue) ?? .dateAndTime
    preferredDatePickerStyle = UIDatePickerStyle(rawValue: style.rawValue) ?? .automatic
    let element = coder.element
    minuteInterval = element["minuteInterval"].flatMap { Int($0) } ?? 1
    countDownDuration = element.number("countDownDuration") ?? 0
    locale = element.child(key: "locale")?["localeIdentifier"].map { Locale(identifier: $0) }
    func date(_ key: String) -> Date? {
      element.child(key: key)?.number("timeIntervalSinceReferenceDate")
        .map { Date(timeIntervalSinceReferenceDate: $0) }
    }
    if element.flag("useCurrentDate") == false, let date = date("date") {
      self.date = date
    } else {
      // An app's picker starts at the present date. Pictures show the file's date.
      shownDate = date("date")
    }
    minimumDate = date("minimumDate")
    maximumDate = date("maximumDate")
  }
}

extension UISearchBar {
  func decodeSearchBar(_ coder: InterfaceCoder) {
    guard case .control(.searchBar(let search))? = state.file?.item.content else { return }
    let element = coder.element
    placeholder = search.placeholder.isEmpty ? nil : search.placeholder
    text = search.text
    barStyle = search.isBlack ? .black : .default
    prompt = coder.values.string("prompt", of: element)
    showsCancelButton = search.showsCancel
    showsBookmarkButton = element.flag("showsBookmarkButton") ?? false
    showsSearchResultsButton = element.flag("showsSearchResultsButton") ?? false
    let scopes = element.list("scopeButtonTitles").map(\.text)
    scopeButtonTitles = scopes.isEmpty ? nil : scopes
    showsScopeBar = element.flag("showsScopeBar") ?? false
    searchBarStyle =
      switch element["searchBarStyle"] {
      case "prominent": .prominent
      case "minimal": .minimal
      default: .default
      }
    barTintColor = coder.color("barTintColor")
  }
}
