package vedette.report.advice;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import vedette.fight.Side;
import vedette.fight.Story.Fact;
import vedette.form.Field;
import vedette.form.FightName;
import vedette.form.model.Slot;
import vedette.odds.best.OptimizedFight;
import vedette.report.answer.Answer;
import vedette.report.answer.BestChoiceFacts;
import vedette.report.answer.FightHead;
import vedette.report.answer.Report;
import vedette.report.answer.Summary;
import vedette.report.page.Block;
import vedette.report.page.DataTable;
import vedette.report.page.Document;
import vedette.report.page.Numbers;
import vedette.study.advice.Advice;
import vedette.study.advice.Advice.AlternativeDoctrine;
import vedette.study.advice.Advice.Doctrine;

/** The best decisions of a side: first a sentence, then what other doctrines cost. */
public final class AdviceAnswer {
  /** Advice as a record. */
  public record AdviceData(
      @Field(text = "The fight.", flat = true) FightHead fight,
      @Field(text = "The side that is advised.") String advised,
      @Field(text = "The best decisions, in a sentence or two.") String advice,
      @Field(text = "The outcome of the best decisions, in a sentence or two.") String summary,
      @Field(text = "The choices decided optimally, if there are any.", optional = true)
          BestChoiceFacts.BestChoiceData best,
      @Field(text = "The value without a fight, if it is known.", optional = true) Double unfought,
      @Field(text = "The states of the fight, without results.") int states,
      @Field(text = "The doctrines of the other side, by parameter.") Map<String, String> others,
      @Field(text = "Doctrines that are as good as the best decisions, by parameter.")
          Map<String, String> doctrines,
      @Field(text = "The choices that arise, in words.") List<ChoiceWords> choices,
      @Field(text = "Other doctrines for one choice, the best first.")
          List<Alternative> otherDoctrines,
      @Field(text = "The decisions that arise, the most important first.")
          List<Decision> decisions) {}

  /** The words of a choice. */
  record ChoiceWords(
      @Field(text = "Its parameter.") String choice,
      @Field(text = "What is decided, as a heading.") String heading,
      @Field(text = "What the options answer, as the heading of a column.") String column) {}

  /** A doctrine that replaces the best decisions of one choice. */
  record Alternative(
      @Field(text = "The parameter of the choice.") String choice,
      @Field(text = "The doctrine.") String doctrine,
      @Field(text = "What to do by it.") String words,
      @Field(text = "The expected value with it, part by part of the goal.") List<Double> worth,
      @Field(text = "The loss of value, in the first part of the goal.") double costs,
      @Field(text = "The loss in words.") String loss) {}

  /** An optimal decision. */
  record Decision(
      @Field(text = "The parameter of the choice.") String choice,
      @Field(text = "The situation, as its side knows it.") String situation,
      @Field(text = "The best option.") String option,
      @Field(text = "How often it arises in one fight, on average.") double times,
      @Field(text = "Whether another option is as good.") boolean ties,
      @Field(text = "What each other option costs.") Map<String, Double> costs,
      @Field(text = "What the best of them costs, in words.") String loss) {}

  private static final int MOST_DECISIONS = 12;
  private static final String AS_GOOD = "as good";
  private static final String LOSSES_ONLY = "losses only";
  private static final String NO_LOSS = "just as good";

  private final Advice advice;
  private final Report report;

  private AdviceAnswer(Advice advice, Report report) {
    this.advice = advice;
    this.report = report;
  }

  /**
   * Returns the answer.
   *
   * @param report the odds of the fight with optimal decisions, and the fight itself
   */
  public static Answer of(Advice advice, Report report) {
    AdviceAnswer answer = new AdviceAnswer(advice, report);
    return new Answer(answer::document, answer::data, answer::advised);
  }

