// SPDX-License-Identifier: MIT

open class UITextInputContext: _UIObject {
  private static let shared = UITextInputContext()

  /// No effect.
  open var isPencilInputExpected = false
  /// No effect.
  open var isDictationInputExpected = false
  /// No effect.
  open var isHardwareKeyboardInputExpected = false

  private init() { super.init(object: ()) }

  open class func current() -> UITextInputContext { shared }
}
