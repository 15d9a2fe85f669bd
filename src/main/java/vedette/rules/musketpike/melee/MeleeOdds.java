package vedette.rules.musketpike.melee;

import vedette.fight.Umpire;
import vedette.rules.kit.Notes;
import vedette.rules.musketpike.melee.ShiftCondition.Opponents;
import vedette.rules.musketpike.units.Facing;
import vedette.rules.musketpike.units.Morale;
import vedette.rules.musketpike.units.StackState;

/**
 * The column of a melee between the units on the field: strengths by arm and terrain, and the
 * shifts (MP3, MP11, MP13).
 */
record MeleeOdds(MeleeTables tables, Opponents opponents, Umpire umpire) {
  private static final int PERCENT = 100;

  /** Returns the index of the column after all shifts, and notes each of them. */
  int column() {
    MeleeStrength strength = new MeleeStrength(tables, opponents.from(), opponents.held(), umpire);
    int attack = strength.attack(opponents.attackers());
    int defence = strength.defence(opponents.defenders());
    int column = tables.column(percent(attack, defence));
    boolean several = opponents.attackers().size() + opponents.held().size() > 2;
    umpire.note(
        several ? "MP3 MP13" : "MP3",
        "melee strength {} against {}, column {}",
        attack,
        defence,
        tables.results.name(column));
    noteFacing();
    int shift = tables.shifts.sum(opponents, umpire) + moraleShift();
    int shifted = Math.max(0, Math.min(tables.bestColumn(), column + shift));
    if (shift != 0) {
      umpire.note("MP11", "shifted {+}, column {}", shift, tables.results.name(shifted));
    }
    return shifted;
  }

  /**
   * Returns the attack in percent of the defence; fractions are dropped, in favour of the defender
   * (MP3).
   */
  private static int percent(int attack, int defence) {
    return defence > 0 ? PERCENT * attack / defence : Integer.MAX_VALUE;
  }

  private void noteFacing() {
    if (opponents.from() == Facing.FRONT) {
      return;
    }
    for (StackState hex : opponents.held()) {
      if (hex.stack().ground().isOpenTo(opponents.from())) {
        umpire.note("MP-V19", "the works of {} are open at its rear", hex.label());
      }
    }
    for (StackState defender : opponents.defenders()) {
      umpire.note(
          defender.stack().arm().isHeavyFoot() ? "MP-V1" : "",
          opponents.isFlanked(defender)
              ? "{} is attacked on its {}"
              : "{} is attacked on its {}, which it covers",
          defender.label(),
          opponents.from());
    }
  }

  /**
   * Returns the shift by morale, one column if it is 2 higher: the highest among defenders is
   * compared with the lowest among attackers (MP13).
   */
  private int moraleShift() {
    int attacker = Integer.MAX_VALUE;
    for (int i = 0; i < opponents.attackers().size(); i++) {
      attacker = Math.min(attacker, Morale.inMelee(opponents.attackers().get(i)));
    }
    int defender = Integer.MIN_VALUE;
    for (int i = 0; i < opponents.defenders().size(); i++) {
      defender = Math.max(defender, Morale.inMelee(opponents.defenders().get(i)));
    }
    int shift = tables.moraleShift(attacker - defender);
    if (shift != 0) {
      Notes.compared("morale", shift, attacker, defender, tables.moraleShiftReadings(), umpire);
    }
    return shift;
  }
}
