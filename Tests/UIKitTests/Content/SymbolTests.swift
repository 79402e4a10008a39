// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Symbols that code creates. Their sizes are those of the default configuration, 17 to 22 points
/// wide in UIKit, or follow the text beside which a configuration puts them.
@MainActor
struct SymbolTests {
  @Test func aSymbolHasASizeWithoutAnyFile() {
    let view = UIImageView(image: UIImage(systemName: "star"))
    #expect(view.frame.size == CGSize(width: 20, height: 18.125))
    // The alignment rectangle is as high as a line of text.
    let line = UIFont.systemFont(ofSize: 17).lineHeight
    #expect(view.intrinsicContentSize.width == 20)
    #expect(abs(view.intrinsicContentSize.height - line) < 1e-9)
    #expect(view.alignmentRect(forFrame: view.frame).height == view.intrinsicContentSize.height)
    let unlisted = UIImage(systemName: "not.in.any.list")
    #expect(unlisted?.size == CGSize(width: 20, height: 20))
    #expect(UIImage(systemName: "") == nil)
  }

  @Test func aConfigurationChoosesTheSize() throws {
    let large = UIImage.SymbolConfiguration(pointSize: 34)
    let image = try #require(UIImage(systemName: "star", withConfiguration: large))
    #expect(image.size.width == 40)
    #expect(image.symbolConfiguration === large)
    let small = try #require(image.applyingSymbolConfiguration(.init(pointSize: 17, scale: .small)))
    #expect(small.size.width > 15 && small.size.width < 17)
    let title = UIImage.SymbolConfiguration(textStyle: .title1)
    #expect(image.withConfiguration(title).size.width > 30)
    #expect(image.withConfiguration(UIImage.Configuration()) === image)
    let photo = UIImage(name: "photo", size: CGSize(width: 9, height: 9))
    #expect(photo.applyingSymbolConfiguration(large) == nil)
  }

  @Test func aViewPrefersAConfigurationForSymbolsWithoutOne() {
    let view = UIImageView(image: UIImage(systemName: "star"))
    view.preferredSymbolConfiguration = .init(pointSize: 34)
    #expect(view.intrinsicContentSize.width == 40)
    let own = UIImage.SymbolConfiguration(pointSize: 17)
    view.image = UIImage(systemName: "star", withConfiguration: own)
    #expect(view.intrinsicContentSize.width == 20)
    view.image = UIImage(name: "photo", size: CGSize(width: 9, height: 9))
    #expect(view.intrinsicContentSize.width == 9)
  }
}
