// SPDX-License-Identifier: MIT

#if canImport(FoundationNetworking)
  public import FoundationNetworking

  extension URLSession {
    /// The tasks of all kinds that have not ended.
    public var allTasks: [URLSessionTask] {
      get async {
        await withCheckedContinuation { continuation in
          getAllTasks { continuation.resume(returning: $0) }
        }
      }
    }

    /// The tasks that have not ended, by kind.
    public var tasks: ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) {
      get async {
        await withCheckedContinuation { continuation in
          getTasksWithCompletionHandler { continuation.resume(returning: ($0, $1, $2)) }
        }
      }
    }
  }
#endif
