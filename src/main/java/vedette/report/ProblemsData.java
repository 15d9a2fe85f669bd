package vedette.report;

import java.util.List;
import vedette.json.Problem;

/** What is wrong with files, a row a problem. */
final class ProblemsData {
  private ProblemsData() {}

  static DataTable of(List<Problem> problems) {
    DataTable data = new DataTable("file", "line", "column", "severity", "code", "message", "help");
    for (Problem problem : problems) {
      data.row(
          problem.file(),
          problem.at() == null ? null : problem.at().line(),
          problem.at() == null ? null : problem.at().column(),
          problem.severity().word(),
          problem.code(),
          problem.message(),
          problem.help());
    }
    return data;
  }
}
