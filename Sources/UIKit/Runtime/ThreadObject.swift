// SPDX-License-Identifier: MIT

public import Foundation

/// What `plumb swift` has classes inherit from in place of `Thread`, whose members the compiler cannot load for a class
/// below it. It runs `main()` on a thread of Foundation's.
open class ThreadObject: NSObject, @unchecked Sendable {
  /// The thread on which `main()` runs, for what takes one of Foundation's.
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

  /// A thread that calls a method, and keeps its target until it has.
  public convenience init(target: Any, selector: Selector, object argument: Any?) {
    self.init()
    let call = Unguarded((target: target as AnyObject, argument: argument))
    body = {
      onMainActor { _ = Receiver(call.value.target).perform(selector, call.value.argument) }
    }
  }

  /// Runs the block or calls the method that the thread was made with.
  open func main() { body?() }

  /// Runs `main()`; the thread is kept until that returns.
  open func start() {
    work.begin { self.main() }
    foundationThread.start()
  }

  /// Says that the thread should end; `main()` has to ask.
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
  /// What the thread does, without the thread, which Foundation's keeps.
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
      // Foundation forgets a name that a thread has before it runs.
      if let name { Thread.current.name = name }
      body?()
      lock.withLock { self.body = nil }
    }
  }
}

// MARK: What classes are asked

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
  /// Calls the method on the thread that stands for this one.
  public func perform(
    _ aSelector: Selector, on thr: ThreadObject, with arg: Any?, waitUntilDone wait: Bool
  ) { perform(aSelector, on: thr.foundationThread, with: arg, waitUntilDone: wait) }

  public func perform(
    _ aSelector: Selector, on thr: ThreadObject, with arg: Any?, waitUntilDone wait: Bool,
    modes array: [String]?
  ) { perform(aSelector, on: thr.foundationThread, with: arg, waitUntilDone: wait) }
}

/// Whether a thread of Foundation's is the one on which an object of an app's class runs: `Thread.current === self`.
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
