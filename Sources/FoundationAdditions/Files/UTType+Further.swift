// SPDX-License-Identifier: MIT

// Further types of the system. The tables below contain the extensions, media types and parents of
// some of them.
extension UTType {
  public static let audiovisualContent = UTType(importedAs: "public.audiovisual-content")
  public static let directory = UTType(importedAs: "public.directory")
  public static let package = UTType(importedAs: "com.apple.package")
  public static let bundle = UTType(importedAs: "com.apple.bundle")
  public static let archive = UTType(importedAs: "public.archive")
  public static let gzip = UTType(importedAs: "org.gnu.gnu-zip-archive")
  public static let diskImage = UTType(importedAs: "public.disk-image")
  public static let database = UTType(importedAs: "public.database")
  public static let message = UTType(importedAs: "public.message")
  public static let contact = UTType(importedAs: "public.contact")
  public static let vCard = UTType(importedAs: "public.vcard")
  public static let calendarEvent = UTType(importedAs: "public.calendar-event")
  public static let emailMessage = UTType(importedAs: "public.email-message")
  public static let internetLocation = UTType(importedAs: "com.apple.internet-location")
  public static let symbolicLink = UTType(importedAs: "public.symlink")
  public static let aliasFile = UTType(importedAs: "com.apple.alias-file")
  public static let executable = UTType(importedAs: "public.executable")
  public static let propertyList = UTType(importedAs: "com.apple.property-list")
  public static let xmlPropertyList = UTType(importedAs: "com.apple.xml-property-list")
  public static let binaryPropertyList = UTType(importedAs: "com.apple.binary-property-list")
  public static let yaml = UTType(importedAs: "public.yaml")
  public static let sourceCode = UTType(importedAs: "public.source-code")
  public static let swiftSource = UTType(importedAs: "public.swift-source")
  public static let objectiveCSource = UTType(importedAs: "public.objective-c-source")
  public static let cSource = UTType(importedAs: "public.c-source")
  public static let cHeader = UTType(importedAs: "public.c-header")
  public static let cPlusPlusSource = UTType(importedAs: "public.c-plus-plus-source")
  public static let javaScript = UTType(importedAs: "com.netscape.javascript-source")
  public static let shellScript = UTType(importedAs: "public.shell-script")
  public static let pythonScript = UTType(importedAs: "public.python-script")
  public static let delimitedText = UTType(importedAs: "public.delimited-values-text")
  public static let tabSeparatedText = UTType(importedAs: "public.tab-separated-values-text")
  public static let utf16PlainText = UTType(importedAs: "public.utf16-plain-text")
  public static let utf8TabSeparatedText = UTType(
    importedAs: "public.utf8-tab-separated-values-text")
  public static let rtfd = UTType(importedAs: "com.apple.rtfd")
  public static let flatRTFD = UTType(importedAs: "com.apple.flat-rtfd")
  public static let webArchive = UTType(importedAs: "com.apple.webarchive")
  public static let epub = UTType(importedAs: "org.idpf.epub-container")
  public static let spreadsheet = UTType(importedAs: "public.spreadsheet")
  public static let presentation = UTType(importedAs: "public.presentation")
  public static let font = UTType(importedAs: "public.font")
  public static let rawImage = UTType(importedAs: "public.camera-raw-image")
  public static let tiff = UTType(importedAs: "public.tiff")
  public static let bmp = UTType(importedAs: "com.microsoft.bmp")
  public static let ico = UTType(importedAs: "com.microsoft.ico")
  public static let icns = UTType(importedAs: "com.apple.icns")
  public static let webP = UTType(importedAs: "org.webmproject.webp")
  public static let heif = UTType(importedAs: "public.heif")
  public static let appleProtectedMPEG4Video = UTType(
    importedAs: "com.apple.protected-mpeg-4-video")
  public static let mpeg = UTType(importedAs: "public.mpeg")
  public static let mpeg2Video = UTType(importedAs: "public.mpeg-2-video")
  public static let quickTimeMovie = UTType(importedAs: "com.apple.quicktime-movie")
  public static let avi = UTType(importedAs: "public.avi")
  public static let wav = UTType(importedAs: "com.microsoft.waveform-audio")
  public static let aiff = UTType(importedAs: "public.aiff-audio")
  public static let midi = UTType(importedAs: "public.midi-audio")
  public static let mpeg4Audio = UTType(importedAs: "public.mpeg-4-audio")
  public static let playlist = UTType(importedAs: "public.playlist")
  public static let m3uPlaylist = UTType(importedAs: "public.m3u-playlist")
  public static let threeDContent = UTType(importedAs: "public.3d-content")
  public static let usdz = UTType(importedAs: "com.pixar.universal-scene-description-mobile")
  public static let realityFile = UTType(importedAs: "com.apple.reality")
  public static let log = UTType(importedAs: "com.apple.log")
  public static let toDoItem = UTType(importedAs: "public.to-do-item")
  public static let bookmark = UTType(importedAs: "public.bookmark")
  public static let resolvable = UTType(importedAs: "com.apple.resolvable")
  public static let application = UTType(importedAs: "com.apple.application")
  public static let applicationBundle = UTType(importedAs: "com.apple.application-bundle")
  public static let framework = UTType(importedAs: "com.apple.framework")
  public static let unixExecutable = UTType(importedAs: "public.unix-executable")
  public static let pkcs12 = UTType(importedAs: "com.rsa.pkcs-12")
  public static let x509Certificate = UTType(importedAs: "public.x509-certificate")
  public static let makefile = UTType(importedAs: "public.make-source")
  public static let script = UTType(importedAs: "public.script")

