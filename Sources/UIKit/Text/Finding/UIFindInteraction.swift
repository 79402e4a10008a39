// SPDX-License-Identifier: MIT

public import Foundation

/// Finds text in its view. There is no search bar: code sets ``searchText`` in place of a user's
/// typing.
open class UIFindInteraction: AttachedInteraction {
  open private(set) weak var delegate: (any UIFindInteractionDelegate)?
  open private(set) var activeFindSession: UIFindSession?
  open var replacementText: String?
  /// No effect.
  open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?

  public init(sessionDelegate: any UIFindInteractionDelegate) {
    delegate = sessionDelegate
    super.init(object: ())
  }

  @_ObservedChange(UIFindInteraction.search) open var searchText: String? = nil

  private func search() { activeFindSession?.performSearch(query: searchText ?? "", options: nil) }

  open var isFindNavigatorVisible: Bool { activeFindSession != nil }

  open func presentFindNavigator(showingReplace: Bool) {
    guard activeFindSession == nil, let view,
      let session = delegate?.findInteraction(self, sessionFor: view)
    else { return }
    activeFindSession = session
    delegate?.findInteraction(self, didBegin: session)
    if let searchText { session.performSearch(query: searchText, options: nil) }
  }

  open func dismissFindNavigator() {
    guard let session = activeFindSession else { return }
    session.invalidateFoundResults()
    activeFindSession = nil
    delegate?.findInteraction(self, didEnd: session)
  }

  open func findNext() { activeFindSession?.highlightNextResult(in: .forward) }

  open func findPrevious() { activeFindSession?.highlightNextResult(in: .backward) }

  /// No effect.
  open func updateResultCount() {}
}

@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: NSObjectProtocol {
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
  func findInteraction(
    _ interaction: UIFindInteraction, sessionFor view: UIView
  ) -> UIFindSession?
}

extension UIFindInteractionDelegate {
  public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
  public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}
