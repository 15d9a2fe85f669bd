package vedette.cli;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;
import vedette.json.Nearest;
import vedette.question.Question;
import vedette.request.BadRequest;
import vedette.rules.Catalogue;
import vedette.rules.EngagementType;
import vedette.rules.HasTableFile;
import vedette.study.Figure;
import vedette.study.Ranking;
import vedette.study.Shard;
import vedette.study.Sweep;
import vedette.study.SweepHead;

/** The options that sort the cells of a sweep and show the best of them alone. */
final class RankingOptions {
  private static final String SORT = "--sort";
  private static final String REVERSE = "--reverse";
  private static final String BEST = "--best";

  private RankingOptions() {}

  static List<OptionSpec> all() {
    return List.of(
        Options.value(
            SORT,
            "FIGURE",
            "the best first by a figure that is shown, a measure or a question as it was asked;"
                + " JSON keeps the order of the sweep"),
        Options.flag(REVERSE, "the worst first"),
        Options.value(
            BEST,
            "N",
            "only the N best; by the first figure that says what is better if not sorted"));
  }

  /** Refuses to sort a part of a sweep: the best may be in another. */
  static void refuseShard(ParseResult given, Shard shard) {
    for (String option : List.of(SORT, REVERSE, BEST)) {
      if (Options.isSet(given, option) && !shard.equals(Shard.WHOLE)) {
        throw Failure.usage(
            "C004",
            option + " cannot be combined with --shard: the best may be in another shard",
            "sort them together, as `vedette merge one.json two.json " + option + " …`");
      }
    }
  }

  /** Refuses to sort what is no sweep. */
  static void refuseTallies(ParseResult given) {
    for (String option : List.of(SORT, REVERSE, BEST)) {
      if (Options.isSet(given, option)) {
        throw Failure.usage(
            "C004",
            option + " sorts the cells of a sweep; these are shards of one fight's trials",
            "leave it out");
      }
    }
  }

  /** The order that is asked for of the cells of a sweep. */
  static Ranking read(ParseResult given, SweepHead head) {
    int most = AnsweringOptions.wholeNumber(given, BEST, 0, "a number of cells from 1, as 5");
    if (most > Sweep.MOST_CELLS) {
      most = 0;
    }
    String name = Options.value(given, SORT, null);
    if (name == null && !Options.isSet(given, BEST)) {
      if (Options.isSet(given, REVERSE)) {
        throw Failure.usage("C004", REVERSE + " needs " + SORT, "add --sort success");
      }
      return Ranking.NONE;
    }
    Map<String, Integer> better = better(head);
    Figure figure = name == null ? first(head, better) : named(name, head);
    boolean less = figure.value().isEmpty() && better.getOrDefault(figure.measure(), 0) < 0;
    return new Ranking(figure, less != Options.isSet(given, REVERSE), most);
  }

  /** What the summary of such a fight says about its measures; nothing of one that is not known. */
  private static Map<String, Integer> better(SweepHead head) {
    return type(head).map(it -> it.summary().measures()).orElse(Map.of());
  }

  /** What the rules are called; "" of those of a file, which the request names. */
  static String game(SweepHead head) {
    return type(head)
        .filter(it -> !HasTableFile.class.isAssignableFrom(it.request()))
        .map(it -> Catalogue.system(it.system()).title())
        .orElse("");
  }

  private static Optional<EngagementType<?>> type(SweepHead head) {
    return Catalogue.systems().stream()
        .<EngagementType<?>>flatMap(system -> system.engagements().stream())
        .filter(it -> it.system().equals(head.system()) && it.name().equals(head.engagement()))
        .findFirst();
  }

  private static Figure first(SweepHead head, Map<String, Integer> better) {
    return head.figures().stream()
        .filter(it -> it.value().isEmpty() && better.getOrDefault(it.measure(), 0) != 0)
        .findFirst()
        .orElse(head.figures().get(0));
  }

  private static Figure named(String name, SweepHead head) {
    String plain = name.strip().replaceAll("\\s+", " ");
    List<String> known = head.figures().stream().map(Figure::name).toList();
    for (Figure figure : head.figures()) {
      if (figure.name().equals(plain)) {
        return figure;
      }
    }
    throw new BadRequest(
        "sort",
        "the cells have no figure `" + plain + "`",
        Nearest.help(plain, known)
            + (Question.isName(plain) || plain.contains(": ")
                ? "; or name it with --measure as well"
                : "; or ask it with --chance or --value as well"));
  }
}
