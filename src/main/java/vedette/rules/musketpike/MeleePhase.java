package vedette.rules.musketpike;

import java.util.List;
import vedette.fight.Side;
import vedette.fight.Umpire;
import vedette.rules.kit.HeardBy;

/**
 * The attacker may go in, defenders may retreat before it, those who stand fight (MP6, MP9).
 *
 * @param lightFootRout whether light foot always pays the rout loss in the open (MP7)
 * @param inAssault whether it is one of several phases
 */
record MeleePhase(Lineup lineup, boolean lightFootRout, boolean inAssault) implements Phase {
  @Override
  public int items() {
    return 1;
  }

  @Override
  public boolean applies(AssaultState state, int item) {
    return state.stands(Side.ATTACKER) && state.stands(Side.DEFENDER);
  }

  @Override
  public AssaultState play(AssaultState state, Umpire umpire) {
    if (inAssault) {
      umpire.heading("MP9", "Activation {}, melee", state.activation());
    } else {
      umpire.heading("", "Melee");
    }
    int column = umpire.once(() -> announced(state, HeardBy.NOBODY).column());
    if (!umpire.decide(new MeleeChoice(column))) {
      String name = lineup.tables().melee.name(column);
      umpire.note("", "the attacker does not go in at {}", name);
      return state;
    }
    AssaultState left = evade(state, column, umpire);
    return left.stands(Side.DEFENDER) ? umpire.once(() -> melee(left, umpire)).fight() : left;
  }

  /** The melee that both sides look at, when the ground has done what it does to the attackers. */
  private MeleeOdds announced(AssaultState state, Umpire umpire) {
    return new MeleeOdds(lineup, disorderedByGround(state, umpire), umpire);
  }

  private Melee melee(AssaultState state, Umpire umpire) {
    MeleeOdds odds = announced(state, umpire);
    return new Melee(lineup, odds.state(), odds.column(), lightFootRout, umpire);
  }

  /** Attackers who cross an obstacle or go into disordering terrain are disordered first. */
  private AssaultState disorderedByGround(AssaultState state, Umpire umpire) {
    AssaultState now = state;
    for (int i = 0; disorders(state) && i < lineup.of(Side.ATTACKER).size(); i++) {
      StackState attacker = state.of(Side.ATTACKER, i);
      if (attacker.stands() && !attacker.disordered()) {
        umpire.note("", "{} is disordered by the ground", lineup.of(Side.ATTACKER, i).label());
        now = now.with(Side.ATTACKER, i, attacker.disorder());
      }
    }
    return now;
  }

  private boolean disorders(AssaultState state) {
    for (int i = 0; i < lineup.of(Side.DEFENDER).size(); i++) {
      if (state.of(Side.DEFENDER, i).stands()
          && lineup.of(Side.DEFENDER, i).ground().disordersBefore()) {
        return true;
      }
    }
    return false;
  }

  private AssaultState evade(AssaultState state, int column, Umpire umpire) {
    AssaultState left = state;
    for (int i = 0; i < lineup.of(Side.DEFENDER).size(); i++) {
      DrawnStack stack = lineup.of(Side.DEFENDER, i);
      StackState now = state.of(Side.DEFENDER, i);
      if (now.stands() && mayEvade(stack, state) && umpire.decide(new EvadeChoice(column))) {
        int hexes = lineup.tables().retreatHexes("before melee");
        umpire.note("MP9", "{} retreats {} hexes before melee", stack.label(), hexes);
        left = left.with(Side.DEFENDER, i, now.at(Place.EVADED));
      }
    }
    return left;
  }

  private boolean mayEvade(DrawnStack stack, AssaultState state) {
    for (int i = 0; i < lineup.of(Side.ATTACKER).size(); i++) {
      if (state.of(Side.ATTACKER, i).stands() && !stack.mayEvade(lineup.of(Side.ATTACKER, i))) {
        return false;
      }
    }
    return true;
  }

  @Override
  public void preview(AssaultState state, Umpire umpire) {
    if (applies(state, 0)) {
      String attackers = labels(lineup.of(Side.ATTACKER));
      String defenders = labels(lineup.of(Side.DEFENDER));
      umpire.note("", "{} in melee with {}", attackers, defenders);
      announced(state, umpire).column();
    }
  }

  private static String labels(List<DrawnStack> stacks) {
    return String.join(" and ", stacks.stream().map(DrawnStack::label).toList());
  }
}
