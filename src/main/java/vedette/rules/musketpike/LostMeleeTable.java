package vedette.rules.musketpike;

import java.util.List;
import vedette.rules.TableFamily;

/** What the lost melee table may have been, by what its text says (MP2). */
enum LostMeleeTable implements TableFamily<MeleeColumn> {
  /** Whatever the text allows. */
  WIDE("the results in the same order down each column, none worse than in the column before"),
  /** Of those, the ones that run from column to column as printed tables do. */
  TIGHT(
      "the results in the same order down each column; from a column to the next no cell is worse,"
          + " and all ten together are better by one to four steps; A1-D1 on three to five rolls;"
          + " no result rarer than both one before it and one behind it; 0.6 against 0.9 points"
          + " lost at 125%");

  private static final List<String> NAMES =
      List.of("50%", "75%", "100%", "125%", "150%", "200%", "300%");

  private static final int MOST_STEPS = 4;

  private final String text;

  LostMeleeTable(String text) {
    this.text = text;
  }

  @Override
  public String table() {
    return MusketPikeTables.MELEE_RESULTS;
  }

  @Override
  public String text() {
    return text;
  }

  @Override
  public List<List<MeleeColumn>> columns() {
    return NAMES.stream()
        .map(name -> MeleeColumn.all().stream().filter(it -> mayBe(name, it)).toList())
        .toList();
  }

  @Override
  public boolean adjoin(MeleeColumn left, MeleeColumn right) {
    return right.isNowhereWorseThan(left) && (this == WIDE || isNext(left, right));
  }

  private boolean mayBe(String name, MeleeColumn it) {
    return fitsText(name, it) && (this == WIDE || isSmooth(name, it));
  }

  /** What the text says of single columns. */
  private static boolean fitsText(String name, MeleeColumn it) {
    return switch (name) {
      // Comments: 0.8 points and a chance of 30% to retreat, for either side.
      case "100%" ->
          it.attackerLosses() == 8
              && it.defenderLosses() == 8
              && it.attackerRetreats() == 3
              && it.defenderRetreats() == 3;
      // Tactical examples: a chance of 40% against 20%.
      case "125%" -> it.defenderRetreats() == 4 && it.attackerRetreats() == 2;
      // Combat: a 7 is D1R.
      case "150%" -> it.result(7).equals("D1R");
      // Tactical examples: A1-D1 may come up.
      case "200%" -> it.a1d1() > 0;
      default -> true;
    };
  }

  /** What we take to be so: the losses at 125% are those that the last tactical example sums up. */
  private static boolean isSmooth(String name, MeleeColumn it) {
    boolean losses = !name.equals("125%") || it.attackerLosses() == 6 && it.defenderLosses() == 9;
    return losses && it.a1d1() >= 3 && it.a1d1() <= 5 && !it.hasValley();
  }

  private static boolean isNext(MeleeColumn left, MeleeColumn right) {
    return !right.equals(left) && right.stepsAbove(left) <= MOST_STEPS;
  }
}
