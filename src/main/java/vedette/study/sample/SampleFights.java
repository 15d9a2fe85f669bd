package vedette.study.sample;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import vedette.fight.BySide;
import vedette.fight.Side;
import vedette.system.Arm;
import vedette.system.Columns;
import vedette.system.Columns.Compare;
import vedette.system.RoundStep;
import vedette.system.RuleSystem;
import vedette.system.State;
import vedette.system.TableRule;
import vedette.system.query.Amount;
import vedette.table.grid.Comparison;

/**
 * Sample fights under a rule system that together use most of it: each arm against each, also in
 * twos and threes for one round; the first arm at 10:1 to 1:3; all arms together; with each word;
 * and on each column, reached by strengths if the first arm can, else by giving the column.
 */
public final class SampleFights {
  /** Strengths of the defender against an attacker of ten. */
  private static final List<Integer> DEFENDERS = List.of(1, 2, 5, 8, 10, 15, 30);

  /** Strengths of both sides, because the strength of one side may also select a column. */
  private static final List<Integer> SIZES = List.of(1, 2, 3, 5, 8, 15, 30, 100);

  private static final String FEW_ROUNDS = "3";

  public static final int TEN = 10;

  /** Points of an arm against an arm: enough for dice and few enough for exact odds. */
  public static final int POINTS = 4;

  /** Units of an arm side by side: together they may reach a column that one cannot. */
  private static final int MOST_TOGETHER = 3;

  /** The most points of a side in the search for a column. */
  private static final int MOST_POINTS = 300;

  /** The most whole units of a side in the search for a column. */
  private static final int MOST_UNITS = 12;

  /**
   * The most varied fights of a kind: those for named parts of the file, those of single units and
   * those of several.
   */
  private static final int MOST_OF_A_KIND = 300;

  private final RuleSystem system;
  private final String attacker;
  private final String defender;

  /** The options of all fights, for tables that do not find their own column. */
  private final Map<String, String> always;

  private final Set<Map<String, List<String>>> fights = new LinkedHashSet<>();

  private SampleFights(RuleSystem system) {
    this.system = system;
    attacker = force(system.arms().get(0), POINTS);
    defender = force(system.arms().get(system.arms().size() > 1 ? 1 : 0), POINTS);
    always = new LinkedHashMap<>(firstColumn(system));
  }

  /** Returns the options of each fight by parameter, without the file. */
  public static List<Map<String, List<String>>> of(RuleSystem system) {
    SampleFights fights = new SampleFights(system);
    fights.collect();
    return List.copyOf(fights.fights);
  }

  /**
   * Returns more fights: also units that begin in each state, each word where one side is far
   * stronger, all words together, and both sides from 1 to 100. Fights for named parts of the file
   * come first, then the more numerous fights between arms. For a large file the result is a sample
   * of some hundreds.
   */
  public static List<Map<String, List<String>>> variedFights(RuleSystem system) {
    SampleFights fights = new SampleFights(system);
    if (system.uses().countsRounds() && system.rounds() == 0) {
      fights.always.put("turns", FEW_ROUNDS); // Otherwise none of these fights is possible.
    }
    fights.words();
    fights.states();
    fights.columns();
    fights.sizes();
    List<Map<String, List<String>>> named =
        sampleEvenly(List.copyOf(fights.fights), MOST_OF_A_KIND);
    fights.fights.retainAll(Set.copyOf(named));
    fights.strengths(MOST_OF_A_KIND);
    return List.copyOf(fights.fights);
  }

  /**
   * Returns an evenly spaced sample that includes the first element; all elements if there are no
   * more than {@code most}.
   */
  private static <T> List<T> sampleEvenly(List<T> all, int most) {
    int size = all.size();
    return size <= most
        ? all
        : IntStream.range(0, most).mapToObj(i -> all.get((int) ((long) i * size / most))).toList();
  }

  private void collect() {
    strengths(Integer.MAX_VALUE);
    columns();
    for (String word : system.words()) {
      word(word);
    }
  }

