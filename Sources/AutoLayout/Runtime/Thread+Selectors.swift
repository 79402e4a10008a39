// SPDX-License-Identifier: MIT

public import Foundation

extension Thread {
  /// A thread that has the method called on the main one, where methods are found and called, and then ends.
  public convenience init(target: Any, selector: Selector, object argument: Any?) {
    let call = Unguarded((target: target as AnyObject, argument: argument))
    self.init {
      DispatchQueue.main.async {
        _ = Receiver(call.value.target).perform(selector, call.value.argument)
      }
    }
  }
}
