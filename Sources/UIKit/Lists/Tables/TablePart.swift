// SPDX-License-Identifier: MIT

public import Foundation

/// The shared superclass of table cells and of section headers and footers.
open class _TablePart: UIView {
  open internal(set) var reuseIdentifier: String?

  /// The view of ``contentConfiguration``, if there is one.
  open var contentView: UIView { configuredView ?? ownContentView }

  /// The view's own content view. A configuration's view fills it.
  private(set) var ownContentView: UIView

  /// Makes the view's own content view.
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

  /// Applied at once. The present content view is reused if it supports the configuration.
  @_Observed(_TablePart.contentWasSet)
  open var contentConfiguration: (any UIContentConfiguration)? = nil

  private func contentWasSet() {
    installContent()
    configurationWasSet()
  }

  func installContent() { ownContentView.install(contentConfiguration, in: &configuredView) }

  /// Called after a configuration was set and installed.
  func configurationWasSet() {}

  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true

  private var configuredView: UIView?

  /// Replaces `backgroundView`.
  @_Observed(_TablePart.installBackground)
  open var backgroundConfiguration: UIBackgroundConfiguration? = nil

  private func installBackground() {
    install(backgroundConfiguration, in: &shownBackground)
    configurationWasSet()
  }

  private(set) var shownBackground: BackgroundView?

  @_Observed(_TablePart.replaceBackground) open var backgroundView: UIView? = nil
}