  private void strengths(int mostOfAKind) {
    if (!system.hasArms()) {
      DEFENDERS.forEach(it -> add(String.valueOf(TEN), String.valueOf(it), always));
    } else {
      arms(mostOfAKind);
    }
  }

  private void columns() {
    for (TableRule table : system.tables().values()) {
      for (String column : addMissingColumns(table)) {
        add(attacker, defender, Map.of("column", column));
      }
    }
  }

  private void word(String word) {
    if (!system.isOfStacks(word.split(" ")[0])) {
      add(attacker, defender, with(word));
    }
    add(attacker + "; with " + word, defender, always);
    add(attacker, defender + "; with " + word, always);
  }

  private Map<String, String> with(String words) {
    Map<String, String> said = new LinkedHashMap<>(always);
    said.put("with", words);
    return said;
  }

  private void words() {
    Arm first = system.arms().get(0);
    for (String word : system.words()) {
      word(word);
      String with = "; with " + word;
      add(force(first, TEN) + with, force(first, 1) + with, always);
      add(force(first, 1) + with, force(first, TEN) + with, always);
      if (system.uses().counts(word)) {
        word(word + " " + POINTS);
      }
    }
    if (system.words().size() > 1) {
      String all = String.join(", ", system.words());
      String ofTheFight =
          system.words().stream()
              .filter(it -> !system.isOfStacks(it))
              .collect(Collectors.joining(", "));
      Map<String, String> said = ofTheFight.isEmpty() ? always : with(ofTheFight);
      add(attacker + "; with " + all, defender + "; with " + all, said);
    }
  }

  private void sizes() {
    Arm first = system.arms().get(0);
    if (!first.hasSteps()) {
      SIZES.forEach(it -> add(force(first, it), force(first, it), always));
    }
  }

  private void states() {
    for (State state : system.states()) {
      add(attacker + " " + state.name(), defender, always);
      add(attacker, defender + " " + state.name(), always);
      if (state.isCounted()) {
        String most = " " + state.name() + " " + state.counts();
        add(attacker + most, defender, always);
        add(attacker, defender + most, always);
      }
    }
  }

  /**
   * Returns pairs of arms: each with each if these are few enough, else each with the next, then
   * with the one after that.
   */
  private List<List<Arm>> pairs(int most) {
    List<Arm> arms = system.arms();
    int size = arms.size();
    if ((long) size * size <= most) {
      return arms.stream().flatMap(it -> arms.stream().map(other -> List.of(it, other))).toList();
    }
    return IntStream.range(0, most)
        .mapToObj(i -> List.of(arms.get(i % size), arms.get((i + 1 + i / size) % size)))
        .toList();
  }

  private void arms(int mostOfAKind) {
    List<Arm> arms = system.arms();
    for (List<Arm> pair : pairs(mostOfAKind)) {
      add(force(pair.get(0), POINTS), force(pair.get(1), POINTS), always);
    }
    Map<String, String> once = new LinkedHashMap<>(always);
    if (system.rounds() != 1) {
      once.put("turns", "1"); // Several units have too many ways to end a long fight.
    }
    for (List<Arm> pair : pairs(mostOfAKind / (MOST_TOGETHER * MOST_TOGETHER - 1))) {
      for (int attackers = 1; attackers <= MOST_TOGETHER; attackers++) {
        for (int defenders = 1; defenders <= MOST_TOGETHER; defenders++) {
          if (attackers + defenders > 2) {
            add(units(pair.get(0), attackers), units(pair.get(1), defenders), once);
          }
        }
      }
    }
    for (int defender : DEFENDERS) {
      add(force(arms.get(0), TEN), force(arms.get(0), defender), always);
    }
    if (arms.size() > 1) {
      String all = String.join(", ", arms.stream().map(arm -> force(arm, 2)).toList());
      add(all, all, always);
    }
  }

  /**
   * Returns a stack of an arm with a number of points; of an arm with steps, one whole unit for
   * each five points, rounded up.
   */
  public static String force(Arm arm, int points) {
    if (arm.name().isEmpty()) {
      return String.valueOf(points);
    }
    if (!arm.hasSteps()) {
      return arm.name() + " " + points;
    }
    return units(arm, Math.max(1, (points + 4) / 5));
  }

