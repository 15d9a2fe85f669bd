package vedette.rules.loosefiles;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.BySide;
import vedette.fight.Side;
import vedette.rules.kit.Units;
import vedette.rules.loosefiles.Damage.Hit;
import vedette.rules.loosefiles.GunFire.PreviousTarget;
import vedette.rules.loosefiles.GunFire.Range;

/**
 * The state of a fight with fire between two steps.
 *
 * @param rolls remaining rolls of this turn, the next one first; none before a turn
 * @param hit hits so far in this turn by the side that fires
 * @param firedAt last target of each side's guns
 */
record FireState(List<Roll> rolls, Hit hit, BySide<LastTarget> firedAt, Units<UnitState> units) {
  /** A roll in a turn. */
  sealed interface Roll {
    Side side();
  }

  /** The roll of a side's commanders for command points. */
  record CommandPointsRoll(Side side) implements Roll {}

  /**
   * The fire of a unit, with its dice as counted before the first throw of the turn.
   *
   * @param dice dice that remain to be thrown, one for each gun
   * @param gun number of the gun that fires next, from 1; 0 for muskets
   * @param added modifier of a gun's die
   */
  record Shot(Side side, int unit, int dice, int gun, int added) implements Roll {
    /** Returns the fire without some of its dice. */
    Shot without(int thrown) {
      return new Shot(side, unit, dice - thrown, gun == 0 ? 0 : gun + thrown, added);
    }
  }

  /** The roll of the commander of a unit that was hit. */
  record Check(Side side, int unit) implements Roll {}

  /** Returns the state before a turn. */
  static FireState atTurnStart(BySide<LastTarget> firedAt, Units<UnitState> units) {
    return new FireState(List.of(), Hit.NONE, firedAt, units);
  }

  FireState with(Units<UnitState> now) {
    return new FireState(rolls, hit, firedAt, now);
  }

  FireState with(List<Roll> still) {
    return new FireState(still, hit, firedAt, units);
  }

  FireState with(Hit inflicted) {
    return new FireState(rolls, inflicted, firedAt, units);
  }

  FireState with(BySide<LastTarget> aimed) {
    return new FireState(rolls, hit, aimed, units);
  }

  /** Returns the state without its next roll. */
  FireState withoutFirstRoll() {
    return with(List.copyOf(rolls.subList(1, rolls.size())));
  }

  /** Returns the state with a roll before all others. */
  FireState first(Roll roll) {
    List<Roll> still = new ArrayList<>(rolls.size() + 1);
    still.add(roll);
    still.addAll(rolls);
    return with(List.copyOf(still));
  }

  /** Returns the state with a roll after all others. */
  FireState withRoll(Roll roll) {
    List<Roll> still = new ArrayList<>(rolls);
    still.add(roll);
    return with(List.copyOf(still));
  }

  /** Returns whether a side has fire left in this turn. */
  boolean fires(Side side) {
    for (int i = 0; i < rolls.size(); i++) {
      if (rolls.get(i) instanceof Shot shot && shot.side() == side) {
        return true;
      }
    }
    return false;
  }

  /** Returns the state without the remaining fire of a side in this turn. */
  FireState silent(Side side) {
    List<Roll> still = new ArrayList<>(rolls);
    still.removeIf(roll -> roll instanceof Shot && roll.side() == side);
    return with(List.copyOf(still));
  }

  /**
   * The last target of guns.
   *
   * @param target index among the enemies; -1 if it is not among them
   */
  record LastTarget(int target, Range range) {
    /** The guns have not fired yet. */
    static final LastTarget NOTHING = new LastTarget(-1, null);

    /**
     * Returns the last target of guns for which the request says what the first enemy is to them.
     */
    static LastTarget ofFirstEnemy(PreviousTarget first, Range range) {
      return switch (first) {
        case NONE -> NOTHING;
        case SAME -> new LastTarget(0, range);
        case NEW -> new LastTarget(-1, range);
      };
    }

    /**
     * Returns the relation of a target to the guns. The last target at another range, and any
     * target of guns that have not fired, is neither the same nor new (LF-V10).
     *
     * @param last last target of the guns
     */
    static PreviousTarget isToGuns(LastTarget last, int target, Range range) {
      if (last.equals(NOTHING)) {
        return PreviousTarget.NONE;
      }
      if (last.target != target) {
        return PreviousTarget.NEW;
      }
      return last.range == range ? PreviousTarget.SAME : PreviousTarget.NONE;
    }
  }
}