  private Document document() {
    Document document = new Document();
    document.heading(
        new FightName(report.system(), report.engagement())
            + ": advice"
            + (isOneSided() ? "" : " to the " + advice.side()));
    document.lead(lead() + (advice.doctrines().isEmpty() ? nearest() : ""));
    document.paragraph(Summary.of(report.summary(), report.odds()));
    List<Fact> facts = new ArrayList<>(report.situation());
    facts.addAll(BestChoiceFacts.of(advice.best()));
    if (!advice.others().isEmpty()) {
      facts.add(new Fact(advice.side().opposite() + "'s doctrine", list(advice.others())));
    }
    document.facts(facts);
    if (!advice.instead().isEmpty()) {
      document.heading("Other doctrines");
      document.numbers(
          List.of("doctrine", "value", "costs"),
          advice.instead().stream()
              .map(
                  it ->
                      List.of(
                          it.doctrine().toString(),
                          BestChoiceFacts.worth(it.worth().get(0)),
                          costs(it)))
              .toList());
      for (String parameter : advice.ofBoth()) {
        document.paragraph(
            Slot.optionOf(parameter)
                + " is an option of both sides; here only the "
                + advice.side()
                + " changes it.");
      }
    }
    decided(document);
    return document;
  }

  /** Returns whether only one side ever decides in such fights, as in a reorganization. */
  private boolean isOneSided() {
    return advice.best().options().of(advice.side().opposite()).isEmpty();
  }

  /** Doctrines as options, separated by commas. */
  private static String list(List<Doctrine> doctrines) {
    return doctrines.stream().map(Doctrine::toString).collect(Collectors.joining(", "));
  }

  /** Adds a table for each kind of choice: its situations, and the best option in each. */
  private void decided(Document document) {
    for (String parameter : parameters()) {
      List<OptimizedFight.DecisionValue> all =
          advice.decisions().stream().filter(it -> it.parameter().equals(parameter)).toList();
      DecisionWords words = DecisionWords.of(parameter);
      document.heading(
          words.heading() + (all.size() > 1 ? ", the most important decisions first" : ""));
      document.numbers(
          List.of("situation", words.column(), "frequency", words.costs()),
          all.stream()
              .limit(MOST_DECISIONS)
              .map(
                  it ->
                      List.of(
                          it.situation().isEmpty() ? "any" : it.situation(),
                          it.option(),
                          BestChoiceFacts.worth(it.times()),
                          it.ties() ? AS_GOOD : costs(it.costOfNextBest())))
              .toList());
      if (all.stream().map(OptimizedFight.DecisionValue::situation).distinct().count()
          < all.size()) {
        document.paragraph(
            "A situation listed twice: the best choice also depends on the turn, the enemy or the"
                + " dice.");
      }
      Block.Matrix map = DecisionMap.of(all);
      if (all.size() > MOST_DECISIONS && map != null) {
        document.paragraph("All situations; an empty cell never arises:");
        document.add(map);
      } else if (all.size() > MOST_DECISIONS) {
        document.paragraph("--format json and csv list all " + all.size() + ".");
      }
    }
  }

  /** Returns the parameters of the decisions that arise. */
  private List<String> parameters() {
    return advice.decisions().stream()
        .map(OptimizedFight.DecisionValue::parameter)
        .distinct()
        .toList();
  }

  /** Returns what to decide, without the options of a command line and without values. */
  private String sentence() {
    String start = advice.isBetterNotFought() ? "Do not fight. If there is a fight: " : "";
    String sentence;
    if (advice.doctrines().isEmpty()) {
      sentence =
          "decide as listed below; no single doctrine is optimal"
              + advice.instead().stream()
                  .filter(AlternativeDoctrine::costsValue)
                  .min(Comparator.comparingDouble(AlternativeDoctrine::costs))
                  .map(
                      it ->
                          ". The nearest: "
                              + DecisionWords.clause(it.doctrine())
                              + " ("
                              + loss(it.costs(), true)
                              + ")")
                  .orElse("");
    } else {
      sentence =
          advice.doctrines().stream().map(DecisionWords::clause).collect(Collectors.joining("; "))
              + (advice.isComplete() ? "" : "; decide the rest as listed below");
    }
    return start.isEmpty()
        ? sentence.substring(0, 1).toUpperCase(Locale.ROOT) + sentence.substring(1) + "."
        : start + sentence + ".";
  }