  static let furtherExtensions = [
    "org.gnu.gnu-zip-archive": "gz", "public.vcard": "vcf", "com.apple.property-list": "plist",
    "public.yaml": "yaml", "public.swift-source": "swift", "public.c-source": "c",
    "public.c-header": "h", "com.netscape.javascript-source": "js",
    "public.tab-separated-values-text": "tsv", "org.idpf.epub-container": "epub",
    "public.tiff": "tiff", "com.microsoft.bmp": "bmp", "com.microsoft.ico": "ico",
    "com.apple.icns": "icns", "org.webmproject.webp": "webp", "public.heif": "heif",
    "com.apple.quicktime-movie": "mov", "public.avi": "avi", "com.microsoft.waveform-audio": "wav",
    "public.aiff-audio": "aiff", "public.midi-audio": "midi", "public.mpeg-4-audio": "m4a",
    "public.m3u-playlist": "m3u", "com.pixar.universal-scene-description-mobile": "usdz",
    "com.apple.log": "log", "public.shell-script": "sh", "public.python-script": "py",
    "public.calendar-event": "ics", "public.email-message": "eml", "com.apple.rtfd": "rtfd",
    "com.apple.webarchive": "webarchive", "public.x509-certificate": "cer",
    "com.rsa.pkcs-12": "p12",
  ]

  static let furtherMediaTypes = [
    "org.gnu.gnu-zip-archive": "application/gzip", "public.vcard": "text/vcard",
    "public.yaml": "application/x-yaml", "com.netscape.javascript-source": "text/javascript",
    "public.tab-separated-values-text": "text/tab-separated-values",
    "org.idpf.epub-container": "application/epub+zip", "public.tiff": "image/tiff",
    "com.microsoft.bmp": "image/bmp", "com.microsoft.ico": "image/vnd.microsoft.icon",
    "org.webmproject.webp": "image/webp", "public.heif": "image/heif",
    "com.apple.quicktime-movie": "video/quicktime", "public.avi": "video/avi",
    "com.microsoft.waveform-audio": "audio/vnd.wave", "public.aiff-audio": "audio/aiff",
    "public.midi-audio": "audio/midi", "public.mpeg-4-audio": "audio/mp4",
    "public.m3u-playlist": "audio/mpegurl",
    "com.pixar.universal-scene-description-mobile": "model/vnd.usdz+zip",
    "public.email-message": "message/rfc822", "public.calendar-event": "text/calendar",
  ]

  /// The parents of types, from the documentation of the types.
  static let furtherParents = [
    "public.archive": ["public.data"], "org.gnu.gnu-zip-archive": ["public.archive"],
    "public.disk-image": ["public.data"], "com.apple.package": ["public.directory"],
    "com.apple.bundle": ["public.directory"], "public.vcard": ["public.text", "public.contact"],
    "public.contact": ["public.content"], "public.message": ["public.content"],
    "public.email-message": ["public.message"], "com.apple.property-list": ["public.data"],
    "com.apple.xml-property-list": ["public.xml", "com.apple.property-list"],
    "com.apple.binary-property-list": ["com.apple.property-list"], "public.yaml": ["public.text"],
    "public.source-code": ["public.plain-text"], "public.swift-source": ["public.source-code"],
    "public.objective-c-source": ["public.source-code"], "public.c-source": ["public.source-code"],
    "public.c-header": ["public.source-code"], "public.c-plus-plus-source": ["public.source-code"],
    "public.script": ["public.source-code"],
    "com.netscape.javascript-source": ["public.source-code"],
    "public.shell-script": ["public.script"], "public.python-script": ["public.script"],
    "public.delimited-values-text": ["public.text"],
    "public.tab-separated-values-text": ["public.delimited-values-text"],
    "public.utf16-plain-text": ["public.plain-text"],
    "com.apple.rtfd": ["com.apple.package", "public.content"],
    "com.apple.flat-rtfd": ["public.data", "public.content"],
    "com.apple.webarchive": ["public.data", "public.content"],
    "org.idpf.epub-container": ["public.data", "public.content"],
    "public.spreadsheet": ["public.content"], "public.presentation": ["public.content"],
    "public.font": ["public.data"], "public.camera-raw-image": ["public.image"],
    "public.tiff": ["public.image"], "com.microsoft.bmp": ["public.image"],
    "com.microsoft.ico": ["public.image"], "com.apple.icns": ["public.image"],
    "org.webmproject.webp": ["public.image"], "public.heif": ["public.image"],
    "public.mpeg": ["public.movie"], "public.mpeg-2-video": ["public.video"],
    "com.apple.quicktime-movie": ["public.movie"], "public.avi": ["public.movie"],
    "com.microsoft.waveform-audio": ["public.audio"], "public.aiff-audio": ["public.audio"],
    "public.midi-audio": ["public.audio"], "public.mpeg-4-audio": ["public.audio"],
    "public.playlist": ["public.content"],
    "public.m3u-playlist": ["public.text", "public.playlist"],
    "public.3d-content": ["public.content"],
    "com.pixar.universal-scene-description-mobile": ["public.3d-content", "public.data"],
    "com.apple.log": ["public.plain-text"], "public.executable": ["public.item"],
    "com.apple.application": ["public.executable"],
    "com.apple.application-bundle": ["com.apple.application", "com.apple.bundle"],
    "com.apple.framework": ["com.apple.bundle"], "public.calendar-event": ["public.text"],
  ]
}
