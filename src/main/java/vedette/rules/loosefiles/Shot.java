package vedette.rules.loosefiles;

import vedette.dice.Die;
import vedette.fight.Listener;
import vedette.fight.Umpire;
import vedette.request.BadRequest;

/** One unit's volley: a throw of one die for each base that counts (LF3). */
record Shot(LooseFilesTables tables, String label, Band shooter, Status by, Band target) {
  /** Bases, halved for each condition in turn, less D.Points. */
  int dice() {
    int bases = by.bases();
    if (target.skirmish() || target.arm() == Arm.ARTILLERY) {
      bases = half(bases);
    }
    if (target.isInWorks()) {
      bases = half(bases);
    }
    return Math.max(0, bases - by.dp());
  }

  private static int half(int bases) {
    return (bases + 1) / 2;
  }

  /** Notes the throw without making it. */
  void preview(Listener listener) {
    listener.note(new Told.Throws(label, dice(), tables.twelfths(shooter.skirmish())));
  }

  /** D.Points that it inflicts. */
  int fire(Umpire umpire) {
    preview(umpire);
    int dice = dice();
    return dice == 0
        ? 0
        : umpire.count(
            Die.pool(dice, tables.twelfths(shooter.skirmish()), LooseFilesTables.TWELFTHS));
  }

  /** Complains of a unit that gives no volleys. */
  static void check(Band unit, String label, String parameter) {
    if (unit.arm() != Arm.FOOT) {
      throw new BadRequest(
          parameter,
          label + " gives no volleys",
          unit.arm() == Arm.ARTILLERY ? "guns fire with `artillery`" : "only foot does");
    }
  }
}