  /** Returns a loss of value in words: of successes, where they are what counts first. */
  private String loss(double costs, boolean costsValue) {
    boolean ofSuccess = advice.best().goal().matches("success(,.*)?");
    if (!costsValue) {
      return ofSuccess ? "as many successes, but worse losses" : "as much value, but worse losses";
    }
    if (!ofSuccess) {
      return cost(costs) + (advice.side() == Side.ATTACKER ? " less value" : " more value");
    }
    if (costs < 1e-4) {
      return "less than 1 success in 10,000 fights";
    }
    return Numbers.fixed(costs * 100, costs < 1e-3 ? 2 : 1)
        + (advice.side() == Side.ATTACKER
            ? " fewer successes in 100 fights"
            : " more successes for the attacker in 100 fights");
  }

  /** Returns what to decide, and the values of that and of no fight. */
  private String lead() {
    String value = BestChoiceFacts.worth(advice.best().value().get(0));
    OptionalDouble unfought = advice.best().unfought();
    if (advice.side() == Side.DEFENDER || unfought.isEmpty()) {
      return best("Best: ") + ". Expected value " + value + ".";
    }
    String without = BestChoiceFacts.worth(unfought.getAsDouble());
    return advice.isBetterNotFought()
        ? "Best: do not fight (value "
            + without
            + "). "
            + best("If there is a fight: ")
            + "; expected value "
            + value
            + "."
        : best("Best: ") + ". Expected value " + value + "; not fighting: " + without + ".";
  }

  /** Returns the best doctrines, or that there are none. */
  private String best(String start) {
    if (advice.doctrines().isEmpty()) {
      return start + "decide as listed below; no single doctrine is optimal";
    }
    String clauses =
        advice.doctrines().stream().map(DecisionWords::clause).collect(Collectors.joining("; "));
    return start
        + clauses
        + " ("
        + list(advice.doctrines())
        + ")"
        + (advice.isComplete() ? "" : "; decide the rest as listed below");
  }

  /** Returns the doctrine that costs least. */
  private String nearest() {
    return advice.instead().stream()
        .filter(AlternativeDoctrine::costsValue)
        .min(Comparator.comparingDouble(AlternativeDoctrine::costs))
        .map(it -> " The nearest is " + it.doctrine() + ", which costs " + cost(it.costs()) + ".")
        .orElse("");
  }

  /**
   * Returns the cost of a doctrine. One that costs nothing in the first part of a goal may still
   * cost something in a later part.
   */
  private String costs(AlternativeDoctrine it) {
    return it.isAsGood() ? AS_GOOD : it.costsValue() ? cost(it.costs()) : LOSSES_ONLY;
  }

  /** Returns the cost of an option, which may cost something only in a later part of the goal. */
  private static String costs(double costs) {
    return isZero(costs) ? LOSSES_ONLY : BestChoiceFacts.worth(costs);
  }

  /** Returns a cost; a cost too small for the decimals is given as below the last of them. */
  private static String cost(double costs) {
    return isZero(costs)
        ? "below " + Numbers.fixed(Math.pow(10, -BestChoiceFacts.DIGITS), BestChoiceFacts.DIGITS)
        : BestChoiceFacts.worth(costs);
  }

  private static boolean isZero(double worth) {
    return Math.abs(worth) <= Math.pow(10, -BestChoiceFacts.DIGITS) / 2;
  }

  private DataTable data() {
    DataTable data =
        new DataTable("choice", "doctrine", "situation", "option", "worth", "costs", "times");
    for (AlternativeDoctrine it : advice.instead()) {
      data.row(
          it.doctrine().parameter(),
          it.doctrine().text(),
          null,
          null,
          it.worth().get(0),
          it.costs(),
          null);
    }
    for (OptimizedFight.DecisionValue it : advice.decisions()) {
      data.row(
          it.parameter(), null, it.situation(), it.option(), null, it.costOfNextBest(), it.times());
    }
    return data;
  }

