package vedette.report.answer;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import vedette.odds.answer.Odds;
import vedette.odds.answer.Odds.Chance;
import vedette.odds.answer.Odds.MeasureOdds;
import vedette.question.Estimate;
import vedette.question.Sentence;
import vedette.report.page.Numbers;

/** The sentences that an answer begins with: what a player decides on. */
public final class Summary {
  private Summary() {}

  /** Returns the sentences; empty if the odds have nothing of them. */
  public static String of(Sentence sentence, Odds odds) {
    List<List<String>> sentences =
        sentence.sentences(
            figure ->
                figure.ofSeveral() && !isOfSeveral(figure.measure(), odds)
                    ? ""
                    : words(figure, odds.measure(figure.measure())));
    if (sentences.isEmpty()) {
      return "";
    }
    List<String> clauses = sentences.get(0);
    double cutOff = odds instanceof Odds.Sampled it ? (double) it.cutOff() / it.trials() : 0;
    if (odds.undecided() > cutOff) {
      clauses.add(Numbers.share(odds.undecided() - cutOff) + " of the fights never end");
    }
    if (cutOff > 0) {
      clauses.add(Numbers.share(cutOff) + " had not ended after a million steps");
    }
    return sentences.stream().map(Summary::joinClauses).collect(Collectors.joining(" "));
  }

  /** Joins clauses to a sentence, with a semicolon before each that begins without an "and". */
  private static String joinClauses(List<String> clauses) {
    StringBuilder joined = new StringBuilder();
    for (String clause : clauses) {
      boolean first = joined.isEmpty();
      joined.append(first ? "" : clause.startsWith("and ") ? " " : "; ").append(clause);
    }
    String said = joined + ".";
    return said.substring(0, 1).toUpperCase(Locale.ROOT) + said.substring(1);
  }

  private static boolean isOfSeveral(String measure, Odds odds) {
    return odds.measures().stream().anyMatch(it -> it.name().startsWith(measure + "["));
  }

  private static String words(Sentence.Figure figure, MeasureOdds measure) {
    if (measure == null || measure.distribution().isEmpty()) {
      return "";
    }
    String value = figure.value();
    if (figure.others()) {
      return otherNames(measure, value);
    }
    if (value != null) {
      return measure.distribution().stream()
          .filter(it -> it.value().equals(value) && !(figure.ifAny() && it.p() == 0))
          .map(Summary::chance)
          .findFirst()
          .orElse(figure.ifAny() ? "" : "0%");
    }
    return switch (measure.kind()) {
      case FLAG -> chance(measure.chanceOfTrue());
      case COUNT, NUMBER -> mean(measure.mean());
      case CATEGORY -> "";
    };
  }

  /** Nothing where no other name comes about. */
  private static String otherNames(MeasureOdds measure, String value) {
    double p = 0;
    Estimate others = null;
    for (Chance chance : measure.distribution()) {
      if (!chance.value().equals(value)) {
        p += chance.p();
      } else if (chance.interval() != null) {
        others = chance.estimate();
      }
    }
    if (p == 0) {
      return "";
    }
    p = 1 - p <= measure.error() ? 1 : p;
    return others == null
        ? Numbers.share(p)
        : chance(p, Estimate.sampled(p, 1 - others.high(), 1 - others.low()));
  }

  private static String chance(Chance chance) {
    return chance(chance.p(), chance.interval());
  }

  private static String chance(double p, Estimate interval) {
    return Numbers.share(p)
        + (interval == null ? "" : interval(100 * interval.low(), 100 * interval.high()));
  }

  private static String mean(Odds.Mean mean) {
    Estimate interval = mean.interval();
    return Numbers.fixed(mean.value(), 1, mean.error())
        + (interval == null ? "" : interval(interval.low(), interval.high()));
  }

  /** Nothing where both bounds are what is shown. */
  private static String interval(double low, double high) {
    String from = Numbers.roughly(low);
    String to = Numbers.roughly(high);
    return from.equals(to) ? "" : " (" + from + "-" + to + ")";
  }
}
