package vedette.rules.simplenapoleonic;

import java.util.List;
import vedette.fight.Side;
import vedette.rules.kit.Units;

/**
 * The state of a fight between two steps.
 *
 * @param part current part of the turn, and the unit that acts next
 * @param round progress of the assault of that unit
 * @param march positions of the attacker's units
 */
record FightState(Units<UnitState> units, Part part, Round round, March march) {
  /**
   * The progress of a turn.
   *
   * @param phase phase of the turn
   * @param first side with the initiative, null before it is rolled
   * @param next index of the unit of the side that acts next
   * @param tried number of generals without a unit that have tried to rally a unit in this part
   */
  record Part(TurnPhase phase, Side first, int next, int tried) {
    /** Before the initiative. */
    static final Part NONE = new Part(TurnPhase.INITIATIVE, null, 0, 0);

    Side side() {
      return phase == TurnPhase.SECOND_SIDE ? first.opposite() : first;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Part that
          && phase == that.phase
          && first == that.first
          && next == that.next
          && tried == that.tried;
    }

    @Override
    public int hashCode() {
      int whose = first == null ? 0 : first.ordinal() + 2 * phase.ordinal();
      return 31 * (31 * whose + next) + tried;
    }
  }

  /**
   * A round of an assault.
   *
   * @param atDefender hits of the assaulting unit's throw, {@link #NO_THROW} before it
   * @param atAttacker hits of the defender's throw, {@link #NO_THROW} before it
   * @param driven whether the defender has been driven back, which ends the fight
   */
  record Round(int atDefender, int atAttacker, boolean driven) {
    private static final int NO_THROW = -1;

    /** A round in which neither side has thrown. */
    static final Round NONE = new Round(NO_THROW, NO_THROW, false);

    /** A finished round in which the defender has been driven back. */
    static final Round DRIVEN = new Round(NO_THROW, NO_THROW, true);

    /** Returns whether the first throw is the next. */
    boolean isFirst() {
      return atDefender == NO_THROW;
    }

    /** Returns whether the defender's throw is the next. */
    boolean isSecond() {
      return !isFirst() && atAttacker == NO_THROW;
    }

    /** Returns the round after the assaulting unit's throw. */
    Round withHits(int hits) {
      return new Round(hits, NO_THROW, false);
    }

    /** Returns the round after the defender's throw. */
    Round answered(int hits) {
      return new Round(atDefender, hits, false);
    }

    /** Returns the hits on a side. */
    int hits(Side side) {
      return side == Side.ATTACKER ? atAttacker : atDefender;
    }
  }

  /**
   * The progress of an advance.
   *
   * @param ranges hexes from each of the attacker's units to the place where the defender stood at
   *     the start
   * @param assaulted whether there has been an assault
   */
  record March(List<Integer> ranges, boolean assaulted) {
    /** No approach: the fight is not an advance. */
    static final March NONE = new March(List.of(), false);
  }

  /** Returns the state before the first turn. */
  static FightState first(Units<UnitState> units, March march) {
    return new FightState(units, Part.NONE, Round.NONE, march);
  }

  /** Returns the state before the next turn. */
  FightState nextTurn() {
    return first(units, march);
  }

  /** Returns the state after a side has won the initiative. */
  FightState movesFirst(Side first) {
    return inPart(new Part(TurnPhase.FIRST_SIDE, first, 0, 0));
  }

  /** Returns the state at the beginning of the other side's part. */
  FightState otherSide() {
    return inPart(new Part(TurnPhase.SECOND_SIDE, part.first, 0, 0));
  }

  /** Returns the state in which this unit of the side acts next. */
  FightState at(int unit) {
    return unit == part.next ? this : inPart(new Part(part.phase, part.first, unit, part.tried));
  }

  /** Returns the state after the acting unit has acted. */
  FightState nextUnit() {
    return acted(units);
  }

  /** Returns the state after the acting unit has acted, with new states of all units. */
  FightState acted(Units<UnitState> then) {
    Part further = new Part(part.phase, part.first, part.next + 1, part.tried);
    return new FightState(then, further, Round.NONE, march);
  }

  /** Returns the state after a general without a unit has tried to rally the acting unit. */
  FightState generalTried() {
    return inPart(new Part(part.phase, part.first, part.next, part.tried + 1));
  }

  /** Returns the state in a part of the turn, before any throw. */
  private FightState inPart(Part then) {
    return new FightState(units, then, Round.NONE, march);
  }

  FightState with(Round then) {
    return new FightState(units, part, then, march);
  }

  FightState with(Units<UnitState> then) {
    return then == units ? this : new FightState(then, part, round, march);
  }

  /** Returns the state with one unit replaced. */
  FightState with(Side side, int unit, UnitState then) {
    return with(units.with(side, unit, then));
  }

  /** Returns the state with a unit of the attacker at a range from the defender's first place. */
  FightState withRange(int unit, int range) {
    if (march.ranges.get(unit) == range) {
      return this;
    }
    return with(new March(Units.with(march.ranges, unit, range), march.assaulted));
  }

  private FightState with(March then) {
    return new FightState(units, part, round, then);
  }

  /** Returns the state after an assault has begun. */
  FightState assaulted() {
    return march.assaulted ? this : with(new March(march.ranges, true));
  }

  /** Returns the side whose part it is. */
  Side side() {
    return part.side();
  }

  /** Returns the index of the unit that acts next. */
  int next() {
    return part.next;
  }

  /** Returns whether all units of the side have acted. */
  boolean isPartOver() {
    return part.next == units.of(side()).size();
  }

  /** Returns whether this turn has no further rolls. */
  boolean isTurnOver() {
    return part.phase == TurnPhase.SECOND_SIDE && isPartOver();
  }

  /** Returns the acting unit. */
  UnitState acting() {
    return units.of(side(), part.next);
  }

  /** Returns the unit that is assaulted. */
  UnitState defender() {
    return units.of(Side.DEFENDER, 0);
  }

  /** Returns whether any unit of a side is steady. */
  boolean stands(Side side) {
    List<UnitState> all = units.of(side);
    for (int unit = 0; unit < all.size(); unit++) {
      if (all.get(unit).isSteady()) {
        return true;
      }
    }
    return false;
  }

  // Written by hand: linking the generated equals and hashCode takes longer than one battle.
  @Override
  public boolean equals(Object other) {
    return other instanceof FightState that
        && part.equals(that.part)
        && units.equals(that.units)
        && (round == that.round || round.equals(that.round))
        && (march == that.march || march.equals(that.march));
  }

  @Override
  public int hashCode() {
    int rare = (round == Round.NONE ? 0 : round.hashCode()) + march.ranges.hashCode();
    return 31 * (31 * units.hashCode() + part.hashCode()) + rare;
  }
}
