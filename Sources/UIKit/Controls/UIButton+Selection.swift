// SPDX-License-Identifier: MIT

// Buttons whose primary action changes their selection: pop-up buttons and toggles.
extension UIButton {
  /// The menu element that a pop-up button shows, or nil for other buttons.
  var chosenElement: UIMenuElement? {
    guard changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction, let menu else { return nil }
    let elements = menu.resolved.leaves
    return elements.first { !$0.activeElements.isEmpty } ?? elements.first
  }

  func choose(_ element: UIMenuElement) {
    guard changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction, let menu else { return }
    for other in menu.resolved.leaves { other.mark(isChosen: other === element) }
    contentDidChange()
  }

  func toggleSelection() {
    if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
  }
}
