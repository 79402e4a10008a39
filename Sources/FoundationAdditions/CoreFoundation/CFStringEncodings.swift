// SPDX-License-Identifier: MIT

public import Foundation

// String encodings by their Core Foundation numbers, Foundation numbers and IANA names.

public enum CFStringBuiltInEncodings: UInt32, Sendable {
  case macRoman = 0
  case windowsLatin1 = 0x0500
  case isoLatin1 = 0x0201
  case nextStepLatin = 0x0B01
  case ASCII = 0x0600
  case unicode = 0x0100
  case UTF8 = 0x0800_0100
  case nonLossyASCII = 0x0BFF
  case UTF16BE = 0x1000_0100
  case UTF16LE = 0x1400_0100
  case UTF32 = 0x0C00_0100
  case UTF32BE = 0x1800_0100
  case UTF32LE = 0x1C00_0100

  public static var UTF16: CFStringBuiltInEncodings { .unicode }
}

public enum CFStringEncodings: CFIndex, Sendable {
  case macJapanese = 1
  case macChineseTrad = 2
  case macKorean = 3
  case macArabic = 4
  case macHebrew = 5
  case macGreek = 6
  case macCyrillic = 7
  case macChineseSimp = 25
  case macCentralEurRoman = 29
  case macTurkish = 35
  case isoLatin2 = 0x0202
  case isoLatin3 = 0x0203
  case isoLatin4 = 0x0204
  case isoLatinCyrillic = 0x0205
  case isoLatinArabic = 0x0206
  case isoLatinGreek = 0x0207
  case isoLatinHebrew = 0x0208
  case isoLatin5 = 0x0209
  case isoLatin6 = 0x020A
  case isoLatinThai = 0x020B
  case isoLatin7 = 0x020D
  case isoLatin8 = 0x020E
  case isoLatin9 = 0x020F
  case isoLatin10 = 0x0210
  case dosLatinUS = 0x0400
  case dosGreek = 0x0405
  case dosLatin1 = 0x0410
  case dosCyrillic = 0x0413
  case dosRussian = 0x041B
  case dosJapanese = 0x0420
  case dosChineseSimplif = 0x0421
  case dosKorean = 0x0422
  case dosChineseTrad = 0x0423
  case windowsLatin2 = 0x0501
  case windowsCyrillic = 0x0502
  case windowsGreek = 0x0503
  case windowsLatin5 = 0x0504
  case windowsHebrew = 0x0505
  case windowsArabic = 0x0506
  case windowsBalticRim = 0x0507
  case windowsVietnamese = 0x0508
  case windowsKoreanJohab = 0x0510
  case GB_2312_80 = 0x0630
  case GBK_95 = 0x0631
  case GB_18030_2000 = 0x0632
  case ISO_2022_JP = 0x0820
  case ISO_2022_CN = 0x0830
  case ISO_2022_KR = 0x0840
  case EUC_JP = 0x0920
  case EUC_CN = 0x0930
  case EUC_TW = 0x0931
  case EUC_KR = 0x0940
  case shiftJIS = 0x0A01
  case KOI8_R = 0x0A02
  case big5 = 0x0A03
  case HZ_GB_2312 = 0x0A05
  case big5_HKSCS_1999 = 0x0A06
  case KOI8_U = 0x0A08
}

/// The number of an unknown encoding.
public let kCFStringEncodingInvalidId: CFStringEncoding = 0xFFFF_FFFF

/// An encoding with its numbers and names.
private struct EncodingEntry {
  /// Core Foundation's number.
  let number: CFStringEncoding
  /// Foundation's number. Nil if it is Core Foundation's number with the bit `mark`.
  let foundation: UInt?
  /// The IANA names, the preferred one first.
  let names: [String]

  init(_ number: CFStringEncoding, _ foundation: UInt?, _ names: String...) {
    self.number = number
    self.foundation = foundation
    self.names = names
  }

