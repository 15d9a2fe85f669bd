package vedette.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import vedette.json.Position;
import vedette.json.Printable;
import vedette.json.Problem;
import vedette.suite.Check;
import vedette.suite.Checked;
import vedette.suite.Expectation;
import vedette.suite.Move;
import vedette.suite.TableChange;
import vedette.suite.Verdict;

/**
 * Writes what a check found as GitHub's workflow commands, which put it beside the changed cell:
 * the ten worst, as GitHub shows no more of them, then how many there are besides.
 */
public final class Annotations {
  private static final int SHOWN = 10;
  private static final int MOVES = 3;

  /**
   * A finding.
   *
   * @param at null if the whole file is meant
   * @param size how bad it is
   */
  private record Finding(String file, Position at, String title, String message, double size) {}

  private Annotations() {}

  /** A line a finding; nothing if there is none. */
  public static String of(Check check) {
    List<Finding> findings = findings(check);
    findings.sort(Comparator.comparingDouble(finding -> -finding.size()));
    StringBuilder text = new StringBuilder();
    for (Finding finding : findings.subList(0, Math.min(SHOWN, findings.size()))) {
      text.append("::error file=").append(property(finding.file()));
      if (finding.at() != null) {
        text.append(",line=").append(finding.at().line());
        text.append(",col=").append(finding.at().column());
      }
      text.append(",title=").append(property(finding.title()));
      text.append("::").append(data(finding.message())).append('\n');
    }
    if (findings.size() > SHOWN) {
      text.append("::notice title=vedette check::… ");
      text.append(findings.size() - SHOWN).append(" more in the report\n");
    }
    return text.toString();
  }

  private static List<Finding> findings(Check check) {
    List<Finding> findings = new ArrayList<>();
    for (Problem problem : check.suite().problems().list()) {
      String title = "wrong [" + problem.code() + "]";
      String help = problem.help() == null ? "" : "\n" + problem.help();
      findings.add(new Finding(problem.file(), problem.at(), title, problem.message() + help, 2));
    }
    for (Checked checked : check.scenarios()) {
      if (checked.verdict() != Verdict.SAME) {
        findings.add(finding(check, checked));
      }
      for (Expectation.Judged judged : checked.computed().expectations()) {
        if (judged.verdict() != Expectation.Verdict.MET) {
          findings.add(
              new Finding(
                  check.suite().file(),
                  judged.expectation().at(),
                  "expectation: " + checked.name(),
                  CheckWords.expected(judged.expectation()) + ": " + CheckWords.judged(judged),
                  judged.distance()));
        }
      }
    }
    if (check.strict()) {
      for (String name : check.obsolete()) {
        findings.add(
            new Finding(check.baseline(), null, "obsolete: " + name, "in the baseline only", 0));
      }
    }
    return findings;
  }

  /** Beside the cell that did it, or else beside the scenario. */
  private static Finding finding(Check check, Checked checked) {
    String title = CheckJson.word(checked.verdict()) + ": " + checked.name();
    List<String> lines = new ArrayList<>();
    if (checked.cause() != null) {
      lines.add(CheckWords.cause(checked));
    }
    for (Move move : checked.moved().subList(0, Math.min(MOVES, checked.moved().size()))) {
      lines.add(CheckWords.sentence(move));
    }
    lines.addAll(checked.notes());
    String message = lines.isEmpty() ? "not in the baseline yet" : String.join("\n", lines);
    if (checked.verdict() == Verdict.CHANGED && !checked.tables().isEmpty()) {
      TableChange change = checked.tables().get(0);
      return new Finding(change.file(), change.at(), title, message, checked.size());
    }
    Position at = checked.computed().scenario().at();
    return new Finding(check.suite().file(), at, title, message, checked.size());
  }

  private static String property(String words) {
    return data(words).replace(":", "%3A").replace(",", "%2C");
  }

  /** The words so that they end no command and begin none; control characters are spelt out. */
  private static String data(String words) {
    List<String> lines = new ArrayList<>();
    for (String line : words.split("\n", -1)) {
      lines.add(Printable.escape(line.replace("%", "%25").replace("\r", "%0D")));
    }
    return String.join("%0A", lines);
  }
}
