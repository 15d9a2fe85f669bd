package vedette.rules.musketpike;

import vedette.fight.Note;
import vedette.fight.Umpire;
import vedette.rules.kit.ModifierTable.Situation;
import vedette.rules.musketpike.Shot.FireCondition;

/**
 * One shot: to hit by fire value, then the check of the target (Combat; comments 7 and 33).
 *
 * @param before the target as it stands
 */
record Shot(
    MusketPikeTables tables, Firer firer, DrawnStack target, StackState before, Umpire umpire)
    implements Situation<FireCondition> {

  /** What a fire value can depend on besides the firer's own. */
  enum FireCondition {
    MOVING_HORSE,
    LIGHT_FOOT,
    DISORDERED,
    FLANK,
    COVER
  }

  /** Rolls to hit; how often it does. A fire value of 0 or less is no shot (MP5). */
  int hits() {
    int value = umpire.once(this::fireValue);
    return value > 0 ? tables.fireResults(firer.battalionGuns()).roll(value, umpire) : 0;
  }

  /** The fire value, with every modifier of the shot noted; at 0 or less there is none. */
  int fireValue() {
    int own = firer.value(tables);
    noteFirer(own);
    if (!firer.mayFire()) {
      umpire.note("", "{} is disordered and cannot fire", firer.label());
      return 0;
    }
    Ground ground = target.ground();
    if (ground.limitsFire()) {
      int limited = own < ground.leastFire() ? 0 : Math.min(own, ground.mostFire());
      return modified(limited, "MP15 MP-V8");
    }
    return modified(own + tables.fireValueModifiers.sum(this, umpire), "");
  }

  private void noteFirer(int own) {
    if (umpire.hears(firer.readings())) {
      umpire.note(
          new Note.Said(
              firer.readings(),
              "{} fires at {}, own fire value {} ({})",
              firer.label(),
              target.label(),
              own,
              firer.describe(tables)));
    }
  }

  /** The value as it is after all modifiers; battalion guns add to the roll instead. */
  private int modified(int value, String readings) {
    umpire.note(readings, value > 0 ? "fire value {}" : "fire value {}, no shot", value);
    if (value > 0) {
      tables.fireDieModifiers.sum(firer, umpire);
    }
    return value;
  }

  @Override
  public boolean holds(FireCondition condition) {
    return switch (condition) {
      case MOVING_HORSE -> target.is(Troops.HORSE) && before.moving();
      case LIGHT_FOOT -> target.is(Troops.LIGHT_FOOT);
      case DISORDERED -> firer.disordered();
      case FLANK -> firer.flank();
      case COVER -> target.ground().cover();
    };
  }

  @Override
  public String because(FireCondition condition) {
    return switch (condition) {
      case DISORDERED, FLANK -> firer.label();
      default -> target.label();
    };
  }

  /**
   * The target after so many hits: they come off first; then one die checks unit, guns and leader
   * alike (MP5, MP8, MP16).
   */
  StackState struck(int hits) {
    if (hits == 0) {
      return before;
    }
    StackState now = before;
    if (before.stands()) {
      now = Losses.of(target, before, hits, Losses.HITS, Place.SHOT_DOWN, umpire);
    }
    if (before.checked()) {
      umpire.note("MP5", "{} has checked this activation", target.label());
      return now;
    }
    boolean guns = target.guns().isPresent() && !before.gunsDisordered();
    if (!now.lives() && !before.led() && !guns) {
      return now;
    }
    int die = umpire.roll(MusketPikeTables.D10);
    if (now.lives()) {
      now = checked(now, die);
    }
    if (guns && die > target.gunsQuality()) {
      umpire.note("MP16", "{} has its artillery disordered", target.label());
      now = now.guns(true);
    }
    if (before.led() && tables.costsLeader("check under fire", die)) {
      umpire.note("MP8 MP-V4", "{} loses its leader", target.label());
      now = now.withoutLeader();
    }
    return now.afterCheck();
  }

  /** Failing disorders; who was disordered loses one point more and is driven off (MP5). */
  private StackState checked(StackState hit, int die) {
    if (MoraleCheck.failedBy(target, hit, die, umpire) == 0) {
      return hit;
    }
    return hit.disordered()
        ? new Retreat(target, "fire", Place.DRIVEN_OFF, Place.SHOT_DOWN, umpire)
            .of(hit, Losses.UNDER_FIRE)
        : MoraleCheck.disordered(target, hit, "MP5", umpire);
  }
}
