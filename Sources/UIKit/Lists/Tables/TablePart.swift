// SPDX-License-Identifier: MIT

public import Foundation

/// What rows of tables and the headers and footers of their sections have in common.
open class _TablePart: UIView {
  open internal(set) var reuseIdentifier: String?

  /// The view of a configuration, where the part has one.
  open var contentView: UIView { configuredView ?? ownContentView }

  /// What a configuration's view fills.
  private(set) var ownContentView: UIView

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

  /// Shown at once, in the present view where that supports it.
  @_Observed(_TablePart.contentWasSet)
  open var contentConfiguration: (any UIContentConfiguration)? = nil

  private func contentWasSet() {
    installContent()
    configurationWasSet()
  }

  func installContent() { ownContentView.install(contentConfiguration, in: &configuredView) }

  /// Called after a configuration was set and shown.
  func configurationWasSet() {}

  /// Whether ``contentConfiguration`` is updated as the state changes.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether ``backgroundConfiguration`` is updated as the state changes.
  open var automaticallyUpdatesBackgroundConfiguration = true

  private var configuredView: UIView?

  /// Replaces `backgroundView`. Drawn behind everything else.
  @_Observed(_TablePart.installBackground)
  open var backgroundConfiguration: UIBackgroundConfiguration? = nil

  private func installBackground() {
    install(backgroundConfiguration, in: &shownBackground)
    configurationWasSet()
  }

  private(set) var shownBackground: BackgroundView?

  /// Drawn behind the content.
  @_Observed(_TablePart.replaceBackground) open var backgroundView: UIView? = nil
}
