// SPDX-License-Identifier: MIT

public import FoundationAdditions

extension CGColor: _CFIdentifiedType {
  public class var typeID: CFTypeID { 100 }
}

extension CGImage: _CFIdentifiedType {
  public class var typeID: CFTypeID { 101 }
}

extension CGPath: _CFIdentifiedType {
  public class var typeID: CFTypeID { 102 }
}
