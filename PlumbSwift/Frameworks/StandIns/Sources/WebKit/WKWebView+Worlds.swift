// SPDX-License-Identifier: MIT

import Foundation
import PlumbAbsence

extension WKWebView {
  /// Fails, because scripts are not run.
  public func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
    completionHandler: ((Result<Any, any Error>) -> Void)? = nil
  ) {
    Absence.tell("web views run no scripts")
    completionHandler?(.failure(WKError(.javaScriptExceptionOccurred)))
  }
}
