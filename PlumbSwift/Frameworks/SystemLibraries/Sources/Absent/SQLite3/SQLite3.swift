// SPDX-License-Identifier: MIT

// The stand-in for a system without SQLite. No database opens, statements fail, and columns are
// empty.

public let SQLITE_OK: Int32 = 0
public let SQLITE_ERROR: Int32 = 1
public let SQLITE_INTERNAL: Int32 = 2
public let SQLITE_PERM: Int32 = 3
public let SQLITE_ABORT: Int32 = 4
public let SQLITE_BUSY: Int32 = 5
public let SQLITE_LOCKED: Int32 = 6
public let SQLITE_NOMEM: Int32 = 7
public let SQLITE_READONLY: Int32 = 8
public let SQLITE_INTERRUPT: Int32 = 9
public let SQLITE_IOERR: Int32 = 10
public let SQLITE_CORRUPT: Int32 = 11
public let SQLITE_NOTFOUND: Int32 = 12
public let SQLITE_FULL: Int32 = 13
public let SQLITE_CANTOPEN: Int32 = 14
public let SQLITE_PROTOCOL: Int32 = 15
public let SQLITE_SCHEMA: Int32 = 17
public let SQLITE_TOOBIG: Int32 = 18
public let SQLITE_CONSTRAINT: Int32 = 19
public let SQLITE_MISMATCH: Int32 = 20
public let SQLITE_MISUSE: Int32 = 21
public let SQLITE_AUTH: Int32 = 23
public let SQLITE_RANGE: Int32 = 25
public let SQLITE_NOTADB: Int32 = 26
public let SQLITE_ROW: Int32 = 100
public let SQLITE_DONE: Int32 = 101
public let SQLITE_INTEGER: Int32 = 1
public let SQLITE_FLOAT: Int32 = 2
public let SQLITE_BLOB: Int32 = 4
public let SQLITE_NULL: Int32 = 5
public let SQLITE_TEXT: Int32 = 3
public let SQLITE_UTF8: Int32 = 1
public let SQLITE_DETERMINISTIC: Int32 = 2048
public let SQLITE_OPEN_READONLY: Int32 = 1
public let SQLITE_OPEN_READWRITE: Int32 = 2
public let SQLITE_OPEN_CREATE: Int32 = 4
public let SQLITE_OPEN_URI: Int32 = 64
public let SQLITE_OPEN_MEMORY: Int32 = 128
public let SQLITE_OPEN_NOMUTEX: Int32 = 32768
public let SQLITE_OPEN_FULLMUTEX: Int32 = 65536
public let SQLITE_OPEN_SHAREDCACHE: Int32 = 131072
public let SQLITE_OPEN_FILEPROTECTION_COMPLETE: Int32 = 1048576

public typealias sqlite3_int64 = Int64
public typealias sqlite3_destructor_type = @convention(c) (UnsafeMutableRawPointer?) -> Void

/// Fails.
@discardableResult
public func sqlite3_open(
  _ filename: UnsafePointer<CChar>!, _ ppDb: UnsafeMutablePointer<OpaquePointer?>!
) -> Int32 { SQLITE_CANTOPEN }
/// Fails.
@discardableResult
public func sqlite3_open_v2(
  _ filename: UnsafePointer<CChar>!, _ ppDb: UnsafeMutablePointer<OpaquePointer?>!, _ flags: Int32,
  _ zVfs: UnsafePointer<CChar>!
) -> Int32 { SQLITE_CANTOPEN }
/// No effect.
@discardableResult
public func sqlite3_close(_ db: OpaquePointer!) -> Int32 { SQLITE_OK }
/// No effect.
@discardableResult
public func sqlite3_close_v2(_ db: OpaquePointer!) -> Int32 { SQLITE_OK }
/// Fails.
@discardableResult
public func sqlite3_prepare_v2(
  _ db: OpaquePointer!, _ zSql: UnsafePointer<CChar>!, _ nByte: Int32,
  _ ppStmt: UnsafeMutablePointer<OpaquePointer?>!,
  _ pzTail: UnsafeMutablePointer<UnsafePointer<CChar>?>!
) -> Int32 { SQLITE_ERROR }
/// Fails.
@discardableResult
public func sqlite3_prepare(
  _ db: OpaquePointer!, _ zSql: UnsafePointer<CChar>!, _ nByte: Int32,
  _ ppStmt: UnsafeMutablePointer<OpaquePointer?>!,
  _ pzTail: UnsafeMutablePointer<UnsafePointer<CChar>?>!
) -> Int32 { SQLITE_ERROR }
/// Fails.
@discardableResult
public func sqlite3_exec(
  _ db: OpaquePointer!, _ sql: UnsafePointer<CChar>!,
  _ callback: (
    @convention(c) (
      UnsafeMutableRawPointer?, Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
      UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    ) -> Int32
  )!, _ context: UnsafeMutableRawPointer!,
  _ errmsg: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!
) -> Int32 { SQLITE_ERROR }
/// Fails.
@discardableResult
public func sqlite3_step(_ stmt: OpaquePointer!) -> Int32 { SQLITE_ERROR }
/// No effect.
@discardableResult
public func sqlite3_reset(_ stmt: OpaquePointer!) -> Int32 { SQLITE_OK }
/// No effect.
@discardableResult
public func sqlite3_finalize(_ stmt: OpaquePointer!) -> Int32 { SQLITE_OK }
/// No effect.
@discardableResult
public func sqlite3_clear_bindings(_ stmt: OpaquePointer!) -> Int32 { SQLITE_OK }
/// Fails.
@discardableResult
public func sqlite3_bind_int(_ stmt: OpaquePointer!, _ index: Int32, _ value: Int32) -> Int32 {
  SQLITE_ERROR
}
/// Fails.
@discardableResult
public func sqlite3_bind_int64(_ stmt: OpaquePointer!, _ index: Int32, _ value: sqlite3_int64)
  -> Int32
{ SQLITE_ERROR }
/// Fails.
@discardableResult
public func sqlite3_bind_double(_ stmt: OpaquePointer!, _ index: Int32, _ value: Double) -> Int32 {
  SQLITE_ERROR
}
/// Fails.
@discardableResult
public func sqlite3_bind_null(_ stmt: OpaquePointer!, _ index: Int32) -> Int32 { SQLITE_ERROR }
/// Fails.
@discardableResult
public func sqlite3_bind_text(
  _ stmt: OpaquePointer!, _ index: Int32, _ value: UnsafePointer<CChar>!, _ count: Int32,
  _ destructor: sqlite3_destructor_type!
) -> Int32 { SQLITE_ERROR }
/// Fails.
@discardableResult
public func sqlite3_bind_blob(
  _ stmt: OpaquePointer!, _ index: Int32, _ value: UnsafeRawPointer!, _ count: Int32,
  _ destructor: sqlite3_destructor_type!
) -> Int32 { SQLITE_ERROR }
@discardableResult
public func sqlite3_bind_parameter_count(_ stmt: OpaquePointer!) -> Int32 { 0 }
@discardableResult
public func sqlite3_bind_parameter_index(_ stmt: OpaquePointer!, _ name: UnsafePointer<CChar>!)
  -> Int32
{ 0 }
public func sqlite3_bind_parameter_name(_ stmt: OpaquePointer!, _ index: Int32) -> UnsafePointer<
  CChar
