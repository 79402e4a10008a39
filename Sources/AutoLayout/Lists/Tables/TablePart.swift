// SPDX-License-Identifier: MIT

public import Foundation

/// What rows of tables and the headers and footers of their sections have in common.
open class _TablePart: UIView {
  open internal(set) var reuseIdentifier: String?

  open var contentView: UIView { ownContentView }

  private var ownContentView: UIView

  /// A new view for what code adds.
  class func makeContentView() -> UIView { UIView() }

  public override init(frame: CGRect) {
    ownContentView = Self.makeContentView()
    super.init(frame: frame)
    ownContentView.fill(self)
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = (coder as? InterfaceCoder)?.reuseIdentifier
    ownContentView = Self.makeContentView()
    super.init(coder: coder)
    ownContentView = decodedContent(coder, else: ownContentView)
  }

  /// Setting it makes a new view at once, unless the present one supports it.
  @_Observed(_TablePart.installContent)
  open var contentConfiguration: (any UIContentConfiguration)? = nil

  func installContent() { contentView.install(contentConfiguration, in: &configuredView) }

  private var configuredView: UIView?

  /// Replaces `backgroundView`. Drawn behind everything else.
  @_Observed(_TablePart.installBackground)
  open var backgroundConfiguration: UIBackgroundConfiguration? = nil

  private func installBackground() { install(backgroundConfiguration, in: &shownBackground) }

  private var shownBackground: BackgroundView?

  /// Drawn behind the content.
  @_Observed(_TablePart.replaceBackground) open var backgroundView: UIView? = nil
}
