// SPDX-License-Identifier: MIT

public import Foundation

extension Stream {
  /// Makes streams that never reach the host. Opening them fails.
  public class func getStreamsToHost(
    withName hostname: String, port: Int,
    inputStream: UnsafeMutablePointer<InputStream?>?,
    outputStream: UnsafeMutablePointer<OutputStream?>?
  ) {
    inputStream?.pointee = UnreachableInputStream(host: hostname)
    outputStream?.pointee = UnreachableOutputStream(host: hostname)
  }
}

/// The state of a stream to a host that cannot be reached.
private struct UnreachableHost {
  var status = Stream.Status.notOpen
  weak var delegate: (any StreamDelegate)?

  /// Fails. The delegate is called asynchronously, on the main queue.
  mutating func open(_ stream: Stream) {
    status = .error
    let event = UncheckedAccess((stream: stream, delegate: delegate))
    DispatchQueue.main.async {
      event.value.delegate?.stream(event.value.stream, handle: .errorOccurred)
    }
  }

  var error: (any Error)? { status == .error ? POSIXError(.ENETUNREACH) : nil }
}

private final class UnreachableInputStream: InputStream {
  private var state = UnreachableHost()

  init(host: String) { super.init(data: Data()) }

  override var delegate: (any StreamDelegate)? {
    get { state.delegate }
    set { state.delegate = newValue }
  }
  override var streamStatus: Stream.Status { state.status }
  override var streamError: (any Error)? { state.error }
  override var hasBytesAvailable: Bool { false }
  override func open() { state.open(self) }
  override func close() { state.status = .closed }
  override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength len: Int) -> Int { -1 }
  override func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  override func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
}

private final class UnreachableOutputStream: OutputStream {
  private var state = UnreachableHost()

  init(host: String) { super.init(toMemory: ()) }
  required init(toMemory: ()) { super.init(toMemory: ()) }

  override var delegate: (any StreamDelegate)? {
    get { state.delegate }
    set { state.delegate = newValue }
  }
  override var streamStatus: Stream.Status { state.status }
  override var streamError: (any Error)? { state.error }
  override var hasSpaceAvailable: Bool { false }
  override func open() { state.open(self) }
  override func close() { state.status = .closed }
  override func write(_ buffer: UnsafePointer<UInt8>, maxLength len: Int) -> Int { -1 }
  override func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  override func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
}
