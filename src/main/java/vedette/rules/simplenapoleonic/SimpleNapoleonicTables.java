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

/** The tables of Really Simple Napoleonic, as the rules ask for them. */
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

  /** What follows from losses, however they came. */
  private static final List<String> OF_LOSSES = List.of(STRENGTHS, MODIFIERS, MORALE, GENERAL);

  static final int FACES = 6;

  static final Die D6 = Die.d(FACES);

  /** So many dice a throw stay within what a step's weights can be. */
  private static final int MOST_DICE = Unit.MOST_STRENGTH;

  private static final int FARTHEST = 99;
  private static final int MOST_SCORE = 99;

  /** A step rolls two of these dice at most. */
  private static final int MOST_FACES = 100;

  private final Tables tables;
  private final ModifierTable<ScoreCondition> modifiers;
  private final Pools pools = new Pools(FACES);
  private final Map<String, Grid> checked = new ConcurrentHashMap<>();
  private final Map<String, ResultTable<Boolean>> answers = new ConcurrentHashMap<>();

  /** These tables as the rules ask for them. */
  static SimpleNapoleonicTables of(Tables tables) {
    return tables.as(SimpleNapoleonicTables.class, SimpleNapoleonicTables::new);
  }

  private SimpleNapoleonicTables(Tables tables) {
    this.tables = tables;
    modifiers = new ModifierTable<>(tables.modifiers(MODIFIERS), ScoreCondition.class);
  }

  /** Returns what fire consults. */
  static List<String> ofFire() {
    return withCommon(OF_FIRE);
  }

  /** Returns what an assault consults. */
  static List<String> ofAssault() {
    List<String> assault = new ArrayList<>(List.of(ASSAULT_DICE, ASSAULT_SCORES, MOVEMENT));
    assault.addAll(OF_FIRE);
    return withCommon(assault);
  }

  /** Returns what an advance consults. */
  static List<String> ofAdvance() {
    List<String> advance = new ArrayList<>(ofAssault());
    advance.add(RALLY);
    return List.copyOf(advance);
  }

  /** Returns what a firefight consults. */
  static List<String> ofFirefight() {
    List<String> firefight = new ArrayList<>(List.of(MOVEMENT));
    firefight.addAll(OF_FIRE);
    return withCommon(firefight);
  }

  private static List<String> withCommon(List<String> own) {
    return Stream.concat(own.stream(), OF_LOSSES.stream()).toList();
  }

  /** Returns a table of numbers, read and checked when it is first asked for. */
  private Grid numbers(String id, int least, int most) {
    // Not computeIfAbsent alone, which may lock.
    Grid known = checked.get(id);
    return known != null
        ? known
        : checked.computeIfAbsent(
            id, asked -> tables.grid(asked, CellKind.NUMBER).within(least, most));
  }

  /** Returns what is added to the scores of dice (SN2). */
  ModifierTable<ScoreCondition> modifiers() {
    return modifiers;
  }

  /** Throws of several D6. */
  Pools pools() {
    return pools;
  }

  private static int cell(Grid grid, String row, String column) {
    return grid.number(grid.rows().indexOf(row), grid.columns().indexOf(column));
  }

  int initialStrength(Arm arm) {
    return cell(numbers(STRENGTHS, 1, MOST_DICE), arm.toString(), "strength");
  }

  /** Returns how far an arm fires, 0 if it does not. */
  int range(Arm arm) {
    return cell(numbers(RANGES, 0, FARTHEST), arm.toString(), "range");
  }

  /** Hexes that a unit moves in a turn; a battery has one movement in whatever formation. */
  int movement(Arm arm, Formation formation) {
    String row = arm == Arm.ARTILLERY ? arm.toString() : arm + " " + formation;
    return cell(numbers(MOVEMENT, 0, FARTHEST), row, "hexes");
  }

  /** Dice of muskets that fire so far, by the formation that they stand in (SN1). */
  int musketDice(int range, Formation shooter) {
    return byRange(MUSKET_DICE, range, shooter);
  }

  /** Dice of a battery that fires so far, by the formation of its target (SN1). */
  int artilleryDice(int range, Formation target) {
    return byRange(ARTILLERY_DICE, range, target);
  }

  private int byRange(String id, int range, Formation formation) {
    Grid grid = numbers(id, 0, MOST_DICE);
    return grid.number(grid.row(range), grid.columns().indexOf(formation.toString()));
  }

  /** Returns the least score that hits a target under fire, by what tables call it (SN2). */
  int fireScore(String target) {
    return cell(numbers(FIRE_SCORES, 1, MOST_SCORE), target, "score");
  }

  /** Dice of an arm in an assault, but for rifles (SN1). */
  int assaultDice(Arm arm) {
    return cell(numbers(ASSAULT_DICE, 0, MOST_DICE), arm.toString(), "dice");
  }

  /** Returns the least score of its enemy that costs a unit a point in an assault (SN3). */
  int assaultScore(Side side, String unit) {
    return cell(numbers(ASSAULT_SCORES, 1, MOST_SCORE), side + " " + unit, "score");
  }

  /** Returns whether a morale test fails (SN5). */
  ResultTable<Boolean> morale() {
    return answers(MORALE, "falls back");
  }

  /** Returns whether a unit rallies (SN7). */
  ResultTable<Boolean> rally() {
    return answers(RALLY, "rallies");
  }

  /** Returns whether a general is killed (SN4). */
  ResultTable<Boolean> general() {
    return answers(GENERAL, "killed");
  }

  private ResultTable<Boolean> answers(String id, String column) {
    ResultTable<Boolean> known = answers.get(id);
    return known != null ? known : answers.computeIfAbsent(id, asked -> answered(id, column));
  }

  /** Returns a table that says yes, 1, or no, 0, in a column. */
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
