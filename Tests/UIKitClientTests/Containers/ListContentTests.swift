// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Source: the documented defaults of `UIListContentConfiguration`. Bold fonts of a text style
/// follow the text size, like the style's own font.
@MainActor
struct ListContentTests {
  private func show(_ configuration: UIListContentConfiguration, width: CGFloat = 320) -> UIView {
    let view = configuration.makeContentView()
    let size = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    view.frame = CGRect(origin: .zero, size: size)
    view.layoutIfNeeded()
    return view
  }

  @Test func cellIsAsHighAsATouchTarget() {
    var configuration = UIListContentConfiguration.cell()
    configuration.text = "Wi-Fi"
    #expect(show(configuration).bounds.height == 44)
    configuration.secondaryText = "Plumb"
    #expect(show(configuration).bounds.height > 44)
  }

  @Test func valueStandsBesideItsName() throws {
    var configuration = UIListContentConfiguration.valueCell()
    configuration.text = "Wi-Fi"
    configuration.secondaryText = "Plumb"
    let view = try #require(show(configuration) as? UIListContentView)
    let text = try #require(view.textLayoutGuide).layoutFrame
    let value = try #require(view.secondaryTextLayoutGuide).layoutFrame
    #expect(text.minX == 16)
    #expect(value.maxX == 304)
    #expect(text.midY == value.midY)
    #expect(view.bounds.height == 44)
  }

  @Test func styleOfTheTextIsBoldAndGrows() throws {
    let font = UIListContentConfiguration.prominentInsetGroupedHeader().textProperties.font
    #expect(font.pointSize == 20)
    #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold))
    let label = UILabel()
    label.adjustsFontForContentSizeCategory = true
    label.font = font
    let panel = UIView()
    panel.addSubview(label)
    panel.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    panel.updateTraitsIfNeeded()
    let grown = try #require(label.font)
    // The size of title 3 at AX3.
    #expect(grown.pointSize == 43)
    #expect(grown.fontDescriptor.symbolicTraits.contains(.traitBold))
  }

  @Test func contentFadesAndDisabledTextsPale() {
    var configuration = UIListContentConfiguration.cell()
    configuration.alpha = 0.5
    #expect(show(configuration).alpha == 0.5)
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    state.isDisabled = true
    #expect(configuration.updated(for: state).textProperties.color == .tertiaryLabel)
  }
}
