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
 * A fight with fire between two steps.
 *
 * @param rolls what is still to be rolled in this turn, the next one first; none before a turn
 * @param hit what the side that fires has inflicted so far in this turn
 * @param firedAt what each side's guns have fired at last
 */
record FireState(List<Roll> rolls, Hit hit, BySide<LastTarget> firedAt, Units<UnitState> units) {
  /** Something that is rolled in a turn. */
  sealed interface Roll {
    Side side();
  }

  /** A side's commanders roll for command points. */
  record CommandPointsRoll(Side side) implements Roll {}

  /**
   * A unit fires, as it was when the dice of all were counted out.
   *
   * @param dice it has still to throw, one for each gun
   * @param gun the number of the gun that fires next, from 1; 0 of muskets
   * @param added to the die of a gun
   */
  record Shot(Side side, int unit, int dice, int gun, int added) implements Roll {
    /** Returns what is left of it without some of its dice. */
    Shot without(int thrown) {
      return new Shot(side, unit, dice - thrown, gun == 0 ? 0 : gun + thrown, added);
    }
  }

  /** The commander of a unit that was hurt rolls. */
  record Check(Side side, int unit) implements Roll {}

  /** Before a turn. */
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

  /** The next roll is done. */
  FireState withoutFirstRoll() {
    return with(List.copyOf(rolls.subList(1, rolls.size())));
  }

  /** Something is to be rolled before all else. */
  FireState first(Roll roll) {
    List<Roll> still = new ArrayList<>(rolls.size() + 1);
    still.add(roll);
    still.addAll(rolls);
    return with(List.copyOf(still));
  }

  /** Something is to be rolled after all else. */
  FireState withRoll(Roll roll) {
    List<Roll> still = new ArrayList<>(rolls);
    still.add(roll);
    return with(List.copyOf(still));
  }

  /** Returns whether a side has still to fire. */
  boolean fires(Side side) {
    for (int i = 0; i < rolls.size(); i++) {
      if (rolls.get(i) instanceof Shot shot && shot.side() == side) {
        return true;
      }
    }
    return false;
  }

  /** A side fires no more in this turn. */
  FireState silent(Side side) {
    List<Roll> still = new ArrayList<>(rolls);
    still.removeIf(roll -> roll instanceof Shot && roll.side() == side);
    return with(List.copyOf(still));
  }

  /**
   * What guns have fired at last.
   *
   * @param target its place among the enemies; -1 if it is none of them
   */
  record LastTarget(int target, Range range) {
    /** They have not fired yet. */
    static final LastTarget NOTHING = new LastTarget(-1, null);

    /**
     * Returns what guns have fired at of which it is said what the first of the enemies is to them.
     */
    static LastTarget ofFirstEnemy(PreviousTarget first, Range range) {
      return switch (first) {
        case NONE -> NOTHING;
        case SAME -> new LastTarget(0, range);
        case NEW -> new LastTarget(-1, range);
      };
    }

    /**
     * Returns what a target is to the guns; at another range, and when they fire first, it is
     * neither the same nor new (LF-V10).
     *
     * @param last what they have fired at last
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