  private AdviceData advised() {
    return new AdviceData(
        FightHead.of(report),
        advice.side().toString(),
        sentence(),
        Summary.of(report.summary(), report.odds()),
        BestChoiceFacts.BestChoiceData.of(advice.best()),
        advice.best().unfought().isEmpty() ? null : advice.best().unfought().getAsDouble(),
        advice.odds().states(),
        texts(advice.others()),
        texts(advice.doctrines()),
        parameters().stream()
            .map(
                it -> {
                  DecisionWords words = DecisionWords.of(it);
                  return new ChoiceWords(it, words.heading(), words.column());
                })
            .toList(),
        advice.instead().stream()
            .map(
                it ->
                    new Alternative(
                        it.doctrine().parameter(),
                        it.doctrine().text(),
                        DecisionWords.clause(it.doctrine()),
                        it.worth(),
                        it.costs(),
                        it.isAsGood() ? NO_LOSS : loss(it.costs(), it.costsValue())))
            .toList(),
        advice.decisions().stream()
            .map(
                it ->
                    new Decision(
                        it.parameter(),
                        it.situation(),
                        it.option(),
                        it.times(),
                        it.ties(),
                        it.costs(),
                        it.ties()
                            ? NO_LOSS
                            : loss(it.costOfNextBest(), !isZero(it.costOfNextBest()))))
            .toList());
  }

  private static Map<String, String> texts(List<Doctrine> doctrines) {
    Map<String, String> texts = new LinkedHashMap<>();
    doctrines.forEach(it -> texts.put(it.parameter(), it.text()));
    return texts;
  }

  /** A map of the best options by the two numbers of a situation, one down and one across. */
  static final class DecisionMap {
    private static final Pattern TWO_NUMBERS =
        Pattern.compile(
            "([^-+0-9]*)([-+]?[0-9]+)([^0-9]*?),? ([^-+0-9 ]*) ?([-+]?[0-9]+)([^0-9]*)");

    private static final int MOST_ACROSS = 20;

    private final TreeMap<Integer, TreeMap<Integer, Set<String>>> options = new TreeMap<>();
    private final Set<Integer> across = new TreeSet<>();

    /** The names of the numbers, the one down and the one across. */
    private final Set<List<String>> names = new HashSet<>();

    private DecisionMap() {}

    /**
     * Returns the map of choices of one kind; null if it is too wide, if situations have no two
     * numbers, or if the best option depends on more than these.
     */
    static Block.Matrix of(List<OptimizedFight.DecisionValue> decisions) {
      DecisionMap map = new DecisionMap();
      boolean all = decisions.stream().allMatch(map::add);
      return all && map.names.size() == 1 && map.across.size() <= MOST_ACROSS && map.isComplete()
          ? map.matrix()
          : null;
    }

    private boolean isComplete() {
      return options.values().stream()
          .flatMap(row -> row.values().stream())
          .allMatch(cell -> cell.size() == 1);
    }

    private boolean add(OptimizedFight.DecisionValue it) {
      Matcher seen = TWO_NUMBERS.matcher(it.situation().replace(" point ", " points "));
      if (!seen.matches()) {
        return false;
      }
      names.add(
          List.of(
              (seen.group(1) + seen.group(3)).strip(), (seen.group(4) + seen.group(6)).strip()));
      int column = Integer.parseInt(seen.group(5));
      across.add(column);
      options
          .computeIfAbsent(Integer.valueOf(seen.group(2)), row -> new TreeMap<>())
          .computeIfAbsent(column, cell -> new TreeSet<>())
          .add(it.option());
      return true;
    }

    private Block.Matrix matrix() {
      List<Block.Line> lines = new ArrayList<>();
      options
          .descendingMap()
          .forEach(
              (row, cells) ->
                  lines.add(
                      Block.Line.of(
                          row.toString(),
                          across.stream()
                              .map(column -> String.join("/", cells.getOrDefault(column, Set.of())))
                              .toList())));
      List<String> name = names.iterator().next();
      return new Block.Matrix(
          name.get(0),
          name.get(1),
          across.stream().map(String::valueOf).toList(),
          lines,
          new Block.Legend("", "", false));
    }
  }
}
