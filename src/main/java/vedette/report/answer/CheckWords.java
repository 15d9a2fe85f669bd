package vedette.report.answer;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import vedette.json.Version;
import vedette.question.Figure;
import vedette.question.FigureChange;
import vedette.report.page.Numbers;
import vedette.source.Problem;
import vedette.suite.check.Check;
import vedette.suite.check.CheckedScenario;
import vedette.suite.check.CheckedScenario.IgnoredDifferences;
import vedette.suite.check.CheckedScenario.Verdict;
import vedette.suite.check.ConsultedTable;
import vedette.suite.check.TableChange;
import vedette.suite.figures.Expectation;
import vedette.suite.figures.Expectation.Outcome;

/** The words of a check: verdicts, causes, figures and counts. */
public final class CheckWords {
  private CheckWords() {}

  public static String oldValue(FigureChange change) {
    return figure(change, change.old());
  }

  public static String valueNow(FigureChange change) {
    return figure(change, change.now());
  }

  private static String figure(FigureChange change, double value) {
    return Double.isNaN(value) ? change.missing() : Numbers.figure(value, !change.figure().mean());
  }

  /** Returns the change of a figure; for sampled figures the interval of the change. */
  public static String change(FigureChange change) {
    if (change.missing() != null) {
      return "";
    }
    boolean chance = !change.figure().mean();
    return change.low() == null
        ? Numbers.change(change.change(), chance)
        : Numbers.change(change.low(), chance) + " to " + Numbers.change(change.high(), chance);
  }

  /**
   * Returns {@code the defender is repulsed: 20.00% is now 30.00%, +10.00 pp}; for a figure that
   * may have changed, that it is undecided.
   */
  public static String sentence(CheckedScenario checked, FigureChange change) {
    boolean open = checked.verdict() == Verdict.INCONCLUSIVE;
    if (change.missing() != null) {
      return change.figure().words()
          + (open ? ": undecided, " : ": ")
          + (Double.isNaN(change.now())
              ? oldValue(change) + " is now missing: " + change.missing()
              : "missing (" + change.missing() + ") is now " + valueNow(change));
    }
    return change.figure().words()
        + (open ? ": undecided, " : ": ")
        + oldValue(change)
        + (open ? " before and " : " is now ")
        + valueNow(change)
        + (open && change.sampled() ? " in these samples" : open ? " now" : "")
        + (open ? ", a change of " : ", ")
        + change(change);
  }

  /** Returns words such as {@code 10.00 pp, mean 0.100}. */
  public static String ignored(IgnoredDifferences ignoredDifferences) {
    List<String> words = new ArrayList<>();
    if (ignoredDifferences.chance() > 0) {
      words.add(Numbers.above(100 * ignoredDifferences.chance(), 2) + " pp");
    }
    if (ignoredDifferences.mean() > 0) {
      words.add("mean " + Numbers.above(ignoredDifferences.mean(), 3));
    }
    return words.isEmpty() ? "0" : String.join(", ", words);
  }

  /** Returns a line such as {@code suite.json:4:7: there is no option "turn" [R002]}. */
  public static String problemText(Problem problem) {
    return problem.place() + ": " + problem.message() + " [" + problem.code() + "]";
  }

  /** Returns the cause of a scenario's change. */
  public static String cause(CheckedScenario checked, Check check) {
    return switch (checked.cause()) {
      case REQUEST -> "the request changed";
      case TABLE ->
          checked.because().stream()
              .map(it -> because(it, check.change(it)))
              .collect(Collectors.joining("; "));
      case ENGINE ->
          checked.moved().isEmpty()
              ? "the program changed: this fight has other measures than in the baseline"
              : checked.tables().isEmpty()
                  ? "the program changed: the same request and tables now give different odds"
                  : "the program changed, and no table cell did";
    };
  }

  private static String because(ConsultedTable table, TableChange change) {
    int changes = change.changes().size();
    int more = table.changes().size() - 1;
    String because =
        more >= 0
            ? table.id()
                + " changed, "
                + part(table.changes().get(0))
                + (more > 0 ? ", and " + count(more, "more part") : "")
            : changes > 0
                ? table.id() + " changed in " + count(changes, "part")
                : "no part of " + table.id() + " changed, only their order or the program";
    return because + (change.builtIn() ? " (" + tableLocation(change) + ")" : "");
  }

  /** Returns the place of a table; for a built-in one the version in the baseline, if known. */
  public static String tableLocation(TableChange change) {
    if (!change.builtIn()) {
      return change.file() + ":" + change.at();
    }
    String before = change.oldVersion();
    return "built-in"
        + (before.isEmpty()
            ? "; the baseline used a different table"
            : before.equals(Version.NUMBER)
                ? ""
                : "; vedette " + Version.NUMBER + " differs from " + before);
  }

  /**
   * Returns words such as {@code row 7 column 5 or more: D2 is now D3} or {@code step 2 (fire guns)
   * moved before step 1}.
   */
  static String part(TableChange.Part part) {
    if (part.moved()) {
      return part.part() + " moved " + part.now();
    }
    return part.part() + ": " + orNothing(part.old()) + " is now " + orNothing(part.now());
  }

  /** Returns the text, or {@code nothing} if it is empty. */
  public static String orNothing(String text) {
    return text.isEmpty() ? "nothing" : text;
  }

  /** Returns the changes of a table other than those of its parts. */
  public static String otherThanParts(TableChange change) {
    return change.reordered() ? "the order of its parts" : "only its wording or source, no rule";
  }

