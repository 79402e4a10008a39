// SPDX-License-Identifier: MIT

import Foundation
import SQLite3
import XCTest

/// Expectations: SQLite's documentation. If the library is not installed, no database must open.
final class SQLiteTests: XCTestCase {
  func testRowsAreWrittenAndRead() throws {
    var database: OpaquePointer?
    let code = sqlite3_open(":memory:", &database)
    try XCTSkipIf(code == SQLITE_CANTOPEN, "SQLite is not installed")
    XCTAssertEqual(code, SQLITE_OK)
    defer { sqlite3_close(database) }
    XCTAssertEqual(
      sqlite3_exec(
        database, "CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT)", nil, nil, nil),
      SQLITE_OK)

    var insert: OpaquePointer?
    XCTAssertEqual(
      sqlite3_prepare_v2(database, "INSERT INTO notes (text) VALUES (?)", -1, &insert, nil),
      SQLITE_OK)
    let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    sqlite3_bind_text(insert, 1, "first", -1, transient)
    XCTAssertEqual(sqlite3_step(insert), SQLITE_DONE)
    sqlite3_finalize(insert)
    XCTAssertEqual(sqlite3_last_insert_rowid(database), 1)

    var select: OpaquePointer?
    sqlite3_prepare_v2(database, "SELECT id, text FROM notes", -1, &select, nil)
    defer { sqlite3_finalize(select) }
    XCTAssertEqual(sqlite3_step(select), SQLITE_ROW)
    XCTAssertEqual(sqlite3_column_int(select, 0), 1)
    XCTAssertEqual(String(cString: sqlite3_column_text(select, 1)), "first")
    XCTAssertEqual(sqlite3_step(select), SQLITE_DONE)

    XCTAssertEqual(sqlite3_exec(database, "SELECT nothing", nil, nil, nil), SQLITE_ERROR)
    XCTAssertTrue(String(cString: sqlite3_errmsg(database)).contains("nothing"))
  }
}
