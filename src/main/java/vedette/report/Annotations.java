package vedette.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.UnaryOperator;
import vedette.problem.Position;
import vedette.problem.Printable;
import vedette.problem.Problem;
import vedette.problem.Problems;
import vedette.suite.Check;
import vedette.suite.Checked;
import vedette.suite.Difference;
import vedette.suite.Expectation;
import vedette.suite.Verdict;

/**
 * Writes what a check found as GitHub's workflow commands, which put it beside the changed cell:
 * the ten worst, as GitHub shows no more of them, then how many there are besides.
 */
final class Annotations {
  private static final int SHOWN = 10;
  private static final int MOVES = 3;

  /** From the worst to the least. */
  private enum Rank {
    WRONG,
    CHANGED,
    MISSED,
    NEW,
    OPEN,
    OBSOLETE
  }

  /**
   * A finding.
   *
   * @param at null if the whole file is meant
   * @param share how bad it is among those of its rank
   */
  private record Finding(
      Rank rank, double share, String file, Position at, String title, String message) {}

  private static final Comparator<Finding> WORST_FIRST =
      Comparator.comparing(Finding::rank)
          .thenComparing(Comparator.comparingDouble(Finding::share).reversed());

  private Annotations() {}

  /**
   * A line a finding; nothing if there is none.
   *
   * @param fromRoot the name that a file has as seen from the repository's root
   */
  static String of(Check check, UnaryOperator<String> fromRoot) {
    List<Finding> findings = findings(check);
    findings.sort(WORST_FIRST);
    StringBuilder text = new StringBuilder();
    for (Finding finding : findings.subList(0, Math.min(SHOWN, findings.size()))) {
      text.append("::error file=").append(property(fromRoot.apply(finding.file())));
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

  private static List<Finding> findings(Problems problems) {
    List<Finding> findings = new ArrayList<>();
    for (Problem problem : problems.list()) {
      String title = "wrong [" + problem.code() + "]";
      String help = problem.help() == null ? "" : "\n" + problem.help();
      findings.add(
          new Finding(
              Rank.WRONG, 0, problem.file(), problem.at(), title, problem.message() + help));
    }
    return findings;
  }

  private static List<Finding> findings(Check check) {
    List<Finding> findings = findings(check.suite().problems());
    for (Checked checked : check.scenarios()) {
      if (checked.verdict() != Verdict.SAME) {
        findings.add(finding(check, checked));
      }
      for (Expectation.Judged judged : checked.computed().expectations()) {
        if (judged.outcome() != Expectation.Outcome.MET) {
          findings.add(
              new Finding(
                  judged.outcome() == Expectation.Outcome.MISSED ? Rank.MISSED : Rank.OPEN,
                  judged.share(),
                  check.suite().file(),
                  judged.expectation().at(),
                  "expectation: " + checked.name(),
                  CheckWords.judged(judged)));
        }
      }
    }
    if (check.strict()) {
      for (String name : check.obsolete()) {
        findings.add(
            new Finding(
                Rank.OBSOLETE,
                0,
                check.baseline(),
                null,
                "obsolete: " + name,
                "in the baseline only"));
      }
    }
    return findings;
  }

  /** Beside the cell that did it, if that is in a file of the user's, or else the scenario. */
  private static Finding finding(Check check, Checked checked) {
    String title = CheckJson.word(checked.verdict()) + ": " + checked.name();
    List<String> lines = new ArrayList<>();
    if (checked.cause() != null) {
      lines.add(CheckWords.cause(checked));
    }
    if (checked.verdict() == Verdict.NEW) {
      lines.add("not in the baseline yet");
    }
    lines.addAll(checked.notes());
    for (Difference difference :
        checked.moved().subList(0, Math.min(MOVES, checked.moved().size()))) {
      lines.add(CheckWords.sentence(checked, difference));
    }
    String message = String.join("\n", lines);
    Rank rank =
        switch (checked.verdict()) {
          case CHANGED -> Rank.CHANGED;
          case NEW -> Rank.NEW;
          default -> Rank.OPEN;
        };
    boolean known =
        !checked.because().isEmpty() && !checked.because().get(0).change().table().isBuiltIn();
    return new Finding(
        rank,
        checked.share(),
        known ? checked.because().get(0).change().file() : check.suite().file(),
        known ? checked.because().get(0).at() : checked.computed().scenario().at(),
        title,
        message);
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
