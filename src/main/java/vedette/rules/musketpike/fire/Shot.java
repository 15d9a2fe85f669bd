package vedette.rules.musketpike.fire;

import vedette.fight.Note;
import vedette.fight.Umpire;
import vedette.rules.kit.ModifierTable.Situation;
import vedette.rules.musketpike.units.Facing;
import vedette.rules.musketpike.units.Fate;
import vedette.rules.musketpike.units.ForcedRetreat;
import vedette.rules.musketpike.units.Ground;
import vedette.rules.musketpike.units.LossCause;
import vedette.rules.musketpike.units.Morale;
import vedette.rules.musketpike.units.StackState;

/**
 * One shot: the roll to hit by fire value, then the check of the target (Combat; comments 7 and
 * 33).
 */
public record Shot(
    FireTables tables, PreparedShooter shooter, StackState target, Facing from, Umpire umpire)
    implements Situation<FireCondition> {

  /** Rolls to hit, and returns the number of hits. A fire value of 0 or less is no shot (MP5). */
  public int hits() {
    int value = umpire.memoize(this::fireValue);
    return value > 0 ? tables.results.roll(value, drm(), umpire) : 0;
  }

  /** Notes the fire value and the modifiers of the roll to hit. */
  public void preview() {
    if (fireValue() > 0) {
      drm();
    }
  }

  private int drm() {
    return tables.dieModifiers.sum(this, umpire);
  }

  /** Returns the reason why the shot is not possible; "" if it is possible. */
  public String noShotReason() {
    if (shooter.isDisorderedArtillery()) {
      return shooter.label() + " is disordered";
    }
    int value = fireValue();
    return value > 0 ? "" : shooter.label() + ": fire value " + value + " at " + target.label();
  }

  /**
   * Returns the fire value, and notes every modifier of the shot; at 0 or less there is no shot.
   */
  int fireValue() {
    int own = shooter.value(tables);
    noteShooter(own);
    if (shooter.isDisorderedArtillery()) {
      umpire.note("", "{} is disordered and cannot fire", shooter.label());
      return 0;
    }
    Ground ground = target.stack().ground().from(from);
    int value =
        ground.limitsFire() ? ground.limited(own) : own + tables.valueModifiers.sum(this, umpire);
    umpire.note(
        ground.limitsFire() ? "MP15 MP-V8" : "",
        value > 0 ? "fire value {}" : "fire value {}, no shot",
        value);
    return value;
  }

  private void noteShooter(int own) {
    String readings = shooter.readings(tables);
    if (umpire.hears(readings)) {
      umpire.note(
          new Note.Event(
              readings,
              "{} fires at {}, own fire value {} ({})",
              shooter.label(),
              target.label(),
              own,
              shooter.describe(tables)));
    }
  }

  @Override
  public boolean holds(FireCondition condition) {
    return condition.holds(shooter, target, from);
  }

  @Override
  public String because(FireCondition condition) {
    return condition.because(shooter, target);
  }

  /**
   * Returns the target after these hits. They reduce the unit's points, never artillery (MP16).
   * Then unit, artillery and leader check on one die, the first time in an activation (MP5).
   */
  public StackState afterHits(int hits) {
    if (hits == 0) {
      return target;
    }
    StackState now =
        target.stands() ? target.lose(hits, LossCause.HITS, Fate.DESTROYED, umpire) : target;
    if (target.checked()) {
      umpire.note("MP5", "{} has already checked in this activation", target.label());
      return now;
    }
    boolean guns = target.stack().hasGuns() && !target.gunsDisordered();
    if (!now.lives() && !target.led() && !guns) {
      return now;
    }
    int die = umpire.roll(Morale.D10);
    if (now.lives()) {
      now = checked(now, die);
    }
    if (guns && !Morale.checkOfGuns(target).isPassedBy(die)) {
      umpire.note("MP16", "artillery of {} is disordered", target.label());
      now = now.guns(true);
    }
    if (target.led() && target.stack().tables().costsLeader("check under fire", die)) {
      umpire.note("MP8 MP-V4", "{} loses its leader", target.label());
      now = now.withoutLeader();
    }
    return now.afterCheck();
  }

  /**
   * Returns the unit after its check. A failed check disorders it; a disordered unit loses one
   * point and retreats a hex (MP5).
   */
  private StackState checked(StackState hit, int die) {
    if (Morale.check(hit).failsBy(die, umpire) == 0) {
      return hit;
    }
    return hit.disordered() ? ForcedRetreat.underFire(hit, umpire) : hit.disorder("MP5", umpire);
  }
}
