package vedette.rules.daysofglory;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import vedette.problem.TextFault;
import vedette.table.Grid;

/**
 * The shooting of one unit's small arms: a die for each full four stands and one for what remains
 * (DG1, DG3).
 */
final class SmallArms {
  private static final int FULL = 4;
  private static final List<String> BANDS = List.of("short", "medium", "long");

  private SmallArms() {}

  /**
   * A unit at its range.
   *
   * @param parameter where it was given
   * @throws TextFault if it is out of range
   */
  static Shooter of(DaysOfGloryTables tables, Volley volley, String parameter) {
    String band =
        band(tables, volley.musket(), volley.range())
            .orElseThrow(
                () ->
                    new TextFault(
                        parameter,
                        "`" + volley + "` is out of range",
                        volley.musket()
                            + " muskets reach "
                            + reach(tables, volley.musket())
                            + " inches"));
    return at(tables, volley.stands(), band);
  }

  /** Stands at the shortest range. */
  static Shooter close(DaysOfGloryTables tables, int stands) {
    return at(tables, stands, BANDS.get(0));
  }

  /** Stands at a range; none beyond the reach of their muskets, or without any. */
  static Shooter within(DaysOfGloryTables tables, int stands, Musket musket, int range) {
    return musket == Musket.NONE
        ? Shooter.NONE
        : band(tables, musket, range).map(band -> at(tables, stands, band)).orElse(Shooter.NONE);
  }

  /** How far muskets reach, in inches. */
  static int reach(DaysOfGloryTables tables, Musket musket) {
    return reach(tables, musket, BANDS.get(BANDS.size() - 1));
  }

  private static int reach(DaysOfGloryTables tables, Musket musket, String band) {
    Grid ranges = tables.numbers(DaysOfGloryTables.RANGES);
    return DaysOfGloryTables.cell(ranges, band, musket.toString());
  }

  /** The first band that is not below the range (DG3); empty beyond the last. */
  private static Optional<String> band(DaysOfGloryTables tables, Musket musket, int range) {
    return BANDS.stream().filter(band -> range <= reach(tables, musket, band)).findFirst();
  }

  private static Shooter at(DaysOfGloryTables tables, int stands, String band) {
    return Shooter.of(looks -> dice(tables, stands, band, looks));
  }

  private static List<ShotDie> dice(
      DaysOfGloryTables tables, int stands, String band, TargetType looks) {
    ShotTable table = tables.shots(DaysOfGloryTables.SMALL_ARMS);
    List<ShotDie> dice = new ArrayList<>();
    for (int left = stands; left > 0; left -= FULL) {
      int those = Math.min(FULL, left);
      ShotDie die = table.die(those + (those == 1 ? " stand, " : " stands, ") + band, looks);
      if (!die.faces().isNothing()) {
        dice.add(die);
      }
    }
    return List.copyOf(dice);
  }
}
