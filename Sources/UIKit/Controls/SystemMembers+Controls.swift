// SPDX-License-Identifier: MIT

import FoundationAdditions

extension SystemMembers {
  static let controls: [any MemberTable] = [
    ClassMembers<UIControl>([
      "isEnabled": .property(\.isEnabled), "isSelected": .property(\.isSelected),
      "isHighlighted": .property(\.isHighlighted),
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
    ClassMembers<UISearchBar>([
      "text": .property(\.text), "placeholder": .property(\.placeholder),
      "searchField": .reading(\.searchTextField), "_searchField": .reading(\.searchTextField),
      "cancelButton": .reading(\.shownCancelButton),
      "_cancelButton": .reading(\.shownCancelButton),
      "showsCancelButton": .property(\.showsCancelButton),
      "searchBarStyle": .property(\.searchBarStyle), "barTintColor": .property(\.barTintColor),
      "inputAccessoryView": .property(\.inputAccessoryView),
    ]),
    ClassMembers<UIButton>([
      "titleLabel": .reading(\.titleLabel), "imageView": .reading(\.imageView),
      "currentTitle": .reading(\.currentTitle),
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
}
