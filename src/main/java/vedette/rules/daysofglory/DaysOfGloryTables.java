package vedette.rules.daysofglory;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;
import vedette.dice.Die;
import vedette.rules.daysofglory.AssaultRoll.Arms;
import vedette.rules.daysofglory.AssaultRoll.VictoryScale;
import vedette.rules.daysofglory.Factors.MoraleFactors;
import vedette.rules.daysofglory.ShotDie.Faces;
import vedette.rules.kit.TextTable;
import vedette.table.CellKind;
import vedette.table.Grid;
import vedette.table.Modifiers;
import vedette.table.Tables;

/** The tables of Days of Glory in force, as the rules ask for them. */
final class DaysOfGloryTables {
  static final String MORALE = "days-of-glory/morale-factors";
  static final String RANGES = "days-of-glory/ranges";
  static final String SMALL_ARMS = "days-of-glory/small-arms";
  static final String ARTILLERY_RANGES = "days-of-glory/artillery-ranges";
  static final String SHELL_RANGES = "days-of-glory/shell-ranges";
  static final String BOUNCE = "days-of-glory/bounce-through";
  static final String ARTILLERY = "days-of-glory/artillery";
  static final String FIRES = "days-of-glory/fires";
  static final String DAMAGE = "days-of-glory/damage";
  static final String ASSAULT = "days-of-glory/close-assault-factors";
  static final String AUTOMATIC = "days-of-glory/automatic-victories";
  static final String OUTNUMBERING = "days-of-glory/outnumbering";
  static final String VICTORIES = "days-of-glory/victories";
  static final String RESULTS = "days-of-glory/assault-results";
  static final String CASUALTIES = "days-of-glory/assault-casualties";
  static final String STATES = "days-of-glory/assault-states";
  static final String MOVEMENT = "days-of-glory/assault-movement";

  /** What small arms consult. */
  static final List<String> OF_SHOOTING = List.of(SMALL_ARMS, RANGES);

  /** What guns consult that shoot at one target. */
  static final List<String> OF_GUNS = List.of(ARTILLERY, ARTILLERY_RANGES, SHELL_RANGES);

  /** What artillery consults. */
  static final List<String> OF_BOMBARDMENT =
      List.of(ARTILLERY, ARTILLERY_RANGES, SHELL_RANGES, BOUNCE, FIRES);

  /** What fire at a unit consults, with its test. */
  static final List<String> OF_FIRE =
      List.of(MORALE, SMALL_ARMS, RANGES, ARTILLERY, ARTILLERY_RANGES, SHELL_RANGES, FIRES, DAMAGE);

  /** What a firefight consults, in which guns fire shot. */
  static final List<String> OF_FIREFIGHT =
      List.of(MORALE, SMALL_ARMS, RANGES, ARTILLERY, ARTILLERY_RANGES, DAMAGE);

  /** What a close assault consults. */
  static final List<String> OF_ASSAULT =
      List.of(
          ASSAULT,
          AUTOMATIC,
          OUTNUMBERING,
          VICTORIES,
          RESULTS,
          CASUALTIES,
          STATES,
          MOVEMENT,
          DAMAGE);

  /** Morale, initiative and close assault roll this die. */
  static final Die D6 = Die.d(6);

  private static final List<String> FACES = List.of("toward", "away");

  private final Tables tables;
  private final Map<String, Grid> checked = new ConcurrentHashMap<>();
  private final Map<String, ShotDie.Table> shots = new ConcurrentHashMap<>();

  /** These tables as the rules ask for them. */
  static DaysOfGloryTables of(Tables tables) {
    return tables.as(DaysOfGloryTables.class, DaysOfGloryTables::new);
  }

  private DaysOfGloryTables(Tables tables) {
    this.tables = tables;
  }

  /** A table, read and checked when it is first asked for. */
  private Grid once(String id, CellKind cells, UnaryOperator<Grid> check) {
    Grid known = checked.get(id);
    if (known == null) {
      known = check.apply(tables.grid(id, cells));
      checked.put(id, known);
    }
    return known;
  }

  /** What counts in morale tests. */
  MoraleFactors moraleFactors() {
    return tables.as(MoraleFactors.class, MoraleFactors::of);
  }

  /** What a close assault consults. */
  Assault.Consulted closeAssault() {
    return tables.as(
        Assault.Consulted.class,
        these ->
            new Assault.Consulted(
                factors(ASSAULT),
                factors(AUTOMATIC),
                new Assault.Outnumbering(numbers(OUTNUMBERING)),
                new VictoryScale(this)));
  }

