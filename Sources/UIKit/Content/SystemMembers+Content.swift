// SPDX-License-Identifier: MIT

import FoundationAdditions

extension SystemMembers {
  static let content: [any MemberTable] = [
    ClassMembers<UILabel>([
      "text": .property(\.text), "attributedText": .property(\.attributedText),
      "font": .property(\.font), "textColor": .property(\.textColor),
      "numberOfLines": .property(\.numberOfLines),
      "preferredMaxLayoutWidth": .property(\.preferredMaxLayoutWidth),
      "adjustsFontSizeToFitWidth": .property(\.adjustsFontSizeToFitWidth),
      "textAlignment": .property(\.textAlignment), "lineBreakMode": .property(\.lineBreakMode),
    ]),
    ClassMembers<UIImageView>([
      "image": .property(\.image), "highlightedImage": .property(\.highlightedImage),
    ]),
  ]
}
