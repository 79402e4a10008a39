// SPDX-License-Identifier: MIT

import UIKit

final class TrailListViewController: UITableViewController {
  let trails = Trail.all

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    trails.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "TrailCell", for: indexPath)
    (cell as? TrailCell)?.show(trails[indexPath.row])
    return cell
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let cell = sender as? UITableViewCell, let indexPath = tableView.indexPath(for: cell)
    else { return }
    (segue.destination as? TrailViewController)?.trail = trails[indexPath.row]
  }
}
