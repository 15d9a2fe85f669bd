package vedette.rules.musketpike;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;
import vedette.fight.Side;
import vedette.fight.Umpire;
import vedette.rules.kit.ModifierTable.Situation;
import vedette.rules.kit.Notes;
import vedette.rules.musketpike.MeleeOdds.ShiftCondition;

/**
 * The column of a melee between those who stand: strengths by troops and terrain, and the shifts
 * (MP3, MP11, MP13).
 */
record MeleeOdds(Lineup lineup, AssaultState state, Umpire umpire)
    implements Situation<ShiftCondition> {

  /** What shifts can depend on. */
  enum ShiftCondition {
    DISORDERED_DEFENDER,
    FLANK,
    DEFENDER_WITHOUT_PIKES,
    DISORDERED_ATTACKER,
    COVER,
    ATTACKER_WITHOUT_PIKES
  }

  /** The column after all shifts; each is noted. */
  int column() {
    MusketPikeTables tables = lineup.tables();
    int attack = attack();
    int defence = defence();
    int column = tables.column(attack, defence);
    boolean several = state.standing(Side.ATTACKER) + state.standing(Side.DEFENDER) > 2;
    umpire.note(
        several ? "MP3 MP13" : "MP3",
        "melee strength {} against {}, column {}",
        attack,
        defence,
        tables.melee.name(column));
    noteFacing();
    int shift = tables.meleeShifts.sum(this, umpire) + moraleShift();
    int shifted = Math.max(0, Math.min(lineup.bestColumn(), column + shift));
    if (shift != 0) {
      umpire.note("MP11", "shifted {+}, column {}", shift, tables.melee.name(shifted));
    }
    return shifted;
  }

  /** All that the attackers go into. */
  private Ground into() {
    Ground into = null;
    for (int i = 0; i < lineup.of(Side.DEFENDER).size(); i++) {
      if (state.of(Side.DEFENDER, i).stands()) {
        Ground ground = lineup.of(Side.DEFENDER, i).ground();
        into = into == null ? ground : into.with(ground);
      }
    }
    return into;
  }

  private int attack() {
    Ground into = into();
    int sum = 0;
    for (int i = 0; i < lineup.of(Side.ATTACKER).size(); i++) {
      if (state.of(Side.ATTACKER, i).stands()) {
        DrawnStack attacker = lineup.of(Side.ATTACKER, i);
        boolean heavy = attacker.troops().isHeavyFoot();
        boolean obstructed = into.obstructed() || heavy && attacker.ground().obstructed();
        sum += strength(Side.ATTACKER, i, obstructed, !heavy && into.obstacle());
      }
    }
    return sum;
  }

  /** Artillery stacked with a defender counts through the front (MP7). */
  private int defence() {
    int sum = 0;
    for (int i = 0; i < lineup.of(Side.DEFENDER).size(); i++) {
      if (state.of(Side.DEFENDER, i).stands()) {
        DrawnStack defender = lineup.of(Side.DEFENDER, i);
        Ground ground = defender.ground();
        boolean light = defender.troops() == Troops.LIGHT_FOOT;
        sum += strength(Side.DEFENDER, i, ground.obstructed(), light && ground.obstacle());
        if (defender.guns().isPresent() && lineup.from() == Facing.FRONT) {
          int guns = lineup.tables().gunsInMelee();
          umpire.note("MP7", "melee strength of artillery of {} {}", defender.label(), guns);
          sum += guns;
        }
      }
    }
    return sum;
  }

  /** Melee strength of one unit, in or into obstructed terrain or across an obstacle. */
  private int strength(Side side, int index, boolean obstructed, boolean obstacle) {
    DrawnStack stack = lineup.of(side, index);
    int points = state.of(side, index).strength();
    boolean hindered = obstructed || obstacle;
    int strength = lineup.tables().meleeStrength(stack.troops(), hindered, points);
    boolean halved = obstructed && stack.troops().isHeavyFoot();
    umpire.note(
        halved ? "MP12" : hindered ? "MP-V9" : "",
        "melee strength of {} {}",
        stack.label(),
        strength);
    return strength;
  }

  private void noteFacing() {
    for (int i = 0; i < lineup.of(Side.DEFENDER).size(); i++) {
      if (lineup.from() != Facing.FRONT && state.of(Side.DEFENDER, i).stands()) {
        DrawnStack defender = lineup.of(Side.DEFENDER, i);
        umpire.note(
            defender.troops().isHeavyFoot() ? "MP-V1" : "",
            defender.isFront(lineup.from())
                ? "{} is attacked on its {}, which it covers"
                : "{} is attacked on its {}",
            defender.label(),
            lineup.from());
      }
    }
  }

  /** The highest morale among defenders against the lowest among attackers (MP13). */
  private int moraleShift() {
    int attacker = Integer.MAX_VALUE;
    for (int i = 0; i < lineup.of(Side.ATTACKER).size(); i++) {
      if (state.of(Side.ATTACKER, i).stands()) {
        attacker = Math.min(attacker, morale(Side.ATTACKER, i));
      }
    }
    int defender = Integer.MIN_VALUE;
    for (int i = 0; i < lineup.of(Side.DEFENDER).size(); i++) {
      if (state.of(Side.DEFENDER, i).stands()) {
        defender = Math.max(defender, morale(Side.DEFENDER, i));
      }
    }
    MusketPikeTables tables = lineup.tables();
    int shift = tables.moraleShift(attacker - defender);
    if (shift != 0) {
      Notes.compared("morale", shift, attacker, defender, tables.moraleShiftReadings(), umpire);
    }
    return shift;
  }

  private int morale(Side side, int stack) {
    return lineup.of(side, stack).meleeMorale(state.of(side, stack));
  }

  /** What is adverse counts if any attacker has it, or if all defenders have it (MP13). */
  @Override
  public boolean holds(ShiftCondition condition) {
    return switch (condition) {
      case DISORDERED_DEFENDER -> all(Side.DEFENDER, (stack, now) -> now.disordered());
      case FLANK -> lineup.from() != Facing.FRONT && all(Side.DEFENDER, this::isFlanked);
      case DEFENDER_WITHOUT_PIKES ->
          any(Side.DEFENDER, (stack, now) -> stack.withoutPikes())
              && !any(Side.DEFENDER, (stack, now) -> stack.matchesPikes())
              && any(Side.ATTACKER, (stack, now) -> stack.matchesPikes());
      case DISORDERED_ATTACKER -> any(Side.ATTACKER, (stack, now) -> now.disordered());
      case COVER -> any(Side.DEFENDER, (stack, now) -> stack.ground().cover());
      case ATTACKER_WITHOUT_PIKES ->
          any(Side.ATTACKER, (stack, now) -> stack.withoutPikes())
              && any(Side.DEFENDER, (stack, now) -> stack.matchesPikes());
    };
  }

  private boolean isFlanked(DrawnStack stack, StackState now) {
    return !stack.isFront(lineup.from());
  }

  private boolean any(Side side, BiPredicate<DrawnStack, StackState> what) {
    for (int i = 0; i < lineup.of(side).size(); i++) {
      StackState now = state.of(side, i);
      if (now.stands() && what.test(lineup.of(side, i), now)) {
        return true;
      }
    }
    return false;
  }

  private boolean all(Side side, BiPredicate<DrawnStack, StackState> what) {
    for (int i = 0; i < lineup.of(side).size(); i++) {
      StackState now = state.of(side, i);
      if (now.stands() && !what.test(lineup.of(side, i), now)) {
        return false;
      }
    }
    return true;
  }

  @Override
  public String because(ShiftCondition condition) {
    return switch (condition) {
      case DISORDERED_ATTACKER -> labels(Side.ATTACKER, true);
      case DISORDERED_DEFENDER -> labels(Side.DEFENDER, true);
      case ATTACKER_WITHOUT_PIKES -> labels(Side.ATTACKER, false);
      default -> labels(Side.DEFENDER, false);
    };
  }

  private String labels(Side side, boolean onlyDisordered) {
    List<String> labels = new ArrayList<>();
    for (int i = 0; i < lineup.of(side).size(); i++) {
      StackState now = state.of(side, i);
      if (now.stands() && (now.disordered() || !onlyDisordered)) {
        labels.add(lineup.of(side, i).label());
      }
    }
    return String.join(" and ", labels);
  }
}
