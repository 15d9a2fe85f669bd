package vedette.rules.musketpike.units;

import vedette.fight.BySide;
import vedette.fight.Side;
import vedette.fight.Umpire;

/**
 * A forced retreat of a unit, and its cost.
 *
 * @param row of the table of retreats, which has the points and the hexes
 * @param to where it then is
 * @param end where it is if nothing of it is left
 * @param surrendered where it is if it has no way out
 */
public record ForcedRetreat(String row, Fate to, Fate end, Fate surrendered, String reading) {
  /** The row of those who retreat before melee. */
  public static final String BEFORE_MELEE = "before melee";

  private static final ForcedRetreat UNDER_FIRE =
      new ForcedRetreat("fire", Fate.DRIVEN_OFF, Fate.DESTROYED, Fate.SURRENDERED_TO_FIRE, "MP5");

  private static final BySide<ForcedRetreat> OF_MELEE =
      new BySide<>(fromMelee("melee, attacker"), fromMelee("melee, defender"));

  private static ForcedRetreat fromMelee(String row) {
    return new ForcedRetreat(row, Fate.FORCED_BACK, Fate.ELIMINATED, Fate.SURRENDERED, "MP6");
  }

  /** Hexes that a unit which lives has gone back, by what has sent it there. */
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

  /**
   * Returns a disordered unit that fails a check under fire loses more points and goes back (MP5).
   */
  public static StackState underFire(StackState now, Umpire umpire) {
    return UNDER_FIRE.go(now, LossCause.FAILED_UNDER_FIRE, umpire);
  }

  /**
   * Returns a unit that a melee forces back (MP6).
   *
   * @param pays why it pays points besides, or null if it does not
   */
  public static StackState afterMelee(StackState now, LossCause pays, Umpire umpire) {
    return OF_MELEE.of(now.stack().side()).go(now, pays, umpire);
  }

  /** The unit goes back, or surrenders if it cannot. */
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
