// SPDX-License-Identifier: MIT

import AutoLayout

extension ContentMeasurer {
  /// The sizes of controls, most of which are constants of a release.
  ///
  /// Source of the sizes stated here: frames that Xcode saved.
  ///
  /// - Unverified: the color well.
  func size(of control: ControlContent) -> ContentSize {
    let platform = environment.platform
    switch control {
    case .toggle:
      let arrangement = SwitchArrangement(platform)
      let insets = arrangement.alignmentInsets
      return ContentSize(
        width: arrangement.size.width - insets.right, height: arrangement.size.height)
    case .slider:
      return ContentSize(width: nil, height: SliderArrangement(platform).height)
    case .stepper:
      return ContentSize(StepperArrangement(platform).size)
    case .segmented(let segments):
      return ContentSize(SegmentsArrangement(segments, measurer: self).size)
    case .progress(_, let isBar):
      return ContentSize(
        width: nil, height: ProgressArrangement(platform, isBar: isBar).height)
    case .activityIndicator(let isLarge):
      return ContentSize(Size(side: Self.activityIndicatorSide(isLarge: isLarge)))
    case .pageControl(let pages, _):
      return ContentSize(PageControlArrangement(platform).size(pages: pages))
    case .datePicker(let mode, let style, let wheels, let date):
      return ContentSize(DatePickerArrangement(mode, style, wheels, date, measurer: self).size)
    case .picker(let wheels, _):
      return ContentSize(WheelsArrangement.size(wheels, in: environment))
    case .searchBar(let search):
      return ContentSize(width: nil, height: SearchBarArrangement(search, measurer: self).height)
    case .colorWell:
      return ContentSize(Size(side: Self.colorWellSide))
    }
  }

  /// What stands in the place of the image in a button that is busy.
  package static var activityIndicatorImage: ImageContent {
    ImageContent(name: "", size: Size(side: activityIndicatorSide(isLarge: false)))
  }

  package static func activityIndicatorSide(isLarge: Bool) -> Double { isLarge ? 37 : 20 }

  package static let colorWellSide = 28.0
}

extension Size {
  fileprivate init(side: Double) { self.init(width: side, height: side) }
}

extension ContentSize {
  fileprivate init(_ size: Size) { self.init(width: size.width, height: size.height) }
}
