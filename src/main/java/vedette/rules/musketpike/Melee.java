package vedette.rules.musketpike;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.Side;
import vedette.fight.Umpire;
import vedette.rules.kit.NaturalTable.Rolled;
import vedette.table.Effect;

/**
 * One roll of melee, and all that follows from it for both sides (MP6, MP10).
 *
 * @param before as it stands when it comes to blows
 * @param column after all shifts
 * @param lightFootRout whether light foot always pays the rout loss in the open (MP7)
 */
record Melee(Lineup lineup, AssaultState before, int column, boolean lightFootRout, Umpire umpire) {

  /** Rolls, takes off what the table says, has both check on one die, sends back who has to. */
  AssaultState fight() {
    Rolled rolled = roll();
    Effect attacker = rolled.result().attacker();
    Effect defender = rolled.result().defender();
    List<StackState> attackers = lose(Side.ATTACKER, attacker.losses());
    List<StackState> defenders = lose(Side.DEFENDER, defender.losses());
    boolean checks =
        checks(Side.ATTACKER, attacker, attackers) || checks(Side.DEFENDER, defender, defenders);
    int die = checks ? umpire.roll(MusketPikeTables.D10) : 0;
    return before.with(
        suffer(Side.ATTACKER, attacker, rolled.die(), die, attackers),
        suffer(Side.DEFENDER, defender, rolled.die(), die, defenders));
  }

  /** Only a leader's fate hangs on the die itself and not on the cell (MP8). */
  private Rolled roll() {
    MusketPikeTables tables = lineup.tables();
    return isLed(Side.ATTACKER) || isLed(Side.DEFENDER)
        ? tables.meleeByDie.roll(column, umpire)
        : new Rolled(0, tables.melee.roll(column, umpire));
  }

  /** Who fights is who stood there before the roll. */
  private boolean fights(Side side, int stack) {
    return before.of(side, stack).stands();
  }

  private int stacks(Side side) {
    return lineup.of(side).size();
  }

  private boolean isLed(Side side) {
    for (int i = 0; i < stacks(side); i++) {
      if (fights(side, i) && before.of(side, i).led()) {
        return true;
      }
    }
    return false;
  }

  private static boolean costs(Effect effect) {
    return effect.losses() > 0 || effect.forcedBack();
  }

  /** Whether anybody is left whom a result has check. */
  private boolean checks(Side side, Effect effect, List<StackState> left) {
    for (int i = 0; costs(effect) && i < left.size(); i++) {
      if (fights(side, i) && left.get(i).lives()) {
        return true;
      }
    }
    return false;
  }

  /** Splits the table's losses evenly; the owner says who takes the odd one (MP13). */
  private List<StackState> lose(Side side, int losses) {
    int fighting = before.standing(side);
    int odd = losses % fighting;
    int takesOdd = odd == 0 ? -1 : oddOne(side, fighting);
    List<StackState> now = before.of(side);
    int place = 0;
    for (int i = 0; i < stacks(side); i++) {
      if (fights(side, i)) {
        int share = losses / fighting + (place++ == takesOdd ? odd : 0);
        now = AssaultState.replaced(now, i, lose(lineup.of(side, i), now.get(i), share));
      }
    }
    return now;
  }

  private StackState lose(DrawnStack stack, StackState now, int points) {
    return Losses.of(stack, now, points, Losses.RESULT, Place.CUT_DOWN, umpire);
  }

  private int oddOne(Side side, int fighting) {
    List<Integer> strengths = new ArrayList<>(fighting);
    for (int i = 0; i < stacks(side); i++) {
      if (fights(side, i)) {
        strengths.add(before.of(side, i).strength());
      }
    }
    return umpire.decide(new OddLossChoice(side, List.copyOf(strengths)));
  }

  private List<StackState> suffer(
      Side side, Effect effect, int roll, int die, List<StackState> left) {
    List<StackState> now = left;
    for (int i = 0; i < stacks(side); i++) {
      if (fights(side, i)) {
        StackState suffered = suffered(side, i, effect, roll, die, left.get(i));
        now = AssaultState.replaced(now, i, suffered);
      }
    }
    return now;
  }

  private StackState suffered(
      Side side, int index, Effect effect, int roll, int die, StackState hit) {
    DrawnStack stack = lineup.of(side, index);
    StackState now = hit;
    if (costs(effect) && now.lives()) {
      now = checked(stack, now, die);
      if (effect.forcedBack()) {
        now = back(stack, now, before.of(side, index).disordered());
      }
    }
    if (effect.forcedBack() && now.place() == Place.CUT_DOWN) {
      umpire.note("MP-V5", "{} is eliminated", stack.label());
    }
    if (now.led() && lineup.tables().costsLeader(row(side), roll)) {
      umpire.note("MP8 MP-V4", "{} loses its leader", stack.label());
      now = now.withoutLeader();
    }
    return now;
  }

  /** Failing disorders; who was disordered loses as many points as he failed by (MP6). */
  private StackState checked(DrawnStack stack, StackState now, int die) {
    int failure = MoraleCheck.failedBy(stack, now, die, umpire);
    if (failure == 0) {
      return now;
    }
    return now.disordered()
        ? Losses.of(stack, now, failure, Losses.FAILURE, Place.CUT_DOWN, umpire)
        : MoraleCheck.disordered(stack, now, "MP6", umpire);
  }

  /** Who was disordered before the roll pays for being forced back (MP10). */
  private StackState back(DrawnStack stack, StackState now, boolean disorderedBefore) {
    Losses.Reason pays =
        disorderedBefore
            ? Losses.ROUT
            : lightFootRout && isRouted(stack) ? Losses.LIGHT_FOOT : null;
    return new Retreat(stack, row(stack.side()), Place.FORCED_BACK, Place.CUT_DOWN, umpire)
        .of(now, pays);
  }

  private static String row(Side side) {
    return side == Side.ATTACKER ? "melee, attacker" : "melee, defender";
  }

  /** Light foot against horse or heavy foot in the open. */
  private boolean isRouted(DrawnStack stack) {
    boolean open = stack.ground().isOpen();
    boolean beaten = false;
    Side enemy = stack.side().opposite();
    for (int i = 0; i < stacks(enemy); i++) {
      if (fights(enemy, i)) {
        open &= lineup.of(enemy, i).ground().isOpen();
        beaten |= lineup.of(enemy, i).troops() != Troops.LIGHT_FOOT;
      }
    }
    return stack.troops() == Troops.LIGHT_FOOT && open && beaten;
  }
}
