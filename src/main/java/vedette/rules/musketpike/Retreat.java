package vedette.rules.musketpike;

import vedette.fight.BySide;
import vedette.fight.Side;
import vedette.fight.Umpire;

/**
 * How a unit goes back that has to, and what that costs it.
 *
 * @param row of the table of retreats, which has the points and the hexes
 * @param to where it then is
 * @param end where it is if nothing of it is left
 * @param surrendered where it is if it has no way out
 */
record Retreat(String row, Place to, Place end, Place surrendered, String reading) {
  /** The row of those who retreat before melee. */
  static final String BEFORE_MELEE = "before melee";

  private static final Retreat UNDER_FIRE =
      new Retreat("fire", Place.DRIVEN_OFF, Place.DESTROYED, Place.SURRENDERED_TO_FIRE, "MP5");

  private static final BySide<Retreat> OF_MELEE =
      new BySide<>(fromMelee("melee, attacker"), fromMelee("melee, defender"));

  private static Retreat fromMelee(String row) {
    return new Retreat(row, Place.FORCED_BACK, Place.ELIMINATED, Place.SURRENDERED, "MP6");
  }

  /** Hexes that a unit which lives has gone back, by what has sent it there. */
  static int hexes(StackState gone) {
    if (!gone.isAway()) {
      return 0;
    }
    return gone.stack().tables().retreatHexes(row(gone.place(), gone.stack().side()));
  }

  private static String row(Place place, Side side) {
    return switch (place) {
      case EVADED -> BEFORE_MELEE;
      case FORCED_BACK -> OF_MELEE.of(side).row();
      default -> UNDER_FIRE.row();
    };
  }

  /** A disordered unit that fails a check under fire loses more points and goes back (MP5). */
  static StackState underFire(StackState now, Umpire umpire) {
    return UNDER_FIRE.go(now, Loss.FAILED_UNDER_FIRE, umpire);
  }

  /**
   * A unit that a melee forces back (MP6).
   *
   * @param pays why it pays points besides, or null if it does not
   */
  static StackState afterMelee(StackState now, Loss pays, Umpire umpire) {
    return OF_MELEE.of(now.stack().side()).go(now, pays, umpire);
  }

  /** The unit goes back, or surrenders if it cannot. */
  private StackState go(StackState now, Loss pays, Umpire umpire) {
    if (!now.lives()) {
      return now;
    }
    RetreatRoute route = now.stack().written().retreat();
    if (route == RetreatRoute.BLOCKED) {
      umpire.note("MP6 MP-V5", "{} cannot retreat and surrenders", now.label());
      return now.surrender(surrendered);
    }
    UnitTables tables = now.stack().tables();
    StackState back = now.back(to);
    if (pays != null) {
      back = back.lose(tables.retreatPoints(row), pays, end, umpire);
    }
    if (route == RetreatRoute.PAST_FRONTS) {
      back = back.lose(tables.retreatPoints("past enemy fronts"), Loss.PAST_FRONTS, end, umpire);
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
