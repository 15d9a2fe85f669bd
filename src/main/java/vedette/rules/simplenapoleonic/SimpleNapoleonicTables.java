package vedette.rules.simplenapoleonic;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import vedette.dice.Die;
import vedette.dice.Pools;
import vedette.fight.Side;
import vedette.rules.kit.ModifierTable;
import vedette.rules.kit.ResultTable;
import vedette.rules.simplenapoleonic.Unit.Arm;
import vedette.rules.simplenapoleonic.Unit.Formation;
import vedette.table.Tables;
import vedette.table.grid.CellKind;
import vedette.table.grid.Grid;

/** The tables of Really Simple Napoleonic, with lookups for the rules. */
final class SimpleNapoleonicTables {
  static final String STRENGTHS = "simple-napoleonic/strengths";
  static final String MUSKET_DICE = "simple-napoleonic/musket-dice";
  static final String ARTILLERY_DICE = "simple-napoleonic/artillery-dice";
  static final String RANGES = "simple-napoleonic/ranges";
  static final String MOVEMENT = "simple-napoleonic/movement";
  static final String FIRE_SCORES = "simple-napoleonic/fire-scores";
  static final String ASSAULT_DICE = "simple-napoleonic/assault-dice";
  static final String ASSAULT_SCORES = "simple-napoleonic/assault-scores";
  static final String MODIFIERS = "simple-napoleonic/score-modifiers";
  static final String MORALE = "simple-napoleonic/morale";
  static final String RALLY = "simple-napoleonic/rally";
  static final String GENERAL = "simple-napoleonic/general";

  private static final List<String> OF_FIRE =
      List.of(MUSKET_DICE, ARTILLERY_DICE, RANGES, FIRE_SCORES);

  /** The tables consulted after losses of any origin. */
  private static final List<String> OF_LOSSES = List.of(STRENGTHS, MODIFIERS, MORALE, GENERAL);

  static final int FACES = 6;

  static final Die D6 = Die.d(FACES);

  /** The maximum number of dice in a throw, with which the weights of a step do not overflow. */
  private static final int MOST_DICE = Unit.MOST_STRENGTH;

  private static final int FARTHEST = 99;
  private static final int MOST_SCORE = 99;

  /** The maximum number of faces of a die; a step rolls at most two of these. */
  private static final int MOST_FACES = 100;

  private final Tables tables;
  private final ModifierTable<ScoreCondition> modifiers;
  private final Pools pools = new Pools(FACES);
  private final Map<String, Grid> checked = new ConcurrentHashMap<>();
  private final Map<String, ResultTable<Boolean>> answers = new ConcurrentHashMap<>();

  /** Returns the lookups for these tables. */
  static SimpleNapoleonicTables of(Tables tables) {
    return tables.as(SimpleNapoleonicTables.class, SimpleNapoleonicTables::new);
  }

  private SimpleNapoleonicTables(Tables tables) {
    this.tables = tables;
    modifiers = new ModifierTable<>(tables.modifiers(MODIFIERS), ScoreCondition.class);
  }

  /** Returns the ids of the tables that fire consults. */
  static List<String> ofFire() {
    return withCommon(OF_FIRE);
  }

  /** Returns the ids of the tables that an assault consults. */
  static List<String> ofAssault() {
    List<String> assault = new ArrayList<>(List.of(ASSAULT_DICE, ASSAULT_SCORES, MOVEMENT));
    assault.addAll(OF_FIRE);
    return withCommon(assault);
  }

  /** Returns the ids of the tables that an advance consults. */
  static List<String> ofAdvance() {
    List<String> advance = new ArrayList<>(ofAssault());
    advance.add(RALLY);
    return List.copyOf(advance);
  }

  /** Returns the ids of the tables that a firefight consults. */
  static List<String> ofFirefight() {
    List<String> firefight = new ArrayList<>(List.of(MOVEMENT));
    firefight.addAll(OF_FIRE);
    return withCommon(firefight);
  }

  private static List<String> withCommon(List<String> own) {
    return Stream.concat(own.stream(), OF_LOSSES.stream()).toList();
  }

  /** Returns a table of numbers, which is read and checked at the first call. */
  private Grid numbers(String id, int least, int most) {
    // A plain get first: computeIfAbsent may lock.
    Grid known = checked.get(id);
    return known != null
        ? known
        : checked.computeIfAbsent(
            id, asked -> tables.grid(asked, CellKind.NUMBER).within(least, most));
  }

