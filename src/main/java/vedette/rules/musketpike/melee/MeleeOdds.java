package vedette.rules.musketpike.melee;

import java.util.List;
import java.util.stream.Collectors;
import vedette.fight.Umpire;
import vedette.rules.kit.ModifierTable.Situation;
import vedette.rules.kit.Notes;
import vedette.rules.musketpike.melee.MeleeTables.ShiftCondition;
import vedette.rules.musketpike.units.Facing;
import vedette.rules.musketpike.units.Morale;
import vedette.rules.musketpike.units.SideState;
import vedette.rules.musketpike.units.StackState;

/**
 * The column of a melee between those who stand: strengths by arm and terrain, and the shifts (MP3,
 * MP11, MP13).
 *
 * @param held the defenders' hexes that are attacked, those of artillery alone among them (MP-V11)
 */
record MeleeOdds(
    MeleeTables tables,
    Facing from,
    List<StackState> attackers,
    List<StackState> defenders,
    List<StackState> held,
    Umpire umpire)
    implements Situation<ShiftCondition> {
  private static final int PERCENT = 100;

  /** The column after all shifts; each is noted. */
  int column() {
    MeleeStrength strength = new MeleeStrength(tables, from, held, umpire);
    int attack = strength.attack(attackers);
    int defence = strength.defence(defenders);
    int column = tables.column(percent(attack, defence));
    boolean several = attackers.size() + held.size() > 2;
    umpire.note(
        several ? "MP3 MP13" : "MP3",
        "melee strength {} against {}, column {}",
        attack,
        defence,
        tables.results.name(column));
    noteFacing();
    int shift = tables.shifts.sum(this, umpire) + moraleShift();
    int shifted = Math.max(0, Math.min(tables.bestColumn(), column + shift));
    if (shift != 0) {
      umpire.note("MP11", "shifted {+}, column {}", shift, tables.results.name(shifted));
    }
    return shifted;
  }

  /** The attack in per cent of the defence; the columns round down, for the defender (MP3). */
  private static int percent(int attack, int defence) {
    return defence > 0 ? PERCENT * attack / defence : Integer.MAX_VALUE;
  }

  private void noteFacing() {
    if (from == Facing.FRONT) {
      return;
    }
    for (StackState hex : held) {
      if (hex.stack().ground().isOpenTo(from)) {
        umpire.note("MP-V19", "the works of {} are open at its rear", hex.label());
      }
    }
    for (StackState defender : defenders) {
      umpire.note(
          defender.stack().arm().isHeavyFoot() ? "MP-V1" : "",
          isFlanked(defender)
              ? "{} is attacked on its {}"
              : "{} is attacked on its {}, which it covers",
          defender.label(),
          from);
    }
  }

  /**
   * Morale that is 2 higher shifts one column: the highest among defenders against the lowest among
   * attackers (MP13).
   */
  private int moraleShift() {
    int attacker = Integer.MAX_VALUE;
    for (int i = 0; i < attackers.size(); i++) {
      attacker = Math.min(attacker, Morale.inMelee(attackers.get(i)));
    }
    int defender = Integer.MIN_VALUE;
    for (int i = 0; i < defenders.size(); i++) {
      defender = Math.max(defender, Morale.inMelee(defenders.get(i)));
    }
    int shift = tables.moraleShift(attacker - defender);
    if (shift != 0) {
      Notes.compared("morale", shift, attacker, defender, tables.moraleShiftReadings(), umpire);
    }
    return shift;
  }

  /** What is adverse counts if any attacker has it, or if all defenders have it (MP13). */
  @Override
  public boolean holds(ShiftCondition condition) {
    return switch (condition) {
      case DEFENDER_DISORDERED -> !SideState.isAny(defenders, it -> !it.disordered());
      case DEFENDER_FLANKED -> !SideState.isAny(defenders, it -> !isFlanked(it));
      case DEFENDER_WITHOUT_PIKES ->
          isAnyWithoutPikes(defenders) && !isMatchingPikes(defenders) && isMatchingPikes(attackers);
      case ATTACKER_DISORDERED -> SideState.isAny(attackers, StackState::disordered);
      case DEFENDER_IN_COVER -> SideState.ground(held, from).cover();
      case ATTACKER_WITHOUT_PIKES -> isAnyWithoutPikes(attackers) && isMatchingPikes(defenders);
    };
  }

  private boolean isFlanked(StackState defender) {
    return !defender.stack().isFront(from);
  }

  private static boolean isAnyWithoutPikes(List<StackState> stacks) {
    return SideState.isAny(stacks, it -> it.stack().unit().nopikes());
  }

  private static boolean isMatchingPikes(List<StackState> stacks) {
    return SideState.isAny(stacks, it -> it.stack().matchesPikes());
  }

  @Override
  public String because(ShiftCondition condition) {
    return switch (condition) {
      case ATTACKER_DISORDERED ->
          labels(attackers.stream().filter(StackState::disordered).toList());
      case ATTACKER_WITHOUT_PIKES -> labels(attackers);
      default -> labels(defenders);
    };
  }

  private static String labels(List<StackState> stacks) {
    return stacks.stream().map(StackState::label).collect(Collectors.joining(" and "));
  }
}
