package vedette.rules.musketpike.units;

import vedette.fight.BySide;
import vedette.fight.Side;
import vedette.fight.Umpire;

/**
 * A forced retreat of a unit, and its cost.
 *
 * @param row row of the table of retreats, which has the points and the hexes
 * @param to fate of a unit that survives
 * @param end fate of a unit that loses all its points
 * @param surrendered fate of a unit without a way out
 */
public record ForcedRetreat(String row, Fate to, Fate end, Fate surrendered, String reading) {
  /** The row of units that retreat before melee. */
  public static final String BEFORE_MELEE = "before melee";

  private static final ForcedRetreat UNDER_FIRE =
      new ForcedRetreat("fire", Fate.DRIVEN_OFF, Fate.DESTROYED, Fate.SURRENDERED_TO_FIRE, "MP5");

  private static final BySide<ForcedRetreat> OF_MELEE =
      new BySide<>(fromMelee("melee, attacker"), fromMelee("melee, defender"));

  private static ForcedRetreat fromMelee(String row) {
    return new ForcedRetreat(row, Fate.FORCED_BACK, Fate.ELIMINATED, Fate.SURRENDERED, "MP6");
  }

  /** Returns the hexes that a unit has retreated, by the cause of its retreat; 0 if it has not. */
  public static int hexes(StackState gone) {
    if (!gone.isAway()) {
      return 0;
    }
    return gone.stack().tables().retreatHexes(row(gone.fate(), gone.stack().side()));
  }

  private static String row(Fate fate, Side side) {
    return switch (fate) {
      case EVADED -> BEFORE_MELEE;
      case FORCED_BACK -> OF_MELEE.of(side).row();
      default -> UNDER_FIRE.row();
    };
  }

  /** Makes a disordered unit that fails a check under fire lose more points and retreat (MP5). */
  public static StackState underFire(StackState now, Umpire umpire) {
    return UNDER_FIRE.go(now, LossCause.FAILED_UNDER_FIRE, umpire);
  }

  /**
   * Makes a unit that a melee forces back retreat (MP6).
   *
   * @param pays the cause of an additional loss of points, or null if there is none
   */
  public static StackState afterMelee(StackState now, LossCause pays, Umpire umpire) {
    return OF_MELEE.of(now.stack().side()).go(now, pays, umpire);
  }

  /** Returns the unit after its retreat; it surrenders if it has no way out. */
  private StackState go(StackState now, LossCause pays, Umpire umpire) {
    if (!now.lives()) {
      return now;
    }
    RetreatRoute route = now.stack().stack().retreat();
    if (route == RetreatRoute.BLOCKED) {
      umpire.note("MP6 MP-V5", "{} cannot retreat and surrenders", now.label());
      return now.surrender(surrendered);
    }
    UnitTables tables = now.stack().tables();
    StackState back = now.forcedBack(to);
    if (pays != null) {
      back = back.lose(tables.retreatPoints(row), pays, end, umpire);
    }
    if (route == RetreatRoute.PAST_FRONTS) {
      back =
          back.lose(tables.retreatPoints("past enemy fronts"), LossCause.PAST_FRONTS, end, umpire);
    }
    if (back.lives()) {
      int hexes = tables.retreatHexes(row);
      umpire.note(
          reading,
          hexes == 1 ? "{} retreats {} hex, disordered" : "{} retreats {} hexes, disordered",
          now.label(),
          hexes);
    }
    return back;
  }
}
