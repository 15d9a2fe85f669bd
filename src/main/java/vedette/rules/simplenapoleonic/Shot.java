package vedette.rules.simplenapoleonic;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.Listener;
import vedette.fight.Umpire;
import vedette.request.BadRequest;

/** One unit's fire at another: a throw, and what its hits do. */
record Shot(Throw dice, Troop target) {
  private static final List<String> READINGS = List.of("SN1", "SN2");

  /** What came of it. */
  record Outcome(int hits, Status target) {}

  /** Fire of a unit in this state. */
  static Shot of(SimpleNapoleonicTables tables, Troop shooter, Status by, Troop target, int range) {
    List<String> holding = new ArrayList<>();
    if (by.general()) {
      holding.add("general");
    }
    if (target.unit().cover()) {
      holding.add("cover");
    }
    if (shooter.unit().moved()) {
      holding.add("moved");
    }
    return new Shot(
        new Throw(
            tables,
            shooter.label(),
            tables.fireDice(shooter, by.strength(), range, target),
            tables.fireScore(target),
            holding,
            READINGS),
        target);
  }

  /** Fires at the target in this state; every hit counts. */
  Outcome fire(Status status, Umpire umpire) {
    int hits = dice.count(umpire);
    return new Outcome(hits, suffer(status, hits, umpire));
  }

  /** Takes up the dice against the target in this state: hits beyond its last point are alike. */
  Throw.InHand aim(Status status, Listener listener) {
    return dice.take(status.strength() + (status.general() ? 1 : 0), listener);
  }

  /** What hits leave of the target. */
  Status suffer(Status status, int hits, Umpire umpire) {
    Hurt hurt = new Hurt(dice.tables(), target, umpire);
    return hurt.morale(status, hurt.take(status, hurt.aim(status, hits)));
  }

  /** Complains of a unit that cannot fire. */
  static void check(
      SimpleNapoleonicTables tables, Battalion unit, int range, String label, String parameter) {
    int most = tables.range(unit.arm());
    if (most == 0 || unit.retreating() || unit.moved() && unit.arm() == Arm.ARTILLERY) {
      throw new BadRequest(
          parameter,
          label + " cannot fire",
          most == 0
              ? unit.arm() + " does not fire; write inf, rifle or art"
              : unit.retreating()
                  ? "retreating units do not fire; leave it out"
                  : "artillery does not move and fire in one turn; leave out moved");
    }
    if (range > most) {
      throw new BadRequest(
          "range", label + " does not reach so far", unit.arm() + " reach " + most + " hexes");
    }
  }
}
