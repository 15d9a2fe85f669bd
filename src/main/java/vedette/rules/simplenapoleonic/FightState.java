package vedette.rules.simplenapoleonic;

import java.util.List;
import vedette.fight.Side;
import vedette.rules.kit.Units;

/**
 * A fight between two steps.
 *
 * @param part whose part of the turn it is, and which of its units acts next
 * @param round how far the assault of that unit has come
 * @param march where the attacker's units have come to
 */
record FightState(Units<UnitState> units, Part part, Round round, March march) {
  /**
   * How far a turn has come.
   *
   * @param phase of the turn
   * @param first who has the initiative, null before it is rolled
   * @param next which unit of the side acts next
   * @param tried generals without a unit who have tried to rally somebody in this part
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

    /** Neither side has thrown. */
    static final Round NONE = new Round(NO_THROW, NO_THROW, false);

    /** It has been fought, and the defender driven back. */
    static final Round DRIVEN = new Round(NO_THROW, NO_THROW, true);

    /** Returns whether the first throw is still to come. */
    boolean isFirst() {
      return atDefender == NO_THROW;
    }

    /** Returns whether the defender's throw is the next. */
    boolean isSecond() {
      return !isFirst() && atAttacker == NO_THROW;
    }

    /** After the assaulting unit's throw. */
    Round withHits(int hits) {
      return new Round(hits, NO_THROW, false);
    }

    /** After the defender's throw. */
    Round answered(int hits) {
      return new Round(atDefender, hits, false);
    }

    /** Returns the hits on a side. */
    int hits(Side side) {
      return side == Side.ATTACKER ? atAttacker : atDefender;
    }
  }

  /**
   * How far an advance has come.
   *
   * @param ranges hexes of each of the attacker's units to the place where the defender stood first
   * @param assaulted whether it has come to an assault
   */
  record March(List<Integer> ranges, boolean assaulted) {
    /** Nobody comes on. */
    static final March NONE = new March(List.of(), false);
  }

  /** Before the first turn. */
  static FightState first(Units<UnitState> units, March march) {
    return new FightState(units, Part.NONE, Round.NONE, march);
  }

  /** Before the next turn. */
  FightState nextTurn() {
    return first(units, march);
  }

  /** When a side has won the initiative. */
  FightState movesFirst(Side first) {
    return inPart(new Part(TurnPhase.FIRST_SIDE, first, 0, 0));
  }

  /** When the other side's part begins. */
  FightState otherSide() {
    return inPart(new Part(TurnPhase.SECOND_SIDE, part.first, 0, 0));
  }

  /** When this unit of the side acts next. */
  FightState at(int unit) {
    return unit == part.next ? this : inPart(new Part(part.phase, part.first, unit, part.tried));
  }

  /** When the unit that acts has done so. */
  FightState nextUnit() {
    return acted(units);
  }

  /** When the unit that acts has done so, and this is how all then are. */
  FightState acted(Units<UnitState> then) {
    Part further = new Part(part.phase, part.first, part.next + 1, part.tried);
    return new FightState(then, further, Round.NONE, march);
  }

  /** When a general without a unit has tried to rally the unit that acts. */
  FightState generalTried() {
    return inPart(new Part(part.phase, part.first, part.next, part.tried + 1));
  }

  /** In this part of the turn, where nobody has thrown yet. */
  private FightState inPart(Part then) {
    return new FightState(units, then, Round.NONE, march);
  }

  FightState with(Round then) {
    return new FightState(units, part, then, march);
  }

  FightState with(Units<UnitState> then) {
    return then == units ? this : new FightState(then, part, round, march);
  }

  /** With one unit as it then is. */
  FightState with(Side side, int unit, UnitState then) {
    return with(units.with(side, unit, then));
  }

  /** With a unit of the attacker so far from the defender's first place. */
  FightState withRange(int unit, int range) {
    if (march.ranges.get(unit) == range) {
      return this;
    }
    return with(new March(Units.with(march.ranges, unit, range), march.assaulted));
  }

  private FightState with(March then) {
    return new FightState(units, part, round, then);
  }

  /** When it has come to an assault. */
  FightState assaulted() {
    return march.assaulted ? this : with(new March(march.ranges, true));
  }

  /** Whose part it is. */
  Side side() {
    return part.side();
  }

  /** Which of its units acts next. */
  int next() {
    return part.next;
  }

  /** Returns whether all units of the side have acted. */
  boolean isPartOver() {
    return part.next == units.of(side()).size();
  }

  /** Returns whether nothing is left to be rolled in this turn. */
  boolean isTurnOver() {
    return part.phase == TurnPhase.SECOND_SIDE && isPartOver();
  }

  /** Returns the unit that acts. */
  UnitState acting() {
    return units.of(side(), part.next);
  }

  /** Returns the unit that is assaulted. */
  UnitState defender() {
    return units.of(Side.DEFENDER, 0);
  }

  /** Returns whether any unit of a side is still in the fight. */
  boolean stands(Side side) {
    List<UnitState> all = units.of(side);
    for (int unit = 0; unit < all.size(); unit++) {
      if (all.get(unit).isSteady()) {
        return true;
      }
    }
    return false;
  }

  // Written out: linking the generated equals and hashCode takes longer than one battle.
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
