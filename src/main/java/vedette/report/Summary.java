package vedette.report;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import vedette.odds.Odds;
import vedette.odds.Odds.Chance;
import vedette.odds.Odds.Interval;
import vedette.odds.Odds.MeasureOdds;

/**
 * The sentence that an answer begins with: what a player decides on.
 *
 * <p>A template has clauses with a semicolon between two, and figures in braces: {@code {success}}
 * is the chance of a flag or the mean of a count, {@code {ending is turns run out}} the chance of a
 * name. A clause about something that a fight does not have is left out.
 */
final class Summary {
  private static final Pattern FIGURE = Pattern.compile("\\{(\\w+)(?: is ([^}]*))?}");

  private Summary() {}

  /** The sentence; empty if the odds have nothing of it. */
  static String of(String template, Odds odds) {
    List<String> clauses = new ArrayList<>();
    for (String clause : template.split("; ")) {
      String said = clause(clause, odds);
      if (!said.isEmpty()) {
        clauses.add(said);
      }
    }
    if (odds.undecided() > 0 && !clauses.isEmpty()) {
      clauses.add(Numbers.share(odds.undecided()) + " are never decided");
    }
    return clauses.isEmpty() ? "" : String.join("; ", clauses) + ".";
  }

  private static String clause(String clause, Odds odds) {
    Matcher figure = FIGURE.matcher(clause);
    StringBuilder said = new StringBuilder();
    while (figure.find()) {
      String words = words(odds.measure(figure.group(1)), figure.group(2));
      if (words.isEmpty()) {
        return "";
      }
      figure.appendReplacement(said, Matcher.quoteReplacement(words));
    }
    return figure.appendTail(said).toString();
  }

  private static String words(MeasureOdds measure, String value) {
    if (measure == null || measure.distribution().isEmpty()) {
      return "";
    }
    if (value != null) {
      return measure.distribution().stream()
          .filter(it -> it.value().equals(value))
          .map(Summary::chance)
          .findFirst()
          .orElse("0%");
    }
    return switch (measure.kind()) {
      case FLAG -> chance(measure.yes());
      case COUNT, NUMBER -> mean(measure.mean());
      case CATEGORY -> "";
    };
  }

  private static String chance(Chance chance) {
    return Numbers.share(chance.p())
        + (chance.interval() == null
            ? ""
            : interval(100 * chance.interval().low(), 100 * chance.interval().high()));
  }

  private static String mean(Odds.Mean mean) {
    Interval interval = mean.interval();
    return Numbers.fixed(mean.value(), 1)
        + (interval == null ? "" : interval(interval.low(), interval.high()));
  }

  /** Nothing where both bounds are what is shown. */
  private static String interval(double low, double high) {
    String from = Numbers.fixed(low, 1);
    String to = Numbers.fixed(high, 1);
    return from.equals(to) ? "" : " (" + from + "-" + to + ")";
  }
}