  /** Returns the modifiers of scores (SN2). */
  ModifierTable<ScoreCondition> modifiers() {
    return modifiers;
  }

  /** Returns the cache of throws of several D6. */
  Pools pools() {
    return pools;
  }

  private static int cell(Grid grid, String row, String column) {
    return grid.number(grid.rows().indexOf(row), grid.columns().indexOf(column));
  }

  int initialStrength(Arm arm) {
    return cell(numbers(STRENGTHS, 1, MOST_DICE), arm.toString(), "strength");
  }

  /** Returns the range of an arm in hexes, 0 if it does not fire. */
  int range(Arm arm) {
    return cell(numbers(RANGES, 0, FARTHEST), arm.toString(), "range");
  }

  /**
   * Returns the hexes that a unit moves in a turn; a battery has the same movement in every
   * formation.
   */
  int movement(Arm arm, Formation formation) {
    String row = arm == Arm.ARTILLERY ? arm.toString() : arm + " " + formation;
    return cell(numbers(MOVEMENT, 0, FARTHEST), row, "hexes");
  }

  /** Returns the dice of muskets at a range, by the shooter's formation (SN1). */
  int musketDice(int range, Formation shooter) {
    return byRange(MUSKET_DICE, range, shooter);
  }

  /** Returns the dice of a battery at a range, by the target's formation (SN1). */
  int artilleryDice(int range, Formation target) {
    return byRange(ARTILLERY_DICE, range, target);
  }

  private int byRange(String id, int range, Formation formation) {
    Grid grid = numbers(id, 0, MOST_DICE);
    return grid.number(grid.row(range), grid.columns().indexOf(formation.toString()));
  }

  /** Returns the minimum score that hits a target under fire, by its row in the table (SN2). */
  int fireScore(String target) {
    return cell(numbers(FIRE_SCORES, 1, MOST_SCORE), target, "score");
  }

  /** Returns the dice of an arm other than rifles in an assault (SN1). */
  int assaultDice(Arm arm) {
    return cell(numbers(ASSAULT_DICE, 0, MOST_DICE), arm.toString(), "dice");
  }

  /**
   * Returns the minimum score of the enemy's dice that costs a unit a point in an assault (SN3).
   */
  int assaultScore(Side side, String unit) {
    return cell(numbers(ASSAULT_SCORES, 1, MOST_SCORE), side + " " + unit, "score");
  }

  /** Returns the table of morale tests: true if the test fails (SN5). */
  ResultTable<Boolean> morale() {
    return answers(MORALE, "falls back");
  }

  /** Returns the table of rallies: true if the unit rallies (SN7). */
  ResultTable<Boolean> rally() {
    return answers(RALLY, "rallies");
  }

  /** Returns the table of generals: true if the general is killed (SN4). */
  ResultTable<Boolean> general() {
    return answers(GENERAL, "killed");
  }

  private ResultTable<Boolean> answers(String id, String column) {
    ResultTable<Boolean> known = answers.get(id);
    return known != null ? known : answers.computeIfAbsent(id, asked -> answered(id, column));
  }

  /** Returns a table whose column holds 1 for yes and 0 for no. */
  private ResultTable<Boolean> answered(String id, String name) {
    Grid table = numbers(id, 0, 1).rolledWithin(MOST_FACES);
    int column = table.columns().indexOf(name);
    return new ResultTable<>(table, column, row -> table.number(row, column) > 0);
  }

  /** Checks that a unit has dice for each range that it reaches. */
  void checkDiceForAllRanges() {
    numbers(RANGES, 0, FARTHEST)
        .withRows(
            row ->
                reached(row, Arm.MUSKETS, MUSKET_DICE)
                    && reached(row, Arm.ARTILLERY, ARTILLERY_DICE),
            "write a range for which every table of dice has a row");
  }

  private boolean reached(int row, Arm arm, String dice) {
    Grid ranges = numbers(RANGES, 0, FARTHEST);
    return !ranges.rows().name(row).equals(arm.toString())
        || IntStream.rangeClosed(1, ranges.number(row, 0))
            .allMatch(numbers(dice, 0, MOST_DICE).rows()::covers);
  }
}
