// SPDX-License-Identifier: MIT

extension SystemMembers {
  static let views: [any MemberTable] = [view] + texts + bars + controls + containers

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

  private static let texts: [any MemberTable] = [
    ClassMembers<UILabel>([
      "text": .property(\.text), "attributedText": .property(\.attributedText),
      "font": .property(\.font), "textColor": .property(\.textColor),
      "numberOfLines": .property(\.numberOfLines),
      "preferredMaxLayoutWidth": .property(\.preferredMaxLayoutWidth),
      "adjustsFontSizeToFitWidth": .property(\.adjustsFontSizeToFitWidth),
      "textAlignment": .property(\.textAlignment), "lineBreakMode": .property(\.lineBreakMode),
    ]),
    ClassMembers<UITextField>([
      "text": .property(\.text), "attributedText": .property(\.attributedText),
      "font": .property(\.font), "textColor": .property(\.textColor),
      "placeholder": .property(\.placeholder),
      "attributedPlaceholder": .property(\.attributedPlaceholder),
      "leftView": .property(\.leftView), "rightView": .property(\.rightView),
      "isSecureTextEntry": .property(\.isSecureTextEntry),
      "inputView": .property(\.inputView), "inputAccessoryView": .property(\.inputAccessoryView),
      "textAlignment": .property(\.textAlignment), "borderStyle": .property(\.borderStyle),
      "clearButtonMode": .property(\.clearButtonMode),
      "leftViewMode": .property(\.leftViewMode), "rightViewMode": .property(\.rightViewMode),
      "keyboardType": .property(\.keyboardType), "returnKeyType": .property(\.returnKeyType),
      "clearButton": .reading(\.clearButtonStandIn),
      "_clearButton": .reading(\.clearButtonStandIn),
      "placeholderLabel": .reading(\.placeholderStandIn),
      "_placeholderLabel": .reading(\.placeholderStandIn),
    ]),
    ClassMembers<UITextView>([
      "text": .property(\.text), "attributedText": .property(\.attributedText),
      "font": .property(\.font), "textColor": .property(\.textColor),
      "textContainerInset": .property(\.textContainerInset),
      "textAlignment": .property(\.textAlignment), "selectedRange": .property(\.selectedRange),
      "isEditable": .property(\.isEditable),
      "inputView": .property(\.inputView), "inputAccessoryView": .property(\.inputAccessoryView),
    ]),
  ]

  private static let bars: [any MemberTable] = [
    ClassMembers<UISearchBar>([
      "text": .property(\.text), "placeholder": .property(\.placeholder),
      "searchField": .reading(\.searchTextField), "_searchField": .reading(\.searchTextField),
      "cancelButton": .reading(\.shownCancelButton),
      "_cancelButton": .reading(\.shownCancelButton),
      "showsCancelButton": .property(\.showsCancelButton),
      "searchBarStyle": .property(\.searchBarStyle), "barTintColor": .property(\.barTintColor),
      "inputAccessoryView": .property(\.inputAccessoryView),
    ])
  ]

  private static let controls: [any MemberTable] = [
    ClassMembers<UIControl>([
      "isEnabled": .property(\.isEnabled), "isSelected": .property(\.isSelected),
      "isHighlighted": .property(\.isHighlighted),
    ]),
    ClassMembers<UIButton>([
      "titleLabel": .reading(\.titleLabel), "imageView": .reading(\.imageView),
      "currentTitle": .reading(\.currentTitle),
    ]),
    ClassMembers<UIImageView>([
      "image": .property(\.image), "highlightedImage": .property(\.highlightedImage),
    ]),
    ClassMembers<UISwitch>(["isOn": .property(\.isOn)]),
    ClassMembers<UISlider>([
      "value": .property(\.value), "minimumValue": .property(\.minimumValue),
      "maximumValue": .property(\.maximumValue),
    ]),
    ClassMembers<UIStepper>(["value": .property(\.value)]),
    ClassMembers<UIProgressView>(["progress": .property(\.progress)]),
    ClassMembers<UIPageControl>([
      "numberOfPages": .property(\.numberOfPages), "currentPage": .property(\.currentPage),
    ]),
    ClassMembers<UISegmentedControl>(["selectedSegmentIndex": .property(\.selectedSegmentIndex)]),
    ClassMembers<UIDatePicker>(["date": .property(\.date)]),
  ]

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
    ClassMembers<UITableView>([
      "reloadData": .method(UITableView.reloadData), "rowHeight": .property(\.rowHeight),
      "tableHeaderView": .property(\.tableHeaderView),
      "tableFooterView": .property(\.tableFooterView),
    ]),
    ClassMembers<UICollectionView>(["reloadData": .method(UICollectionView.reloadData)]),
    ClassMembers<UITableViewCell>([
      "contentView": .reading(\.contentView), "textLabel": .reading(\.textLabel),
      "detailTextLabel": .reading(\.detailTextLabel), "imageView": .reading(\.imageView),
      "accessoryType": .property(\.accessoryType), "accessoryView": .property(\.accessoryView),
      "selectionStyle": .property(\.selectionStyle),
    ]),
    ClassMembers<UITableViewHeaderFooterView>([
      "contentView": .reading(\.contentView), "textLabel": .reading(\.textLabel),
      "detailTextLabel": .reading(\.detailTextLabel),
    ]),
    ClassMembers<UICollectionViewCell>(["contentView": .reading(\.contentView)]),
    ClassMembers<UIStackView>([
      "spacing": .property(\.spacing), "arrangedSubviews": .reading(\.arrangedSubviews),
      "axis": .property(\.axis), "alignment": .property(\.alignment),
      "distribution": .property(\.distribution),
    ]),
  ]
}
