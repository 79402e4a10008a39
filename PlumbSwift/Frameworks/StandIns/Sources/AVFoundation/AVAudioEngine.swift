// SPDX-License-Identifier: MIT

import Foundation
import PlumbAbsence

// An audio engine without a device. Nodes can be attached and connected, but starting fails.
// Clients change these objects on one thread, so the classes are unchecked Sendable.

public typealias AVAudioFrameCount = UInt32
public typealias AVAudioFramePosition = Int64
public typealias AVAudioNodeBus = Int
public typealias AVAudioChannelCount = UInt32
public typealias AVAudioPacketCount = UInt32

public enum AVAudioCommonFormat: UInt, Sendable {
  case otherFormat = 0
  case pcmFormatFloat32, pcmFormatFloat64, pcmFormatInt16, pcmFormatInt32
}

open class AVAudioFormat: NSObject, @unchecked Sendable {
  public let sampleRate: Double
  public let channelCount: AVAudioChannelCount
  public let commonFormat: AVAudioCommonFormat
  open var isInterleaved: Bool { false }
  open var settings: [String: Any] { ["AVSampleRateKey": sampleRate] }

  public init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
    guard channels > 0 else { return nil }
    self.sampleRate = sampleRate
    channelCount = channels
    commonFormat = .pcmFormatFloat32
  }

  public init?(
    commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount,
    interleaved: Bool
  ) {
    guard channels > 0 else { return nil }
    self.sampleRate = sampleRate
    channelCount = channels
    commonFormat = format
  }

  init(_ sampleRate: Double, _ channels: AVAudioChannelCount) {
    self.sampleRate = sampleRate
    channelCount = channels
    commonFormat = .pcmFormatFloat32
  }
}

open class AVAudioBuffer: NSObject, @unchecked Sendable {
  public let format: AVAudioFormat

  init(format: AVAudioFormat) { self.format = format }
}

/// Samples in memory, which are silent at first.
open class AVAudioPCMBuffer: AVAudioBuffer, @unchecked Sendable {
  public let frameCapacity: AVAudioFrameCount
  open var frameLength: AVAudioFrameCount = 0
  private let channels: UnsafeMutablePointer<UnsafeMutablePointer<Float>>

  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    self.frameCapacity = frameCapacity
    let count = Int(format.channelCount)
    channels = .allocate(capacity: count)
    for channel in 0..<count {
      let samples = UnsafeMutablePointer<Float>.allocate(capacity: Int(frameCapacity))
      samples.initialize(repeating: 0, count: Int(frameCapacity))
      (channels + channel).initialize(to: samples)
    }
    super.init(format: format)
  }

  deinit {
    for channel in 0..<Int(format.channelCount) { channels[channel].deallocate() }
    channels.deallocate()
  }

  open var stride: Int { 1 }
  open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { UnsafePointer(channels) }
  open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { nil }
}

open class AVAudioTime: NSObject, @unchecked Sendable {
  public let sampleTime: AVAudioFramePosition
  public let sampleRate: Double
  open var isSampleTimeValid: Bool { true }
  open var hostTime: UInt64 { 0 }

  public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
    self.sampleTime = sampleTime
    self.sampleRate = sampleRate
  }
}

open class AVAudioNode: NSObject, @unchecked Sendable {
  private let standard = AVAudioFormat(44_100, 2)
  open var numberOfInputs: Int { 1 }
  open var numberOfOutputs: Int { 1 }
  open var lastRenderTime: AVAudioTime? { nil }
  open internal(set) weak var engine: AVAudioEngine?

  open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { standard }
  open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { standard }

  /// No effect: the block is never called.
  open func installTap(
    onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
    block tapBlock: @escaping (AVAudioPCMBuffer, AVAudioTime) -> Void
  ) {}

  open func removeTap(onBus bus: AVAudioNodeBus) {}
  open func reset() {}
}

open class AVAudioIONode: AVAudioNode, @unchecked Sendable {
  open func setVoiceProcessingEnabled(_ enabled: Bool) throws {}
}

open class AVAudioInputNode: AVAudioIONode, @unchecked Sendable {}

open class AVAudioOutputNode: AVAudioIONode, @unchecked Sendable {}

open class AVAudioMixerNode: AVAudioNode, @unchecked Sendable {
  open var outputVolume: Float = 1
  open var volume: Float = 1
  open var pan: Float = 0
}

open class AVAudioUnit: AVAudioNode, @unchecked Sendable {}

open class AVAudioUnitTimePitch: AVAudioUnit, @unchecked Sendable {
  open var rate: Float = 1
  open var pitch: Float = 0
  open var overlap: Float = 8
}

open class AVAudioUnitVarispeed: AVAudioUnit, @unchecked Sendable {
  open var rate: Float = 1
}