  private Factors factors(String id) {
    return new Factors(tables.modifiers(id).checkedIn(Set.of()).list());
  }

  /** Every condition that some factor depends on. */
  Set<String> conditions() {
    Set<String> all = moraleConditions();
    all.addAll(assaultConditions());
    return all;
  }

  /** Every condition that some factor of a close assault depends on. */
  Set<String> assaultConditions() {
    Set<String> conditions = conditions(tables.modifiers(ASSAULT));
    conditions.addAll(conditions(tables.modifiers(AUTOMATIC)));
    return conditions;
  }

  /** Every condition that a morale factor depends on. */
  Set<String> moraleConditions() {
    return conditions(tables.modifiers(MORALE));
  }

  private static Set<String> conditions(Modifiers modifiers) {
    Set<String> conditions = new TreeSet<>();
    modifiers.list().forEach(modifier -> conditions.add(modifier.when()));
    return conditions;
  }

  /** A table of numbers. */
  Grid numbers(String id) {
    return tables.grid(id, CellKind.NUMBER);
  }

  /** A table of hits by faces of a D6. */
  Grid hits(String id) {
    return once(
        id,
        CellKind.TEXT,
        table ->
            table.withCells(
                text -> Faces.parse(text) != null,
                "write faces of a D6 with their results, as in `45H 6HH`, `6FH`, `56` or `--`"));
  }

  /** The dice of a table of hits. */
  ShotDie.Table shots(String id) {
    return shots.computeIfAbsent(id, of -> new ShotDie.Table(new TextTable(hits(of))));
  }

  /** A table of effects by 2D6. */
  Grid damage() {
    return tables
        .grid(DAMAGE, CellKind.TEXT)
        .withCells(text -> !text.isBlank(), "say what happens, or `no effect`");
  }

  /** The results of close assaults; the tables of their effects know them all. */
  Grid victories() {
    return once(VICTORIES, CellKind.TEXT, this::knownToAll);
  }

  private Grid knownToAll(Grid victories) {
    List<Grid> effects = List.of(states(), casualties(), numbers(MOVEMENT));
    return victories.withCells(
        text -> effects.stream().allMatch(grid -> grid.rows().indexOf(text) >= 0),
        "write a result that " + STATES + ", " + CASUALTIES + " and " + MOVEMENT + " have");
  }

  /** Figures lost, by result. */
  Grid casualties() {
    return once(CASUALTIES, CellKind.NUMBER, table -> table.atLeast(0));
  }

  /** Facing and morale by result. */
  Grid states() {
    return once(STATES, CellKind.TEXT, DaysOfGloryTables::inTheirColumns);
  }

  private static Grid inTheirColumns(Grid states) {
    states.withCells(
        text -> Morale.of(text) != null || FACES.contains(text),
        "write toward or away, or good, disordered, shaken, routing, destroyed");
    for (String who : List.of("winner", "loser")) {
      int morale = states.columns().indexOf(who);
      int faces = states.columns().indexOf(who + " faces");
      states.withRows(
          row ->
              Morale.of(states.text(row, morale)) != null
                  && FACES.contains(states.text(row, faces)),
          "write where the " + who + " faces, toward or away, and its state, each in its column");
    }
    return states;
  }

  /** What a result does to the winner or the loser. */
  CloseAssault.Outcome.Of effect(String result, String who, Arms arms) {
    int row = states().rows().indexOf(result);
    return new CloseAssault.Outcome.Of(
        cell(casualties(), result, who),
        Morale.of(states().text(row, states().columns().indexOf(who))),
        states().text(row, states().columns().indexOf(who + " faces")),
        cell(numbers(MOVEMENT), result, arms.moves(who)));
  }

  /** A number of a table whose rows and columns have names. */
  static int cell(Grid grid, String row, String column) {
    return grid.number(grid.rows().indexOf(row), grid.columns().indexOf(column));
  }

  /** What a result is called: {@code A brief combat}. */
  String called(String result) {
    Grid names = tables.grid(RESULTS, CellKind.TEXT);
    int row = names.rows().indexOf(result);
    return row < 0 ? result : result + " " + names.text(row, 0);
  }

  /** The names of a table's rows. */
  static List<String> rows(Grid grid) {
    List<String> names = new ArrayList<>();
    for (int i = 0; i < grid.rows().size(); i++) {
      names.add(grid.rows().name(i));
    }
    return names;
  }
}
