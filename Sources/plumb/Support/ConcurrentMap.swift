// SPDX-License-Identifier: MIT

import EssentialFoundation

extension Array where Element: Sendable {
  /// Transforms all elements concurrently, on all processors.
  ///
  /// The results are passed to `consume` in the order of the elements, each as soon as all results
  /// before it are available.
  func mapConcurrently<Result: Sendable>(
    _ transform: @escaping @Sendable (Element) -> Result,
    handing consume: (Result) throws -> Void
  ) async rethrows {
    let width = Swift.max(1, ProcessInfo.processInfo.activeProcessorCount)
    try await withThrowingTaskGroup(of: (Int, Result).self) { group in
      var started = 0
      func start() {
        guard started < count else { return }
        let index = started
        let element = self[index]
        group.addTask { (index, transform(element)) }
        started += 1
      }
      for _ in 0..<Swift.min(width * 2, count) { start() }
      var waiting: [Int: Result] = [:]
      var next = 0
      while let (index, result) = try await group.next() {
        start()
        waiting[index] = result
        while let ready = waiting.removeValue(forKey: next) {
          try consume(ready)
          next += 1
        }
      }
    }
  }
}
