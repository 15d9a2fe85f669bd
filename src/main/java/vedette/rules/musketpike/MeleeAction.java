package vedette.rules.musketpike;

import java.util.List;
import java.util.stream.Collectors;
import vedette.fight.Opening;
import vedette.fight.Side;
import vedette.fight.Umpire;

/**
 * The attacker may go in, defenders may retreat before it, those who stand fight (MP6, MP9). Who
 * has cleared the place goes in; into one that nobody stands in any more he may walk (MP-V3).
 *
 * @param acts the side that attacks
 * @param from the hexes of the defenders that the attack comes from
 * @param inAssault whether fire comes before it
 */
record MeleeAction(Side acts, MusketPikeTables tables, Facing from, boolean inAssault)
    implements Action {

  @Override
  public boolean applies(AssaultState state) {
    return state.of(Side.ATTACKER).stands();
  }

  @Override
  public boolean rolls(AssaultState state) {
    return state.of(Side.DEFENDER).stands();
  }

  @Override
  public AssaultState play(AssaultState state, Umpire umpire) {
    if (inAssault) {
      umpire.heading("MP9", "Activation {}, melee", state.activation());
    } else {
      umpire.heading("", "Melee");
    }
    return rolls(state) ? fight(state, umpire) : walkIn(state, umpire);
  }

  /** Whether the attacker goes in; in a melee by itself he has chosen to. */
  private boolean goesIn(int column, Umpire umpire) {
    return !inAssault || umpire.decide(new MeleeChoice(acts, column, tables.melee.name(column)));
  }

  private AssaultState fight(AssaultState state, Umpire umpire) {
    int column =
        umpire.once(() -> column(disorderedByGround(state, Opening.UNHEARD), Opening.UNHEARD));
    if (!goesIn(column, umpire)) {
      umpire.note("", "the attacker does not go in at {}", tables.melee.name(column));
      return state;
    }
    AssaultState left = evade(state, column, umpire);
    AssaultState fought =
        left.of(Side.DEFENDER).stands() ? umpire.once(() -> melee(left, umpire)).fight() : left;
    boolean cleared = applies(fought) && !fought.of(Side.DEFENDER).stands();
    return cleared ? goneIn("", fought, umpire) : fought;
  }

  private AssaultState walkIn(AssaultState state, Umpire umpire) {
    if (goesIn(tables.bestColumn(), umpire)) {
      return goneIn("MP-V3", state, umpire);
    }
    umpire.note("MP-V3", "the attacker does not go in");
    return state;
  }

  /** The attackers where the defenders were, on whatever ground those stood. */
  private AssaultState goneIn(String reading, AssaultState state, Umpire umpire) {
    umpire.note(reading, "the attacker takes the place");
    AssaultState now = state;
    for (StackState attacker : state.standing(Side.ATTACKER)) {
      now = now.with(attacker.goneIn(Ground.of(state.of(Side.DEFENDER).stacks(), from), umpire));
    }
    return now;
  }

  private Melee melee(AssaultState state, Umpire umpire) {
    AssaultState now = disorderedByGround(state, umpire);
    return new Melee(tables, now, column(now, umpire), umpire);
  }

  private int column(AssaultState state, Umpire umpire) {
    return new MeleeOdds(
            tables,
            from,
            state.standing(Side.ATTACKER),
            state.standing(Side.DEFENDER),
            state.held(),
            umpire)
        .column();
  }

  /** Attackers who cross an obstacle or go into disordering terrain are disordered first. */
  private AssaultState disorderedByGround(AssaultState state, Umpire umpire) {
    if (!Ground.of(state.held(), from).disordersBefore()) {
      return state;
    }
    AssaultState now = state;
    for (StackState attacker : state.standing(Side.ATTACKER)) {
      now = now.with(attacker.disorderedByGround(umpire));
    }
    return now;
  }

  /** Each defender who may and wants to retreats before the melee. */
  private AssaultState evade(AssaultState state, int column, Umpire umpire) {
    List<StackState> attackers = state.standing(Side.ATTACKER);
    AssaultState left = state;
    for (StackState defender : state.standing(Side.DEFENDER)) {
      if (EvadeChoice.isOpenTo(defender, attackers)
          && umpire.decide(new EvadeChoice(acts.opposite(), column, tables.melee.name(column)))) {
        int hexes = tables.retreatHexes(Retreat.BEFORE_MELEE);
        umpire.note("MP9", "{} retreats {} hexes before melee", defender.label(), hexes);
        left = left.with(defender.at(Place.EVADED));
      }
    }
    return left;
  }

  @Override
  public void preview(AssaultState state, Umpire umpire) {
    // Who does not go in at the best column never does.
    boolean stand = applies(state) && state.of(Side.DEFENDER).stands();
    if (stand && goesIn(tables.bestColumn(), umpire)) {
      String attackers = labels(state.of(Side.ATTACKER));
      String defenders = labels(state.of(Side.DEFENDER));
      umpire.note("", "{} in melee with {}", attackers, defenders);
      column(disorderedByGround(state, umpire), umpire);
    }
  }

  private static String labels(SideState side) {
    return side.stacks().stream().map(StackState::label).collect(Collectors.joining(" and "));
  }
}
