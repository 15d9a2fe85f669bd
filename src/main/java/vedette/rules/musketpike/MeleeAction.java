package vedette.rules.musketpike;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import vedette.fight.BySide;
import vedette.fight.Opening;
import vedette.fight.Side;
import vedette.fight.Umpire;
import vedette.rules.kit.NaturalTable.Rolled;
import vedette.rules.musketpike.ColumnDoctrine.EvadeChoice;
import vedette.rules.musketpike.ColumnDoctrine.MeleeChoice;
import vedette.table.CombatResult;
import vedette.table.Effect;

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

  /**
   * One roll of melee, and all that follows from it for both sides (MP6, MP10).
   *
   * @param before as it stands when it comes to blows
   * @param column after all shifts
   */
  record Melee(MusketPikeTables tables, AssaultState before, int column, Umpire umpire) {
    private static final BySide<String> LEADER_LOSS =
        new BySide<>("melee, attacker", "melee, defender");

    /** Rolls, takes off what the table says, has both check on one die, sends back who has to. */
    AssaultState fight() {
      Rolled rolled = roll();
      CombatResult result = rolled.result();
      // The check die is thrown with that of the melee, so whoever takes an odd point sees it.
      boolean checks =
          checks(Side.ATTACKER, result.attacker()) || checks(Side.DEFENDER, result.defender());
      int die = checks ? umpire.roll(MusketPikeTables.D10) : 0;
      List<StackState> attackers = lose(Side.ATTACKER, result.attacker().losses(), die);
      List<StackState> defenders = lose(Side.DEFENDER, result.defender().losses(), die);
      return before.with(
          new BySide<>(
              suffer(Side.ATTACKER, attackers, result.attacker(), rolled.die(), die),
              suffer(Side.DEFENDER, defenders, result.defender(), rolled.die(), die)));
    }

    /** Only a leader's fate hangs on the die itself and not on the cell (MP8). */
    private Rolled roll() {
      return isLed(Side.ATTACKER) || isLed(Side.DEFENDER)
          ? tables.meleeByDie.roll(column, umpire)
          : new Rolled(0, tables.melee.roll(column, umpire));
    }

    private boolean isLed(Side side) {
      return SideState.isAny(before.standing(side), StackState::led);
    }

    /** Splits the table's losses evenly; the owner says who takes the odd one (MP13). */
    private List<StackState> lose(Side side, int losses, int die) {
      List<StackState> fighting = before.standing(side);
      int odd = losses % fighting.size();
      int takesOdd = odd == 0 ? -1 : umpire.decide(oddLoss(side, fighting, die));
      List<StackState> left = new ArrayList<>(fighting.size());
      for (StackState stack : fighting) {
        int share = losses / fighting.size() + (left.size() == takesOdd ? odd : 0);
        left.add(stack.lose(share, Loss.RESULT, Place.ELIMINATED, umpire));
      }
      return left;
    }

    private static OddLoss.OddPoint oddLoss(Side side, List<StackState> fighting, int die) {
      return new OddLoss.OddPoint(side, fighting.stream().map(StackState::strength).toList(), die);
    }

    /** Whether a result has units check: of those that fight, one may be left. */
    private boolean checks(Side side, Effect effect) {
      List<StackState> fighting = before.standing(side);
      int share = fighting.isEmpty() ? 0 : effect.losses() / fighting.size();
      return costs(effect) && SideState.isAny(fighting, stack -> stack.strength() > share);
    }

    private static boolean costs(Effect effect) {
      return effect.losses() > 0 || effect.forcedBack();
    }

    private SideState suffer(Side side, List<StackState> hit, Effect effect, int roll, int die) {
      SideState now = before.of(side);
      for (StackState stack : hit) {
        now = now.with(suffer(stack, effect, roll, die));
      }
      return now;
    }

    private StackState suffer(StackState hit, Effect effect, int roll, int die) {
      StackState now = hit;
      if (costs(effect) && now.lives()) {
        now = checked(now, die);
        if (effect.forcedBack()) {
          now = Retreat.afterMelee(now, pays(hit), umpire);
        }
      }
      if (effect.forcedBack() && now.place() == Place.ELIMINATED) {
        umpire.note("MP-V5", "{} is eliminated", now.label());
      }
      if (now.led() && tables.costsLeader(LEADER_LOSS.of(now.stack().side()), roll)) {
        umpire.note("MP8 MP-V4", "{} loses its leader", now.label());
        now = now.withoutLeader();
      }
      return now;
    }

    /** Who fails is disordered; who was already loses as many points as it failed by (MP6). */
    private StackState checked(StackState now, int die) {
      int failure = Morale.check(now).failsBy(die, umpire);
      if (failure == 0) {
        return now;
      }
      return now.disordered()
          ? now.lose(failure, Loss.FAILED_CHECK, Place.ELIMINATED, umpire)
          : now.disorder("MP6", umpire);
    }

    /**
     * Who was disordered before the roll pays for being forced back (MP10); null if nobody does.
     */
    private Loss pays(StackState hit) {
      if (hit.disordered()) {
        return Loss.ROUT;
      }
      boolean always = hit.stack().variants().contains(MusketPikeVariant.LIGHT_FOOT_ROUT);
      return always && isRouted(hit) ? Loss.LIGHT_FOOT_ROUT : null;
    }

    /** Light foot against horse or heavy foot in the open. */
    private boolean isRouted(StackState hit) {
      List<StackState> enemies = before.standing(hit.stack().side().opposite());
      return hit.stack().arm() == Arm.LIGHT_FOOT
          && hit.stack().ground().isOpen()
          && !SideState.isAny(enemies, enemy -> !enemy.stack().ground().isOpen())
          && SideState.isAny(enemies, enemy -> enemy.stack().arm() != Arm.LIGHT_FOOT);
    }
  }
}
