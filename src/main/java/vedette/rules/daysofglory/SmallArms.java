package vedette.rules.daysofglory;

import java.util.ArrayList;
import java.util.List;
import vedette.table.Grid;

/** Muskets of foot: a die for each full four stands and one for what remains (DG1). */
record SmallArms(DaysOfGloryTables tables, Musket musket) implements Weapon {
  private static final int FULL = 4;
  private static final List<String> BANDS = List.of("short", "medium", "long");

  @Override
  public List<String> bands() {
    return musket == Musket.NONE ? List.of() : BANDS;
  }

  @Override
  public int reach(String band) {
    Grid ranges = tables.numbers(DaysOfGloryTables.RANGES);
    return DaysOfGloryTables.cell(ranges, band, musket.toString());
  }

  @Override
  public String reachInWords() {
    return musket + " muskets reach " + reach() + " inches";
  }

  @Override
  public List<ShotDie> dice(int stands, String band, TargetType looks) {
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
