// SPDX-License-Identifier: MIT

public import Foundation
import LayoutCore
import Typography

/// A view that shows text.
@preconcurrency @MainActor
open class UILabel: UIView {
  private var label = LabelContent(ColoredText(AttributedText("", font: .system(17))))

  public override init(frame: CGRect) {
    super.init(frame: frame)
    show()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    show()
  }

  /// The text, in one font.
  open var text: String? {
    didSet { show() }
  }

  /// The greatest number of lines; 0 for as many as the text needs.
  open var numberOfLines = 1 {
    didSet { show() }
  }

  private func show() {
    label.text.text = AttributedText(text ?? "", font: .system(17))
    label.numberOfLines = numberOfLines
    LayoutStore.current.forest.setContent(.label(label), of: item)
  }
}
