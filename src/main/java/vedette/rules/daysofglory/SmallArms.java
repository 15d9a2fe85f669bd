package vedette.rules.daysofglory;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import vedette.fight.Umpire;
import vedette.problem.TextFault;
import vedette.rules.kit.TextTable;
import vedette.table.Grid;

/**
 * The shooting of one unit's small arms at one target: its dice, one for each full four stands and
 * one for what remains (DG1, DG3).
 */
final class SmallArms {
  private static final int FULL = 4;
  private static final List<String> BANDS = List.of("short", "medium", "long");

  private final List<ShotDie> dice = new ArrayList<>();

  SmallArms(DaysOfGloryTables tables, Volley volley, TargetType target, String parameter) {
    this(
        tables,
        volley.stands(),
        band(tables.numbers(DaysOfGloryTables.RANGES), volley, parameter),
        target);
  }

  /** At the shortest range. */
  static SmallArms close(DaysOfGloryTables tables, int stands, TargetType target) {
    return new SmallArms(tables, stands, BANDS.get(0), target);
  }

  private SmallArms(DaysOfGloryTables tables, int all, String band, TargetType target) {
    Grid hits = tables.hits(DaysOfGloryTables.SMALL_ARMS);
    TextTable table = new TextTable(hits);
    int column = hits.columns().indexOf(target.toString());
    for (int left = all; left > 0; left -= FULL) {
      int stands = Math.min(FULL, left);
      int row = hits.rows().indexOf(stands + (stands == 1 ? " stand, " : " stands, ") + band);
      ShotDie die = ShotDie.of(table, row, column);
      if (!die.faces().isNothing()) {
        dice.add(die);
      }
    }
  }

  /** The first band that is not below the range (DG3); empty beyond the last. */
  private static Optional<String> band(Grid ranges, Musket musket, int range) {
    return BANDS.stream()
        .filter(band -> range <= DaysOfGloryTables.cell(ranges, band, musket.toString()))
        .findFirst();
  }

  private static String band(Grid ranges, Volley volley, String parameter) {
    return band(ranges, volley.musket(), volley.range())
        .orElseThrow(
            () ->
                new TextFault(
                    parameter,
                    "`" + volley + "` is out of range",
                    volley.musket()
                        + " muskets reach "
                        + reach(ranges, volley.musket())
                        + " inches"));
  }

  private static int reach(Grid ranges, Musket musket) {
    return DaysOfGloryTables.cell(ranges, BANDS.get(BANDS.size() - 1), musket.toString());
  }

  /** How far muskets reach, in inches. */
  static int reach(DaysOfGloryTables tables, Musket musket) {
    return reach(tables.numbers(DaysOfGloryTables.RANGES), musket);
  }

  /** The dice of so many stands at a range; none beyond their reach. */
  static List<ShotDie> within(
      DaysOfGloryTables tables, int stands, Musket musket, int range, TargetType target) {
    return band(tables.numbers(DaysOfGloryTables.RANGES), musket, range)
        .map(band -> new SmallArms(tables, stands, band, target).dice)
        .orElse(List.of());
  }

  /** The dice that can hit. */
  List<ShotDie> dice() {
    return dice;
  }

  /** Notes what its dice are read by. */
  void preview(Umpire umpire) {
    for (ShotDie die : dice) {
      die.note(umpire);
    }
    if (dice.isEmpty()) {
      umpire.note("DG3", "no die can bring a hit");
    }
  }

  /** The dice of several volleys at one target; {@code parameter} is where they were given. */
  static List<ShotDie> dice(
      DaysOfGloryTables tables, List<Volley> volleys, TargetType target, String parameter) {
    return dice(
        volleys.stream().map(volley -> new SmallArms(tables, volley, target, parameter)).toList());
  }

  /** The dice of several units, one after the other. */
  static List<ShotDie> dice(List<SmallArms> units) {
    return units.stream().flatMap(unit -> unit.dice.stream()).toList();
  }
}