  /** Returns words such as {@code defenderRepulsed at least 40.00%}. */
  static String expected(Expectation expectation) {
    Figure figure = expectation.figure();
    String about = figure.kind() == Figure.Kind.YES ? "" : " " + figure.part();
    List<String> bounds = new ArrayList<>();
    if (expectation.atLeast() != null) {
      bounds.add("at least " + figure(expectation, expectation.atLeast()));
    }
    if (expectation.atMost() != null) {
      bounds.add("at most " + figure(expectation, expectation.atMost()));
    }
    return figure.measure() + about + " " + String.join(" and ", bounds);
  }

  static String figure(Expectation expectation, double value) {
    return Numbers.figure(value, expectation.isProbability());
  }

  /**
   * Returns {@code defenderRepulsed at least 40.00%: is 20.00%, off by 20.00 pp}; for an undecided
   * expectation also the reason.
   */
  public static String text(Expectation.ExpectationResult expectationResult) {
    Expectation expectation = expectationResult.expectation();
    String measured =
        expected(expectation)
            + (expectationResult.measured().isNaN()
                ? ": has no value"
                : ": is " + figure(expectation, expectationResult.measured()));
    return switch (expectationResult.outcome()) {
      case MET -> measured;
      case MISSED -> measured + ", off by " + distance(expectationResult);
      case OPEN ->
          measured
              + (expectationResult.sampled() ? " in these samples" : "")
              + ", undecided: "
              + expectationResult.why();
    };
  }

  private static String distance(Expectation.ExpectationResult expectationResult) {
    return expectationResult.expectation().isProbability()
        ? Numbers.above(100 * expectationResult.distance(), 2) + " pp"
        : Numbers.above(expectationResult.distance(), 3);
  }

  /**
   * Returns {@code 3 scenarios: 4 expectations met, 1 missed}, or {@code 64 scenarios: 60
   * unchanged, 3 changed}.
   */
  public static String counts(Check check) {
    List<String> counts = new ArrayList<>();
    if (check.baseline().isPresent()) {
      counts.add(check.count(Verdict.SAME) + " unchanged");
      counts.add(check.count(Verdict.CHANGED) + " changed");
      counts.add(check.count(Verdict.NEW) + " new");
      counts.add(check.count(Verdict.OBSOLETE) + " missing");
      add(counts, check.count(Verdict.INCONCLUSIVE), word(Verdict.INCONCLUSIVE));
    } else {
      counts.add(count(check.count(Outcome.MET), "expectation") + " met");
      counts.add(check.count(Outcome.MISSED) + " missed");
      add(counts, check.count(Outcome.OPEN), "undecided");
      long without =
          check.of(Verdict.NOT_COMPARED).stream().filter(it -> it.expectations().isEmpty()).count();
      if (without > 0) {
        counts.add(count(without, "scenario") + " without expectations");
      }
    }
    add(counts, check.count(Verdict.REFUSED), word(Verdict.REFUSED));
    add(counts, check.count(Verdict.WRONG), word(Verdict.WRONG));
    return count(check.size(), "scenario") + ": " + String.join(", ", counts);
  }

  /** Returns a verdict as a reader knows it; JSON and CSV have their own words. */
  public static String word(Verdict verdict) {
    return switch (verdict) {
      case SAME -> "unchanged";
      case CHANGED -> "changed";
      case NEW -> "new";
      case INCONCLUSIVE -> "undecided";
      case REFUSED -> "refused";
      case NOT_COMPARED -> "not compared";
      case WRONG -> "invalid";
      case OBSOLETE -> "missing";
    };
  }

  private static String is(int count, Verdict verdict) {
    return verdict == Verdict.CHANGED
        ? word(verdict)
        : (count == 1 ? "is " : "are ") + word(verdict);
  }

  /**
   * Returns the result of a whole check in a sentence: {@code Check failed: 2 of 12 scenarios
   * changed.}
   */
  public static String result(Check check) {
    List<String> why = new ArrayList<>();
    for (Verdict verdict : List.of(Verdict.WRONG, Verdict.CHANGED, Verdict.NEW)) {
      add(why, check.count(verdict), is(check.count(verdict), verdict));
    }
    if (check.strict()) {
      add(why, check.count(Verdict.OBSOLETE), is(check.count(Verdict.OBSOLETE), Verdict.OBSOLETE));
    }
    boolean fails = !why.isEmpty() || check.count(Outcome.MISSED) > 0;
    if (!fails) {
      for (Verdict verdict : List.of(Verdict.INCONCLUSIVE, Verdict.REFUSED)) {
        add(why, check.count(verdict), is(check.count(verdict), verdict));
      }
    }
    List<String> all = new ArrayList<>();
    if (!why.isEmpty()) {
      String first = why.get(0);
      int space = first.indexOf(' ');
      why.set(
          0,
          first.substring(0, space)
              + " of "
              + count(check.size(), "scenario")
              + first.substring(space));
      all.add(String.join(", ", why));
    }
    int missed = check.count(Outcome.MISSED);
    int open = check.count(Outcome.OPEN);
    if (missed > 0) {
      all.add(count(missed, "expectation") + " missed");
    } else if (!fails && open > 0) {
      all.add(count(open, "expectation") + " undecided");
    }
    if (!all.isEmpty()) {
      return (fails ? "Check failed: " : "Check undecided: ") + String.join("; ", all) + ".";
    }
    return "Check passed: "
        + (check.baseline().isPresent()
            ? count(check.size(), "scenario") + " unchanged"
            : count(check.count(Outcome.MET), "expectation") + " met")
        + ".";
  }

  public static void add(List<String> counts, int count, String what) {
    if (count > 0) {
      counts.add(count + " " + what);
    }
  }

  /** Returns {@code 1 scenario}, {@code 2 scenarios} and so on. */
  public static String count(long count, String what) {
    return count + " " + what + (count == 1 ? "" : "s");
  }
}