  static let all = [
    EncodingEntry(0x0800_0100, 4, "utf-8", "utf8"),
    EncodingEntry(0x0600, 1, "us-ascii", "ascii"),
    EncodingEntry(0x0201, 5, "iso-8859-1", "latin1"),
    EncodingEntry(0x0202, 9, "iso-8859-2", "latin2"),
    EncodingEntry(0x0205, nil, "iso-8859-5"),
    EncodingEntry(0x0206, nil, "iso-8859-6"),
    EncodingEntry(0x0207, nil, "iso-8859-7"),
    EncodingEntry(0x0208, nil, "iso-8859-8"),
    EncodingEntry(0x0209, nil, "iso-8859-9", "latin5"),
    EncodingEntry(0x020F, nil, "iso-8859-15"),
    EncodingEntry(0x0500, 12, "windows-1252", "cp1252"),
    EncodingEntry(0x0501, 15, "windows-1250", "cp1250"),
    EncodingEntry(0x0502, 11, "windows-1251", "cp1251"),
    EncodingEntry(0x0503, 13, "windows-1253", "cp1253"),
    EncodingEntry(0x0504, 14, "windows-1254", "cp1254"),
    EncodingEntry(0x0505, nil, "windows-1255", "cp1255"),
    EncodingEntry(0x0506, nil, "windows-1256", "cp1256"),
    EncodingEntry(0x0507, nil, "windows-1257", "cp1257"),
    EncodingEntry(0x0508, nil, "windows-1258", "cp1258"),
    EncodingEntry(0, 30, "macintosh"),
    EncodingEntry(0x0B01, 2, "x-nextstep"),
    EncodingEntry(0x0BFF, 7),
    EncodingEntry(0x0100, 10, "utf-16"),
    EncodingEntry(0x1000_0100, nil, "utf-16be"),
    EncodingEntry(0x1400_0100, nil, "utf-16le"),
    EncodingEntry(0x0C00_0100, nil, "utf-32"),
    EncodingEntry(0x1800_0100, nil, "utf-32be"),
    EncodingEntry(0x1C00_0100, nil, "utf-32le"),
    EncodingEntry(0x0920, 3, "euc-jp"),
    EncodingEntry(0x0A01, 8, "shift_jis", "sjis"),
    EncodingEntry(0x0820, 21, "iso-2022-jp"),
    EncodingEntry(0x0420, nil, "cp932", "windows-31j"),
    EncodingEntry(0x0630, nil, "gb_2312-80"),
    EncodingEntry(0x0930, nil, "gb2312", "euc-cn"),
    EncodingEntry(0x0631, nil, "gbk", "cp936"),
    EncodingEntry(0x0632, nil, "gb18030"),
    EncodingEntry(0x0A05, nil, "hz-gb-2312"),
    EncodingEntry(0x0A03, nil, "big5"),
    EncodingEntry(0x0A06, nil, "big5-hkscs"),
    EncodingEntry(0x0940, nil, "euc-kr", "ks_c_5601-1987"),
    EncodingEntry(0x0840, nil, "iso-2022-kr"),
    EncodingEntry(0x0A02, nil, "koi8-r"),
    EncodingEntry(0x0A08, nil, "koi8-u"),
  ]

  /// The bit that marks a Core Foundation number among Foundation's numbers.
  static let mark: UInt = 0x8000_0000
}

public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt {
  guard encoding != kCFStringEncodingInvalidId else { return UInt(encoding) }
  let entry = EncodingEntry.all.first { $0.number == encoding }
  return entry?.foundation ?? EncodingEntry.mark | UInt(encoding)
}

public func CFStringConvertNSStringEncodingToEncoding(_ encoding: UInt) -> CFStringEncoding {
  if let entry = EncodingEntry.all.first(where: { $0.foundation == encoding }) {
    return entry.number
  }
  guard encoding & EncodingEntry.mark != 0, encoding <= UInt(UInt32.max) else {
    return kCFStringEncodingInvalidId
  }
  return CFStringEncoding(encoding & ~EncodingEntry.mark)
}

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public func CFStringConvertIANACharSetNameToEncoding(_ name: CFString!) -> CFStringEncoding {
  let name = name.map { String($0).lowercased() } ?? ""
  return EncodingEntry.all.first { $0.names.contains(name) }?.number
    ?? kCFStringEncodingInvalidId
}

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public func CFStringConvertEncodingToIANACharSetName(_ encoding: CFStringEncoding) -> CFString! {
  EncodingEntry.all.first { $0.number == encoding }?.names.first.map { NSString(string: $0) }
}

public func CFStringIsEncodingAvailable(_ encoding: CFStringEncoding) -> Bool {
  EncodingEntry.all.contains { $0.number == encoding }
}

public func CFStringGetSystemEncoding() -> CFStringEncoding {
  CFStringBuiltInEncodings.UTF8.rawValue
}
