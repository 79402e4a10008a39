// SPDX-License-Identifier: MIT

import Foundation

// Log events, which players never create.
// Inert values: clients set them before they share them, so the classes are unchecked Sendable.

open class AVPlayerItemErrorLogEvent: NSObject, @unchecked Sendable {
  open var date: Date? { nil }
  open var uri: String? { nil }
  open var serverAddress: String? { nil }
  open var playbackSessionID: String? { nil }
  open var errorStatusCode: Int { 0 }
  open var errorDomain: String { "" }
  open var errorComment: String? { nil }
}

open class AVPlayerItemErrorLog: NSObject, @unchecked Sendable {
  open var events: [AVPlayerItemErrorLogEvent] { [] }
  open var extendedLogDataStringEncoding: UInt { String.Encoding.utf8.rawValue }
  open func extendedLogData() -> Data? { nil }
}

/// An event of the access log. Unknown numbers are negative.
open class AVPlayerItemAccessLogEvent: NSObject, @unchecked Sendable {
  open var numberOfMediaRequests: Int { -1 }
  open var playbackStartDate: Date? { nil }
  open var uri: String? { nil }
  open var serverAddress: String? { nil }
  open var numberOfServerAddressChanges: Int { 0 }
  open var playbackSessionID: String? { nil }
  open var playbackStartOffset: TimeInterval { -1 }
  open var playbackType: String? { nil }
  open var startupTime: TimeInterval { -1 }
  open var segmentsDownloadedDuration: TimeInterval { -1 }
  open var durationWatched: TimeInterval { 0 }
  open var downloadOverdue: Int { -1 }
  open var mediaRequestsWWAN: Int { -1 }
  open var numberOfStalls: Int { 0 }
  open var numberOfBytesTransferred: Int64 { 0 }
  open var transferDuration: TimeInterval { -1 }
  open var numberOfDroppedVideoFrames: Int { 0 }
  open var switchBitrate: Double { -1 }
  open var indicatedBitrate: Double { -1 }
  open var indicatedAverageBitrate: Double { -1 }
  open var averageVideoBitrate: Double { -1 }
  open var averageAudioBitrate: Double { -1 }
  open var observedBitrate: Double { -1 }
  open var observedBitrateStandardDeviation: Double { -1 }
}

open class AVPlayerItemAccessLog: NSObject, @unchecked Sendable {
  open var events: [AVPlayerItemAccessLogEvent] { [] }
  open var extendedLogDataStringEncoding: UInt { String.Encoding.utf8.rawValue }
  open func extendedLogData() -> Data? { nil }
}
