// SPDX-License-Identifier: MIT

extension LayoutMessageRule {
  /// Messages about threads and the engine.
  static let threads: [LayoutMessageRule] = [
    LayoutMessageRule(
      "background-thread", "Layout changed outside the main thread",
      meaning: """
        Views or constraints were changed on a background thread. The layout engine is not \
        safe for that and can crash later.
        """,
      cause: """
        A completion handler of a network call, a queue or a task without the main actor \
        updates views.
        """,
      fix: """
        Move the change to the main thread: @MainActor, MainActor.run or \
        DispatchQueue.main.async. The stack below the message shows the code; the Main Thread \
        Checker finds others.
        """,
      marks: "autolayoutenginefromabackgroundthread", "mustbeusedfrommainthreadonly",
      "mustnotbeperformedfromabackgroundthread", "uiapicalledonabackgroundthread",
      "afteritwasaccessedfromthemainthread"),
    LayoutMessageRule(
      "engine-reentrancy", "Layout engine changed while it works",
      meaning: """
        The layout engine was used again before its last change was complete, or its state is \
        damaged.
        """,
      cause: """
        Constraints change on a background thread, or during a callback of layout such as \
        updateConstraints, an observer of a frame, or deinit.
        """,
      fix: """
        Move changes of constraints to the main thread and out of callbacks of layout. Look \
        for a background-thread message before this one.
        """,
      marks: "cannotfindanoutgoingrowhead", "assertionfailureinnsisengine", "enginereentran",
      "reentrantlayout",
      "withinthelayoutengine", "modifythelayoutenginewhile"),
  ]
}
