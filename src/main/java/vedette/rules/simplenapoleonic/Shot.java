package vedette.rules.simplenapoleonic;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.Umpire;
import vedette.request.BadRequest;

/** One unit's fire at another: a throw, and what its hits do. */
record Shot(SimpleNapoleonicTables tables, Troop shooter, Status by, Troop target, int range) {

  /** What came of it. */
  record Outcome(int hits, Status target) {}

  Throw dice() {
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
    return new Throw(
        tables,
        shooter.label(),
        tables.fireDice(shooter, by.strength(), range, target),
        tables.fireScore(target),
        holding,
        List.of("SN1", "SN2"));
  }

  Outcome fire(Status status, Umpire umpire) {
    int hits = dice().count(umpire);
    Hurt hurt = new Hurt(tables, target, umpire);
    return new Outcome(hits, hurt.morale(status, hurt.take(status, hurt.aim(status, hits))));
  }

  /** Whether a unit can fire so far. */
  static boolean reaches(SimpleNapoleonicTables tables, Battalion unit, int range) {
    return range <= tables.range(unit.arm());
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
