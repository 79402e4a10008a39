// SPDX-License-Identifier: MIT

import FoundationAdditions

extension SystemMembers {
  static let views: [any MemberTable] = [view] + containers

  private static let view = ClassMembers<UIView>([
    "recursiveDescription": .method(UIView.recursiveDescription),
    "_autolayoutTrace": .method(UIView.autolayoutTrace),
    "setNeedsLayout": .method(UIView.setNeedsLayout),
    "layoutIfNeeded": .method(UIView.layoutIfNeeded),
    "setNeedsDisplay": .method { view, _ in view.setNeedsDisplay() },
    "setNeedsUpdateConstraints": .method(UIView.setNeedsUpdateConstraints),
    "removeFromSuperview": .method(UIView.removeFromSuperview),
    "endEditing:": .method { $0.endEditing($1[0]) },
    "endEditing": .method { $0.endEditing($1[0]) }, "tag": .property(\.tag),
    "alpha": .property(\.alpha), "isHidden": .property(\.isHidden), "frame": .property(\.frame),
    "bounds": .property(\.bounds), "center": .property(\.center),
    "transform": .property(\.transform), "isOpaque": .property(\.isOpaque),
    "clipsToBounds": .property(\.clipsToBounds), "tintColor": .property(\.tintColor),
    "backgroundColor": .property(\.backgroundColor), "layer": .reading(\.layer),
    "superview": .reading(\.superview), "subviews": .reading(\.subviews),
    "window": .reading(\.window), "constraints": .reading(\.constraints),
    "traitCollection": .reading(\.traitCollection), "safeAreaInsets": .reading(\.safeAreaInsets),
    "intrinsicContentSize": .reading(\.intrinsicContentSize),
    "gestureRecognizers": .property(\.gestureRecognizers),
    "isUserInteractionEnabled": .property(\.isUserInteractionEnabled),
    "isMultipleTouchEnabled": .property(\.isMultipleTouchEnabled),
    "isExclusiveTouch": .property(\.isExclusiveTouch),
    "layoutMargins": .property(\.layoutMargins),
    "preservesSuperviewLayoutMargins": .property(\.preservesSuperviewLayoutMargins),
    "autoresizesSubviews": .property(\.autoresizesSubviews),
    "translatesAutoresizingMaskIntoConstraints":
      .property(\.translatesAutoresizingMaskIntoConstraints),
    "accessibilityIdentifier": .property(\.accessibilityIdentifier),
    "accessibilityLabel": .property(\.accessibilityLabel),
    "contentMode": .property(\.contentMode), "autoresizingMask": .property(\.autoresizingMask),
    "tintAdjustmentMode": .property(\.tintAdjustmentMode),
    "semanticContentAttribute": .property(\.semanticContentAttribute),
  ])

  private static let containers: [any MemberTable] = [
    ClassMembers<UIScrollView>([
      "contentOffset": .property(\.contentOffset), "contentSize": .property(\.contentSize),
      "contentInset": .property(\.contentInset), "isScrollEnabled": .property(\.isScrollEnabled),
      "isPagingEnabled": .property(\.isPagingEnabled), "bounces": .property(\.bounces),
      "alwaysBounceVertical": .property(\.alwaysBounceVertical),
      "alwaysBounceHorizontal": .property(\.alwaysBounceHorizontal),
      "zoomScale": .property(\.zoomScale), "minimumZoomScale": .property(\.minimumZoomScale),
      "maximumZoomScale": .property(\.maximumZoomScale),
      "adjustedContentInset": .reading(\.adjustedContentInset),
      "panGestureRecognizer": .reading(\.panGestureRecognizer),
    ]),
    ClassMembers<UIStackView>([
      "spacing": .property(\.spacing), "arrangedSubviews": .reading(\.arrangedSubviews),
      "axis": .property(\.axis), "alignment": .property(\.alignment),
      "distribution": .property(\.distribution),
    ]),
  ]
}
