// SPDX-License-Identifier: MIT

// The types of Xcode's literals of colours and images, by the names under which the compiler looks for them.

public typealias _ColorLiteralType = UIColor

public typealias _ImageLiteralType = UIImage

extension UIColor: _ExpressibleByColorLiteral {}

extension UIImage: _ExpressibleByImageLiteral {}
