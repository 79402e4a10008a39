// SPDX-License-Identifier: MIT

#if canImport(FoundationNetworking)
  public import Foundation
  public import FoundationNetworking

  extension URLSession {
    /// The bytes of a response. The whole response arrives before the first byte is read.
    public struct AsyncBytes: AsyncSequence, Sendable {
      public typealias Element = UInt8

      public struct AsyncIterator: AsyncIteratorProtocol {
        private var rest: Data.Iterator

        init(_ data: Data) { rest = data.makeIterator() }

        public mutating func next() async throws -> UInt8? { rest.next() }
      }

      public let task: URLSessionDataTask
      private let data: Data

      init(_ data: Data, of task: URLSessionDataTask) {
        self.data = data
        self.task = task
      }

      public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(data) }
    }

    /// Waits for the whole response before it returns.
    public func bytes(
      for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) {
      let task = StartedTask()
      return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
          let started = dataTask(with: request) { data, response, error in
            guard let data, let response else {
              continuation.resume(throwing: error ?? URLError(.unknown))
              return
            }
            // The task is stored before it is resumed, so it is available here.
            task.whenStarted { started in
              continuation.resume(returning: (AsyncBytes(data, of: started), response))
            }
          }
          started.delegate = delegate
          task.start(started)
        }
      } onCancel: {
        task.cancel()
      }
    }

    /// Waits for the whole response before it returns.
    public func bytes(
      from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) {
      try await bytes(for: URLRequest(url: url), delegate: delegate)
    }
  }

  /// A data task that may be cancelled before it is created. The lock protects the properties.
  private final class StartedTask: @unchecked Sendable {
    private let lock = NSLock()
    private var task: URLSessionDataTask?
    private var isCancelled = false

    func start(_ task: URLSessionDataTask) {
      let isCancelled = lock.withLock {
        self.task = task
        return self.isCancelled
      }
      task.resume()
      if isCancelled { task.cancel() }
    }

    func whenStarted(_ body: (URLSessionDataTask) -> Void) {
      if let task = lock.withLock({ task }) { body(task) }
    }

    func cancel() {
      lock.withLock {
        isCancelled = true
        return task
      }?.cancel()
    }
  }
#endif