  private static String units(Arm arm, int units) {
    String unit = arm.hasSteps() ? arm.name() : force(arm, POINTS);
    return String.join(", ", Collections.nCopies(units, unit));
  }

  /** Returns the options for tables that do not find their own column. */
  public static Map<String, String> firstColumn(RuleSystem system) {
    List<TableRule> tables = new ArrayList<>(begunWith(system));
    tables.addAll(system.tables().values());
    for (TableRule table : tables) {
      if (table.columns().compare() == Compare.SAID) {
        return Map.of("column", table.columns().axis().name(0));
      }
    }
    return Map.of();
  }

  /**
   * Returns the tables without whose column a fight is rejected: that of the first roll, else all.
   */
  private static Collection<TableRule> begunWith(RuleSystem system) {
    RoundStep step = system.round().get(0);
    return step.kind() == RoundStep.Kind.TABLE && step.by() != RoundStep.Actor.INITIATIVE
        ? List.of(system.tables().get(step.name()))
        : system.tables().values();
  }

  /** Returns whether a fight can begin with a given column. */
  private boolean canBeginOn(String column) {
    return begunWith(system).stream()
        .map(TableRule::columns)
        .allMatch(it -> it.compare() != Compare.SAID || it.axis().indexOf(column) >= 0);
  }

  /**
   * Adds fights of the first arm against itself that reach the columns of a table.
   *
   * @return the columns left to be given by name, as far as possible
   */
  private List<String> addMissingColumns(TableRule table) {
    Columns by = table.columns();
    if (by.compare() == Compare.ONE) {
      return List.of();
    }
    BitSet columns = new BitSet();
    columns.set(0, by.axis().size());
    Arm arm = system.arms().get(0);
    boolean points = !arm.hasSteps() && isStrength(by);
    int attacker = points ? 1 : unitValue(arm, by.sides(), Side.ATTACKER);
    int defender = points ? 1 : unitValue(arm, by.sides(), Side.DEFENDER);
    int said = by.axis().indexOf(always.getOrDefault("column", ""));
    if (said >= 0) {
      columns.clear(said);
    } else if (attacker > 0 && defender > 0) {
      List<BySide<Integer>> had = new ArrayList<>();
      DEFENDERS.forEach(it -> had.add(new BySide<>(TEN, it)));
      Comparison comparison = by.comparison();
      int ofUnit = arm.hasSteps() ? arm.steps() : POINTS;
      ColumnLosses losses = new ColumnLosses(system, table, points ? 0 : ofUnit);
      ColumnStrengths.of(
              columns,
              (one, other) -> comparison.column(one * attacker, other * defender),
              losses::of,
              points ? had : List.of(),
              points ? TEN : 1,
              points ? MOST_POINTS : MOST_UNITS)
          .forEach(
              it ->
                  add(
                      points ? force(arm, it.attacker()) : units(arm, it.attacker()),
                      points ? force(arm, it.defender()) : units(arm, it.defender()),
                      always));
    }
    return columns.stream().mapToObj(by.axis()::name).filter(this::canBeginOn).toList();
  }

  private static boolean isStrength(Columns by) {
    return by.sides() != null
        && by.sides().attacker().text().equals("strength")
        && by.sides().defender().text().equals("strength");
  }

  /**
   * Returns the value that a whole unit counts for a side; 0 if it lacks that value, or if nothing
   * is compared.
   */
  private int unitValue(Arm arm, BySide<Amount> counted, Side side) {
    int value = counted == null ? -1 : system.values().indexOf(counted.of(side).text());
    Integer worth = value < 0 ? null : arm.value(value, arm.steps());
    return worth == null ? 0 : worth;
  }

  private void add(String attacker, String defender, Map<String, String> further) {
    Map<String, List<String>> fight = new LinkedHashMap<>();
    fight.put("attacker", List.of(attacker));
    fight.put("defender", List.of(defender));
    further.forEach((parameter, text) -> fight.put(parameter, List.of(text)));
    fights.add(fight);
  }
}