>! { nil }
@discardableResult
public func sqlite3_column_count(_ stmt: OpaquePointer!) -> Int32 { 0 }
@discardableResult
public func sqlite3_data_count(_ stmt: OpaquePointer!) -> Int32 { 0 }
public func sqlite3_column_name(_ stmt: OpaquePointer!, _ column: Int32) -> UnsafePointer<CChar>! {
  nil
}
public func sqlite3_column_decltype(_ stmt: OpaquePointer!, _ column: Int32) -> UnsafePointer<
  CChar
>! { nil }
@discardableResult
public func sqlite3_column_type(_ stmt: OpaquePointer!, _ column: Int32) -> Int32 { SQLITE_NULL }
@discardableResult
public func sqlite3_column_int(_ stmt: OpaquePointer!, _ column: Int32) -> Int32 { 0 }
public func sqlite3_column_int64(_ stmt: OpaquePointer!, _ column: Int32) -> sqlite3_int64 { 0 }
public func sqlite3_column_double(_ stmt: OpaquePointer!, _ column: Int32) -> Double { 0 }
public func sqlite3_column_text(_ stmt: OpaquePointer!, _ column: Int32) -> UnsafePointer<UInt8>! {
  nil
}
public func sqlite3_column_blob(_ stmt: OpaquePointer!, _ column: Int32) -> UnsafeRawPointer! {
  nil
}
@discardableResult
public func sqlite3_column_bytes(_ stmt: OpaquePointer!, _ column: Int32) -> Int32 { 0 }
public func sqlite3_errmsg(_ db: OpaquePointer!) -> UnsafePointer<CChar>! { nil }
public func sqlite3_errstr(_ code: Int32) -> UnsafePointer<CChar>! { nil }
/// Fails.
@discardableResult
public func sqlite3_errcode(_ db: OpaquePointer!) -> Int32 { SQLITE_ERROR }
/// Fails.
@discardableResult
public func sqlite3_extended_errcode(_ db: OpaquePointer!) -> Int32 { SQLITE_ERROR }
public func sqlite3_last_insert_rowid(_ db: OpaquePointer!) -> sqlite3_int64 { 0 }
@discardableResult
public func sqlite3_changes(_ db: OpaquePointer!) -> Int32 { 0 }
@discardableResult
public func sqlite3_total_changes(_ db: OpaquePointer!) -> Int32 { 0 }
/// No effect.
@discardableResult
public func sqlite3_busy_timeout(_ db: OpaquePointer!, _ milliseconds: Int32) -> Int32 { SQLITE_OK }
@discardableResult
public func sqlite3_get_autocommit(_ db: OpaquePointer!) -> Int32 { 1 }
public func sqlite3_db_handle(_ stmt: OpaquePointer!) -> OpaquePointer! { nil }
public func sqlite3_sql(_ stmt: OpaquePointer!) -> UnsafePointer<CChar>! { nil }
@discardableResult
public func sqlite3_stmt_readonly(_ stmt: OpaquePointer!) -> Int32 { 0 }
@discardableResult
public func sqlite3_threadsafe() -> Int32 { 0 }
public func sqlite3_libversion() -> UnsafePointer<CChar>! { nil }
/// No effect.
@discardableResult
public func sqlite3_initialize() -> Int32 { SQLITE_OK }
/// No effect.
@discardableResult
public func sqlite3_shutdown() -> Int32 { SQLITE_OK }
/// No effect.
@discardableResult
public func sqlite3_extended_result_codes(_ db: OpaquePointer!, _ onoff: Int32) -> Int32 {
  SQLITE_OK
}
/// No effect.
public func sqlite3_free(_ memory: UnsafeMutableRawPointer!) {}
/// No effect.
public func sqlite3_interrupt(_ db: OpaquePointer!) {}
