// SPDX-License-Identifier: MIT

@_exported import AVFoundation
@_exported import Foundation

// Numbers of sound; no device plays it.

public typealias AudioFormatID = UInt32
public typealias AudioFormatFlags = UInt32
public let kAudioFormatFlagIsFloat: AudioFormatFlags = 1
public let kAudioFormatFlagIsBigEndian: AudioFormatFlags = 2
public let kAudioFormatFlagIsSignedInteger: AudioFormatFlags = 4
public let kAudioFormatFlagIsPacked: AudioFormatFlags = 8
public let kAudioFormatFlagIsNonInterleaved: AudioFormatFlags = 32
