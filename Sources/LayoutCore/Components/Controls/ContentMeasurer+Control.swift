// SPDX-License-Identifier: MIT

extension ContentMeasurer {
  /// The sizes of controls, most of which are constants of a release.
  ///
  /// Source: frames that Xcode saved, without the alignment insets.
  ///
  /// - Unverified: the color well.
  func size(of control: ControlContent) -> ContentSize {
    let release = environment.platform.major
    return switch control {
    case .toggle:
      release >= 26 ? ContentSize(width: 61, height: 28) : ContentSize(width: 49, height: 31)
    case .slider:
      ContentSize(width: nil, height: release >= 26 ? 33 : 30)
    case .stepper:
      ContentSize(width: 94, height: release >= 13 ? 32 : 29)
    case .segmented(let segments):
      size(of: segments)
    case .progress(_, let isBar):
      ContentSize(width: nil, height: release >= 14 ? 4 : isBar ? 2.5 : 2)
    case .activityIndicator(let isLarge):
      isLarge ? ContentSize(width: 37, height: 37) : ContentSize(width: 20, height: 20)
    case .pageControl(let pages, _):
      release >= 14
        ? ContentSize(width: pages > 0 ? 18 * Double(pages) + 62.5 : 0, height: 26)
        // Dots of 7 points, 9 apart.
        : ContentSize(width: max(0, 16 * Double(max(0, pages)) - 9), height: 37)
    case .datePicker(let mode, let style, let wheels):
      size(ofDatePicker: mode, style, wheels)
    case .picker(let wheels):
      size(ofWheels: wheels)
    case .searchBar(_, let hasScopeBar, _):
      ContentSize(width: nil, height: searchBarHeight(hasScopeBar: hasScopeBar))
    case .colorWell:
      ContentSize(width: 28, height: 28)
    }
  }

  private func searchBarHeight(hasScopeBar: Bool) -> Double {
    switch environment.platform.major {
    case ..<11: hasScopeBar ? 75 : 44
    case ..<26: hasScopeBar ? 108 : 56
    default: hasScopeBar ? 116 : 64
    }
  }

  /// A spinning list of values.
  func size(ofWheels height: ControlContent.WheelHeight) -> ContentSize {
    let isLow = height == .low || environment.verticalSizeClass == .compact
    return ContentSize(width: 320, height: isLow ? 162 : 216)
  }
}
