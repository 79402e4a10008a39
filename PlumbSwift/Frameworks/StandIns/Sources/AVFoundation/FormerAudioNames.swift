// SPDX-License-Identifier: MIT

import Foundation

// Audio names from before Swift 4.2.

@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.CategoryOptions")
public typealias AVAudioSessionCategoryOptions = AVAudioSession.CategoryOptions
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.SetActiveOptions")
public typealias AVAudioSessionSetActiveOptions = AVAudioSession.SetActiveOptions
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.InterruptionType")
public typealias AVAudioSessionInterruptionType = AVAudioSession.InterruptionType
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.InterruptionOptions")
public typealias AVAudioSessionInterruptionOptions = AVAudioSession.InterruptionOptions
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.RouteChangeReason")
public typealias AVAudioSessionRouteChangeReason = AVAudioSession.RouteChangeReason
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.PortOverride")
public typealias AVAudioSessionPortOverride = AVAudioSession.PortOverride
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.RecordPermission")
public typealias AVAudioSessionRecordPermission = AVAudioSession.RecordPermission
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.SilenceSecondaryAudioHintType")
public typealias AVAudioSessionSilenceSecondaryAudioHintType = AVAudioSession
  .SilenceSecondaryAudioHintType

@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Category.ambient")
public var AVAudioSessionCategoryAmbient: AVAudioSession.Category { .ambient }
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Category.soloAmbient")
public var AVAudioSessionCategorySoloAmbient: AVAudioSession.Category { .soloAmbient }
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Category.playback")
public var AVAudioSessionCategoryPlayback: AVAudioSession.Category { .playback }
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Category.record")
public var AVAudioSessionCategoryRecord: AVAudioSession.Category { .record }
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Category.playAndRecord")
public var AVAudioSessionCategoryPlayAndRecord: AVAudioSession.Category { .playAndRecord }
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Category.multiRoute")
public var AVAudioSessionCategoryMultiRoute: AVAudioSession.Category { .multiRoute }
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Mode.default")
public var AVAudioSessionModeDefault: AVAudioSession.Mode { .default }
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Mode.measurement")
public var AVAudioSessionModeMeasurement: AVAudioSession.Mode { .measurement }
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Mode.moviePlayback")
public var AVAudioSessionModeMoviePlayback: AVAudioSession.Mode { .moviePlayback }
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Mode.spokenAudio")
public var AVAudioSessionModeSpokenAudio: AVAudioSession.Mode { .spokenAudio }
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Mode.videoChat")
public var AVAudioSessionModeVideoChat: AVAudioSession.Mode { .videoChat }
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Mode.voiceChat")
public var AVAudioSessionModeVoiceChat: AVAudioSession.Mode { .voiceChat }
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Mode.gameChat")
public var AVAudioSessionModeGameChat: AVAudioSession.Mode { .gameChat }
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Mode.videoRecording")
public var AVAudioSessionModeVideoRecording: AVAudioSession.Mode { .videoRecording }
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Port.builtInSpeaker")
public var AVAudioSessionPortBuiltInSpeaker: AVAudioSession.Port { .builtInSpeaker }
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Port.builtInReceiver")
public var AVAudioSessionPortBuiltInReceiver: AVAudioSession.Port { .builtInReceiver }
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Port.builtInMic")
public var AVAudioSessionPortBuiltInMic: AVAudioSession.Port { .builtInMic }
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Port.headphones")
public var AVAudioSessionPortHeadphones: AVAudioSession.Port { .headphones }
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Port.headsetMic")
public var AVAudioSessionPortHeadsetMic: AVAudioSession.Port { .headsetMic }
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Port.bluetoothA2DP")
public var AVAudioSessionPortBluetoothA2DP: AVAudioSession.Port { .bluetoothA2DP }
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Port.bluetoothHFP")
public var AVAudioSessionPortBluetoothHFP: AVAudioSession.Port { .bluetoothHFP }
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Port.bluetoothLE")
public var AVAudioSessionPortBluetoothLE: AVAudioSession.Port { .bluetoothLE }
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Port.airPlay")
public var AVAudioSessionPortAirPlay: AVAudioSession.Port { .airPlay }
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Port.carAudio")
public var AVAudioSessionPortCarAudio: AVAudioSession.Port { .carAudio }
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Port.HDMI")
public var AVAudioSessionPortHDMI: AVAudioSession.Port { .HDMI }
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Port.usbAudio")
public var AVAudioSessionPortUSBAudio: AVAudioSession.Port { .usbAudio }
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Port.lineIn")
public var AVAudioSessionPortLineIn: AVAudioSession.Port { .lineIn }
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Port.lineOut")
public var AVAudioSessionPortLineOut: AVAudioSession.Port { .lineOut }

extension NSNotification.Name {
  @available(swift, obsoleted: 4.2, renamed: "AVAudioSession.interruptionNotification")
  public static var AVAudioSessionInterruption: NSNotification.Name {
    AVAudioSession.interruptionNotification
  }
  @available(swift, obsoleted: 4.2, renamed: "AVAudioSession.routeChangeNotification")
  public static var AVAudioSessionRouteChange: NSNotification.Name {
    AVAudioSession.routeChangeNotification
  }
  @available(swift, obsoleted: 4.2, renamed: "AVAudioSession.mediaServicesWereLostNotification")
  public static var AVAudioSessionMediaServicesWereLost: NSNotification.Name {
    AVAudioSession.mediaServicesWereLostNotification
  }
  @available(swift, obsoleted: 4.2, renamed: "AVAudioSession.mediaServicesWereResetNotification")
  public static var AVAudioSessionMediaServicesWereReset: NSNotification.Name {
    AVAudioSession.mediaServicesWereResetNotification
  }
  @available(swift, obsoleted: 4.2, renamed: "AVAudioSession.silenceSecondaryAudioHintNotification")
  public static var AVAudioSessionSilenceSecondaryAudioHint: NSNotification.Name {
    AVAudioSession.silenceSecondaryAudioHintNotification
  }
}

extension AVAudioSession {
  @available(swift, obsoleted: 4.2, renamed: "setCategory(_:options:)")
  public func setCategory(_ category: Category, with options: CategoryOptions) throws {
    try setCategory(category, options: options)
  }
  @available(swift, obsoleted: 4.2, renamed: "setActive(_:options:)")
  public func setActive(_ active: Bool, with options: SetActiveOptions) throws {
    try setActive(active, options: options)
  }
}