open class AVAudioUnitReverb: AVAudioUnit, @unchecked Sendable {
  public enum Preset: Int, Sendable {
    case smallRoom = 0
    case mediumRoom, largeRoom, mediumHall, largeHall, plate
  }

  open var wetDryMix: Float = 0
  open var bypass = false
  open func loadFactoryPreset(_ preset: Preset) {}
}

open class AVAudioUnitDelay: AVAudioUnit, @unchecked Sendable {
  open var delayTime: TimeInterval = 1
  open var feedback: Float = 50
  open var wetDryMix: Float = 100
}

open class AVAudioUnitEQ: AVAudioUnit, @unchecked Sendable {
  open var globalGain: Float = 0
  public let bands: [AVAudioUnitEQFilterParameters]

  public init(numberOfBands: Int) {
    bands = (0..<numberOfBands).map { _ in AVAudioUnitEQFilterParameters() }
  }
}

public enum AVAudioUnitEQFilterType: Int, Sendable {
  case parametric, lowPass, highPass, resonantLowPass, resonantHighPass, bandPass, bandStop
  case lowShelf, highShelf, resonantLowShelf, resonantHighShelf
}

open class AVAudioUnitEQFilterParameters: NSObject, @unchecked Sendable {
  open var filterType = AVAudioUnitEQFilterType.parametric
  open var frequency: Float = 0
  open var bandwidth: Float = 0
  open var gain: Float = 0
  open var bypass = true
}

public enum AVAudioPlayerNodeCompletionCallbackType: Int, Sendable {
  case dataConsumed = 0
  case dataRendered, dataPlayedBack
}

public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
  public var rawValue: UInt
  public static let loops = AVAudioPlayerNodeBufferOptions(rawValue: 1)
  public static let interrupts = AVAudioPlayerNodeBufferOptions(rawValue: 2)
  public static let interruptsAtLoop = AVAudioPlayerNodeBufferOptions(rawValue: 4)
  public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// A node that plays nothing. Scheduled buffers never complete.
open class AVAudioPlayerNode: AVAudioNode, @unchecked Sendable {
  open private(set) var isPlaying = false
  open var volume: Float = 1
  open var pan: Float = 0

  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, completionHandler: (@Sendable () -> Void)? = nil
  ) {}
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?,
    options: AVAudioPlayerNodeBufferOptions = [],
    completionHandler: (@Sendable () -> Void)? = nil
  ) {}
  open func scheduleFile(
    _ file: AVAudioFile, at when: AVAudioTime?, completionHandler: (@Sendable () -> Void)? = nil
  ) {}
  open func scheduleSegment(
    _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition,
    frameCount numberFrames: AVAudioFrameCount, at when: AVAudioTime?,
    completionHandler: (@Sendable () -> Void)? = nil
  ) {}
  open func play() { isPlaying = true }
  open func play(at when: AVAudioTime?) { isPlaying = true }
  open func pause() { isPlaying = false }
  open func stop() { isPlaying = false }
  open func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? { nil }
}

/// - Throws: Always, because audio files are not read.
open class AVAudioFile: NSObject, @unchecked Sendable {
  public let url: URL
  open var length: AVAudioFramePosition { 0 }
  open var framePosition: AVAudioFramePosition = 0
  open var processingFormat: AVAudioFormat { AVAudioFormat(44_100, 2) }
  open var fileFormat: AVAudioFormat { processingFormat }

  public init(forReading fileURL: URL) throws {
    url = fileURL
    throw AVError(.unknown)
  }

  public init(forWriting fileURL: URL, settings: [String: Any]) throws {
    url = fileURL
    throw AVError(.unknown)
  }

  open func read(into buffer: AVAudioPCMBuffer) throws {}
  open func write(from buffer: AVAudioPCMBuffer) throws {}
}

open class AVAudioEngine: NSObject, @unchecked Sendable {
  public let inputNode = AVAudioInputNode()
  public let outputNode = AVAudioOutputNode()
  public let mainMixerNode = AVAudioMixerNode()
  open private(set) var attachedNodes: Set<AVAudioNode> = []
  open var isRunning: Bool { false }
  open var isAutoShutdownEnabled = false

  open func attach(_ node: AVAudioNode) {
    attachedNodes.insert(node)
    node.engine = self
  }

  open func detach(_ node: AVAudioNode) {
    attachedNodes.remove(node)
    node.engine = nil
  }

  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
  open func disconnectNodeOutput(_ node: AVAudioNode) {}
  open func disconnectNodeInput(_ node: AVAudioNode) {}
  open func prepare() {}

  /// - Throws: Always, because there is no device.
  open func start() throws {
    Absence.tell("no audio output is available")
    throw AVError(.deviceNotConnected)
  }

  open func pause() {}
  open func stop() {}
  open func reset() {}
}

extension Notification.Name {
  public static let AVAudioEngineConfigurationChange = Notification.Name(
    "AVAudioEngineConfigurationChangeNotification")
}
