package vedette.report;

import java.util.ArrayList;
import java.util.List;
import vedette.suite.Check;
import vedette.suite.Checked;
import vedette.suite.Expectation;
import vedette.suite.Figures;
import vedette.suite.Move;
import vedette.suite.TableChange;
import vedette.suite.Verdict;

/** What a check found, in the words of a designer. */
final class CheckWords {
  private CheckWords() {}

  /** What moved: {@code the defender is repulsed}, {@code strength points lost, mean}. */
  static String figure(Move move) {
    return switch (move.value()) {
      case Figures.YES -> move.text();
      case Move.MEAN -> move.text() + ", mean";
      default -> move.text() + ": " + move.value();
    };
  }

  static String before(Move move) {
    return Numbers.figure(move.before(), !move.isMean());
  }

  static String after(Move move) {
    return Numbers.figure(move.after(), !move.isMean());
  }

  /** By how much it moved; of sampled figures the interval that this lies in. */
  static String change(Move move) {
    boolean chance = !move.isMean();
    return move.isSampled()
        ? Numbers.change(move.low(), chance) + " to " + Numbers.change(move.high(), chance)
        : Numbers.change(move.difference(), chance);
  }

  /** {@code the defender is repulsed: 20.00% is now 30.00%, +10.00 pp}. */
  static String sentence(Move move) {
    return figure(move) + ": " + before(move) + " is now " + after(move) + ", " + change(move);
  }

  /** Why a scenario changed. */
  static String cause(Checked checked) {
    return switch (checked.cause()) {
      case REQUEST -> "its request is another one under the same name";
      case TABLE -> "because of " + String.join(", ", tables(checked.tables()));
      case ENGINE -> "the engine changed: the same request and the same tables give other numbers";
    };
  }

  private static List<String> tables(List<TableChange> changes) {
    List<String> tables = new ArrayList<>();
    for (TableChange change : changes) {
      String cells = change.cells().isEmpty() ? "" : ", " + cell(change.cells().get(0));
      String more =
          change.cells().size() > 1 ? " and " + (change.cells().size() - 1) + " more" : "";
      tables.add(change.table().id() + cells + more);
    }
    return tables;
  }

  /** {@code row 7, column 5 or more: D2 is now D3}. */
  static String cell(TableChange.Cell cell) {
    return place(cell) + ": " + orNothing(cell.before()) + " is now " + orNothing(cell.after());
  }

  /** {@code row 7, column 5 or more}, {@code modifier woods}. */
  static String place(TableChange.Cell cell) {
    if (cell.row().isEmpty()) {
      return "column " + cell.column();
    }
    if (cell.column().equals(TableChange.MODIFIER)) {
      return TableChange.MODIFIER + " " + cell.row();
    }
    return "row " + cell.row() + (cell.column().isEmpty() ? "" : ", column " + cell.column());
  }

  /** What is there, or that nothing is. */
  static String orNothing(String cell) {
    return cell.isEmpty() ? "nothing" : cell;
  }

  /** What is other in a table than its cells. */
  static String otherThanCells(TableChange change) {
    return change.reshaped()
        ? "the order of its rows or columns"
        : "no cell, but its ranges, its words or where it comes from";
  }

  /** {@code defenderRepulsed at least 40.00%}. */
  static String expected(Expectation expectation) {
    String about =
        switch (expectation.figure()) {
          case YES -> "";
          case MEAN -> " mean";
          case OR_MORE -> " " + expectation.value() + " or more";
          case IS -> " " + expectation.value();
        };
    List<String> bounds = new ArrayList<>();
    if (expectation.atLeast() != null) {
      bounds.add("at least " + figure(expectation, expectation.atLeast()));
    }
    if (expectation.atMost() != null) {
      bounds.add("at most " + figure(expectation, expectation.atMost()));
    }
    return expectation.measure() + about + " " + String.join(" and ", bounds);
  }

  static String figure(Expectation expectation, double value) {
    return Numbers.figure(value, expectation.isProbability());
  }

  /** {@code is 20.00%, off by 20.00%}. */
  static String judged(Expectation.Judged judged) {
    String measured = "is " + figure(judged.expectation(), judged.measured());
    return switch (judged.verdict()) {
      case MET -> measured;
      case MISSED -> measured + ", off by " + figure(judged.expectation(), judged.distance());
      case OPEN -> measured + " in these samples, which leaves it open";
    };
  }

  /** {@code 64 scenarios: 60 same, 3 changed, 1 new}. */
  static String counts(Check check) {
    List<String> counts = new ArrayList<>();
    counts.add(check.of(Verdict.SAME).size() + " same");
    counts.add(check.of(Verdict.CHANGED).size() + " changed");
    counts.add(check.of(Verdict.NEW).size() + " new");
    counts.add(check.obsolete().size() + " obsolete");
    add(counts, check.of(Verdict.INCONCLUSIVE).size(), "inconclusive");
    add(counts, check.of(Verdict.REFUSED).size(), "refused");
    add(counts, check.wrong(), "wrong");
    return count(check.suite().entries().size(), "scenario") + ": " + String.join(", ", counts);
  }

  private static void add(List<String> counts, int count, String what) {
    if (count > 0) {
      counts.add(count + " " + what);
    }
  }

  static String count(int count, String what) {
    return count + " " + what + (count == 1 ? "" : "s");
  }
}
