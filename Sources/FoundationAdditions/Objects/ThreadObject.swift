// SPDX-License-Identifier: MIT

public import Foundation

/// The superclass that `plumb swift` inserts in place of `Thread`. The compiler cannot load the
/// members of `Thread` for a subclass. It runs `main()` on a Foundation thread.
// `body` is set only during creation. `work` has a lock.
open class ThreadObject: NSObject, @unchecked Sendable {
  /// The Foundation thread on which `main()` runs.
  public let foundationThread: Thread
  private let work: Work
  private var body: (@Sendable () -> Void)?

  public override init() {
    let work = Work()
    self.work = work
    foundationThread = Thread { work.run() }
    super.init()
  }

  public convenience init(block: @escaping @Sendable () -> Void) {
    self.init()
    body = block
  }

  /// Creates a thread that calls a method. The target is retained until the method returns.
  public convenience init(target: Any, selector: Selector, object argument: Any?) {
    self.init()
    let call = UncheckedAccess((target: target as AnyObject, argument: argument))
    body = {
      onMainActor { _ = Receiver(call.value.target).perform(selector, call.value.argument) }
    }
  }

  /// Runs the block or calls the method with which the thread was created.
  open func main() { body?() }

  /// Runs `main()`. The thread is retained until `main()` returns.
  open func start() {
    work.begin { self.main() }
    foundationThread.start()
  }

  open func cancel() { foundationThread.cancel() }

  open var isExecuting: Bool { foundationThread.isExecuting }
  open var isFinished: Bool { foundationThread.isFinished }
  open var isCancelled: Bool { foundationThread.isCancelled }
  open var isMainThread: Bool { false }

  open var name: String? {
    get { work.name }
    set {
      work.name = newValue
      foundationThread.name = newValue
    }
  }

  open var stackSize: Int {
    get { foundationThread.stackSize }
    set { foundationThread.stackSize = newValue }
  }

  open var threadPriority: Double {
    get { foundationThread.threadPriority }
    set { foundationThread.threadPriority = newValue }
  }

  open var qualityOfService: QualityOfService {
    get { foundationThread.qualityOfService }
    set { foundationThread.qualityOfService = newValue }
  }

  open var threadDictionary: NSMutableDictionary { foundationThread.threadDictionary }
}

extension ThreadObject {
  /// The work of the thread, separate from it, because the Foundation thread retains the work.
  // `lock` guards the variables.
  private final class Work: @unchecked Sendable {
    private let lock = NSLock()
    private var body: (() -> Void)?
    private var givenName: String?

    var name: String? {
      get { lock.withLock { givenName } }
      set { lock.withLock { givenName = newValue } }
    }

    func begin(_ body: @escaping () -> Void) { lock.withLock { self.body = body } }

    func run() {
      let (body, name) = lock.withLock { (self.body, givenName) }
      // Sets the name again, because Foundation drops a name that is set before the thread runs.
      if let name { Thread.current.name = name }
      body?()
      lock.withLock { self.body = nil }
    }
  }
}

// MARK: Class members of Thread

extension ThreadObject {
  public class var current: Thread { Thread.current }
  public class var main: Thread { Thread.mainThread }
  public class var isMainThread: Bool { Thread.isMainThread }
  public class var callStackSymbols: [String] { Thread.callStackSymbols }
  public class var callStackReturnAddresses: [NSNumber] { Thread.callStackReturnAddresses }
  public class func isMultiThreaded() -> Bool { Thread.isMultiThreaded() }
  public class func sleep(until date: Date) { Thread.sleep(until: date) }
  public class func sleep(forTimeInterval ti: TimeInterval) { Thread.sleep(forTimeInterval: ti) }
  public class func exit() { Thread.exit() }

  public class func detachNewThread(_ block: @escaping @Sendable () -> Void) {
    Thread.detachNewThread(block)
  }
}

extension Thread {
  /// No effect.
  public var threadPriority: Double {
    get { threadDictionary[Self.priority] as? Double ?? 0.5 }
    set { threadDictionary[Self.priority] = newValue }
  }

  private static let priority = "plumb.priority"

  public class func threadPriority() -> Double { current.threadPriority }

  @discardableResult
  public class func setThreadPriority(_ p: Double) -> Bool {
    current.threadPriority = p
    return true
  }
}

extension NSObject {
  /// Calls the method on the Foundation thread.
  public func perform(
    _ aSelector: Selector, on thr: ThreadObject, with arg: Any?, waitUntilDone wait: Bool
  ) { perform(aSelector, on: thr.foundationThread, with: arg, waitUntilDone: wait) }

  public func perform(
    _ aSelector: Selector, on thr: ThreadObject, with arg: Any?, waitUntilDone wait: Bool,
    modes array: [String]?
  ) { perform(aSelector, on: thr.foundationThread, with: arg, waitUntilDone: wait) }
}

/// Whether a Foundation thread is the thread of an object of an app's class, as in
/// `Thread.current === self`.
public func === (thread: Thread, object: ThreadObject) -> Bool {
  thread === object.foundationThread
}

public func === (object: ThreadObject, thread: Thread) -> Bool { thread === object }

public func !== (thread: Thread, object: ThreadObject) -> Bool { !(thread === object) }

public func !== (object: ThreadObject, thread: Thread) -> Bool { !(thread === object) }

public func == (thread: Thread, object: ThreadObject) -> Bool { thread === object }

public func == (object: ThreadObject, thread: Thread) -> Bool { thread === object }

public func != (thread: Thread, object: ThreadObject) -> Bool { !(thread === object) }

public func != (object: ThreadObject, thread: Thread) -> Bool { !(thread === object) }
