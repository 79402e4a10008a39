// SPDX-License-Identifier: MIT

/// Runs a program until it exits.
package struct Subprocess {
  /// The program could not be started. The reason is the system's error text.
  package struct StartFailure: Error {
    package var reason: String
  }

  /// The exit code and the output of a program.
  package struct Result {
    /// The exit code. If a signal ended the program, 128 plus the signal's number, as in shells.
    package var code: Int32
    package var output = Data()
    package var errors = Data()
  }

  private let program: String
  private let arguments: [String]

  /// - Parameter program: a path, or a name to look up in `PATH`.
  package init(_ program: String, _ arguments: [String]) {
    self.program = program
    self.arguments = arguments
  }

  /// Runs the program with this process's standard input, output and error.
  ///
  /// - Parameter output: the descriptor that becomes the program's standard output.
  package func run(output: Int32 = STDOUT_FILENO) throws(StartFailure) -> Int32 {
    try Self.end(of: start([(output, STDOUT_FILENO)], input: nil))
  }

  /// Runs the program without input and returns its output.
  package func captured() throws(StartFailure) -> Result {
    let (output, errors) = (try ChildPipe(), try ChildPipe())
    let child: pid_t
    do {
      child = try start(
        [(output.entry, STDOUT_FILENO), (errors.entry, STDERR_FILENO)], input: "/dev/null")
    } catch {
      for pipe in [output, errors] { pipe.close() }
      throw error
    }
    let (outputData, errorData) = ChildPipe.read(output, errors)
    return Result(code: Self.end(of: child), output: outputData, errors: errorData)
  }

  /// Replaces this process by the program.
  ///
  /// - Returns: the reason why this process goes on.
  package func replacesThisProcess() -> StartFailure {
    // SIGPIPE gets its default action, as in a program that a shell starts.
    signal(SIGPIPE, SIG_DFL)
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    execvp(program, &words)
    let problem = errno
    for word in words { free(word) }
    return StartFailure(reason: String(cString: strerror(problem)))
  }

  /// A program that runs, with the ends of its pipes.
  package struct Running: Sendable {
    private let child: pid_t
    /// Writes to the program's standard input, without waiting. Nil after ``closeInput()``.
    package private(set) var input: Int32?
    /// Reads the program's standard output.
    package let output: Int32
    /// Reads the program's standard error.
    package let errors: Int32

    fileprivate init(_ child: pid_t, input: Int32, output: Int32, errors: Int32) {
      (self.child, self.input, self.output, self.errors) = (child, input, output, errors)
    }

    /// Ends the standard input of the program.
    package mutating func closeInput() {
      if let input { closeDescriptor(input) }
      input = nil
    }

    /// Ends the program at once.
    package func kill() { sendSignal(child, SIGKILL) }

    /// Closes the pipes, waits until the program has exited, and returns its exit code.
    package mutating func end() -> Int32 {
      closeInput()
      for descriptor in [output, errors] { closeDescriptor(descriptor) }
      return Subprocess.end(of: child)
    }
  }

  /// Starts the program with a pipe for each of its three streams.
  package func started() throws(StartFailure) -> Running {
    let (input, output, errors) = (try ChildPipe(), try ChildPipe(), try ChildPipe())
    do {
      let child = try start(
        [
          (input.exit, STDIN_FILENO), (output.entry, STDOUT_FILENO),
          (errors.entry, STDERR_FILENO),
        ], input: nil)
      for descriptor in [input.exit, output.entry, errors.entry] { closeDescriptor(descriptor) }
      _ = fcntl(input.entry, F_SETFL, O_NONBLOCK)
      return Running(child, input: input.entry, output: output.exit, errors: errors.exit)
    } catch {
      for pipe in [input, output, errors] { pipe.close() }
      throw error
    }
  }

  /// The path of this process's program.
  package static var ownProgram: String {
    #if os(Linux)
      return "/proc/self/exe"
    #else
      var size = UInt32(PATH_MAX)
      var buffer = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&buffer, &size) == 0 else { return CommandLine.arguments[0] }
      return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    #endif
  }

  /// Starts the program. In each entry of `places`, the descriptor `own` of this process becomes
  /// the descriptor `its` of the program.
  private func start(
    _ places: [(own: Int32, its: Int32)], input: String?
  ) throws(StartFailure) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    if let input {
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, input, O_RDONLY, 0)
    }
    for (own, its) in places where own != its {
      posix_spawn_file_actions_adddup2(&actions, own, its)
    }
    // The child gets the default action for SIGPIPE, even if this process ignores the signal.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var child: pid_t = 0
    let problem = posix_spawnp(&child, program, &actions, &attributes, &words, environ)
    guard problem == 0 else { throw StartFailure(reason: String(cString: strerror(problem))) }
    return child
  }

  /// Waits until a child has exited.
  fileprivate static func end(of child: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }
}

/// A pipe that other children do not inherit.
private struct ChildPipe {
  var exit: Int32
  var entry: Int32

  init() throws(Subprocess.StartFailure) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      throw Subprocess.StartFailure(reason: String(cString: strerror(errno)))
    }
    (exit, entry) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  func close() { for end in [exit, entry] { closeDescriptor(end) } }

  /// Reads both pipes to their ends, in the order in which data arrives, and closes them.
  static func read(_ first: ChildPipe, _ second: ChildPipe) -> (Data, Data) {
    let pipes = [first, second]
    for pipe in pipes { closeDescriptor(pipe.entry) }
    var data = [Data(), Data()]
    var places = pipes.map { pollfd(fd: $0.exit, events: Int16(POLLIN), revents: 0) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    // `poll` skips entries with a negative descriptor.
    while places.contains(where: { $0.fd >= 0 }) {
      guard poll(&places, nfds_t(places.count), -1) >= 0 || errno == EINTR else { break }
      for index in places.indices where places[index].fd >= 0 && places[index].revents != 0 {
        let count = take(places[index].fd, &buffer)
        if count > 0 {
          data[index].append(contentsOf: buffer[..<count])
        } else if count == 0 || errno != EINTR {
          places[index].fd = -1
        }
      }
    }
    for pipe in pipes { closeDescriptor(pipe.exit) }
    return (data[0], data[1])
  }
}

/// Calls of system functions that methods of the same names hide inside the types.
private func closeDescriptor(_ descriptor: Int32) { close(descriptor) }
private func sendSignal(_ process: pid_t, _ signal: Int32) { _ = kill(process, signal) }
private func take(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int {
  read(descriptor, &buffer, buffer.count)
}
