// SPDX-License-Identifier: MIT

import Foundation

final class UITransitionView: UIView {
  private weak var presentation: UIPresentationController?

  init(of presentation: UIPresentationController, frame: CGRect) {
    self.presentation = presentation
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if window != nil { presentation?.traitCollectionDidChange(previousTraitCollection) }
  }

  override func layoutSubviews() {
    guard let presentation else { return super.layoutSubviews() }
    presentation.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    if presentation.keepsFrame, presentation.presentedView?.superview === self {
      presentation.presentedView?.frame = presentation.frameOfPresentedViewInContainerView
    }
    presentation.containerViewDidLayoutSubviews()
  }
}

final class UIDimmingView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backgroundColor = .black
  }

  required init?(coder: NSCoder) { nil }
}

/// The container of a sheet's or popover's view, with rounded corners.
final class UIDropShadowView: UIView {
  private let content: UIView
  private var chrome: PopoverChrome?

  init(around content: UIView) {
    self.content = content
    super.init(frame: content.bounds)
    clipsToBounds = true
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  /// Sets the frame of a popover, or removes it.
  func setChrome(_ chrome: PopoverChrome?) {
    guard chrome != self.chrome else { return }
    if let former = self.chrome?.background, former !== chrome?.background {
      former.removeFromSuperview()
    }
    self.chrome = chrome
    if let background = chrome?.background, background.superview !== self {
      insertSubview(background, at: 0)
    }
    setNeedsLayout()
    if chrome == nil, content.superview === self {
      layer.mask = nil
      clipsToBounds = true
      content.frame = bounds
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let chrome else { return }
    clipsToBounds = chrome.background == nil
    chrome.background?.frame = bounds
    layer.mask = chrome.mask(of: bounds)
    if content.superview === self { content.frame = bounds.inset(by: chrome.contentInsets) }
  }
}
