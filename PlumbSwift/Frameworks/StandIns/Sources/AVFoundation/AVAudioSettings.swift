// SPDX-License-Identifier: MIT

// Keys of recording settings.

public let AVFormatIDKey = "AVFormatIDKey"
public let AVSampleRateKey = "AVSampleRateKey"
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
public let AVEncoderAudioQualityForVBRKey = "AVEncoderQualityForVBRKey"
public let AVEncoderBitRatePerChannelKey = "AVEncoderBitRatePerChannelKey"
public let AVEncoderBitRateStrategyKey = "AVEncoderBitRateStrategyKey"
public let AVEncoderBitDepthHintKey = "AVEncoderBitDepthHintKey"
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
public let AVLinearPCMIsNonInterleaved = "AVLinearPCMIsNonInterleaved"
public let AVSampleRateConverterAudioQualityKey = "AVSampleRateConverterAudioQualityKey"
public let AVChannelLayoutKey = "AVChannelLayoutKey"
public let AVAudioFileTypeKey = "AVAudioFileTypeKey"
public let AVAudioBitRateStrategy_Constant = "AVAudioBitRateStrategy_Constant"
public let AVAudioBitRateStrategy_Variable = "AVAudioBitRateStrategy_Variable"

public let kAudioFormatLinearPCM: UInt32 = 0x6C70_636D
public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320
public let kAudioFormatMPEGLayer3: UInt32 = 0x2E6D_7033
public let kAudioFormatAppleLossless: UInt32 = 0x616C_6163
public let kAudioFormatAppleIMA4: UInt32 = 0x696D_6134
public let kAudioFormatULaw: UInt32 = 0x756C_6177
public let kAudioFormatALaw: UInt32 = 0x616C_6177
public let kAudioFormatFLAC: UInt32 = 0x666C_6163
public let kAudioFormatOpus: UInt32 = 0x6F70_7573
public let kAudioFormatiLBC: UInt32 = 0x696C_6263

public enum AVAudioQuality: Int, Sendable {
  case min = 0
  case low = 0x20
  case medium = 0x40
  case high = 0x60
  case max = 0x7F
}
