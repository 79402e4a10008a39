// SPDX-License-Identifier: MIT

// The functions that the WebAssembly module exports. The page writes a request into a block of
// memory, calls `studio_answer`, and reads the answer. One thread calls them.
#if hasFeature(Embedded)
  private nonisolated(unsafe) var session = StudioSession()
  private nonisolated(unsafe) var answer: UnsafeMutableBufferPointer<UInt8>?

  /// A block of memory for a request of `count` bytes.
  @_cdecl("studio_allocate")
  public func allocateRequest(_ count: Int32) -> UnsafeMutablePointer<UInt8> {
    .allocate(capacity: max(1, Int(count)))
  }

  /// Answers the request in a block, and frees the block.
  ///
  /// - Returns: the number of bytes of the answer.
  @_cdecl("studio_answer")
  public func answerRequest(_ block: UnsafeMutablePointer<UInt8>, _ count: Int32) -> Int32 {
    let request = Array(UnsafeBufferPointer(start: block, count: Int(count)))
    block.deallocate()
    answer?.deallocate()
    let bytes = session.answer(request)
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(1, bytes.count))
    _ = copy.initialize(from: bytes)
    answer = copy
    return Int32(bytes.count)
  }

  /// The start of the last answer. It is valid until the next request.
  @_cdecl("studio_answer_start")
  public func answerStart() -> UnsafeMutablePointer<UInt8>? { answer?.baseAddress }
#endif
