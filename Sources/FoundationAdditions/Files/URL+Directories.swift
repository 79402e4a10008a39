// SPDX-License-Identifier: MIT

public import Foundation

// The user's folders, from `FileManager`.
extension URL {
  public static var documentsDirectory: URL { folder(.documentDirectory, "Documents") }
  public static var cachesDirectory: URL { folder(.cachesDirectory, "Library/Caches") }
  public static var applicationSupportDirectory: URL {
    folder(.applicationSupportDirectory, "Library/Application Support")
  }
  /// The folder for application support, because `FileManager` has no library folder on Linux.
  public static var libraryDirectory: URL { applicationSupportDirectory }
  public static var downloadsDirectory: URL { folder(.downloadsDirectory, "Downloads") }
  public static var desktopDirectory: URL { folder(.desktopDirectory, "Desktop") }
  public static var picturesDirectory: URL { folder(.picturesDirectory, "Pictures") }
  public static var moviesDirectory: URL { folder(.moviesDirectory, "Movies") }
  public static var musicDirectory: URL { folder(.musicDirectory, "Music") }
  public static var sharedPublicDirectory: URL { folder(.sharedPublicDirectory, "Public") }
  public static var trashDirectory: URL { folder(.trashDirectory, ".Trash") }
  public static var applicationDirectory: URL { folder(.applicationDirectory, "Applications") }

  private static func folder(
    _ directory: FileManager.SearchPathDirectory, _ name: String
  ) -> URL {
    let known = FileManager.default.urls(for: directory, in: .userDomainMask).first
    return known ?? homeDirectory.appending(path: name, directoryHint: .isDirectory)
  }
}
