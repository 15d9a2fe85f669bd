package vedette.rules.simplenapoleonic;

import java.util.function.ToIntFunction;
import vedette.fight.Choice;
import vedette.fight.Doctrine;
import vedette.fight.Side;

/**
 * How both sides decide.
 *
 * @param attackerKills whether the attacker tries to kill generals
 * @param defenderKills the same of the defender
 * @param target whom units fire at
 */
record KillDoctrine(
    KillGeneral attackerKills, KillGeneral defenderKills, ToIntFunction<TargetChoice> target)
    implements Doctrine {

  /** As a player says it. */
  static KillDoctrine of(Orders orders) {
    return new KillDoctrine(
        orders.attackerKills(), orders.defenderKills(), orders.target()::choose);
  }

  /** Where nobody chooses a target. */
  static KillDoctrine of(KillGeneral attackerKills, KillGeneral defenderKills) {
    return new KillDoctrine(
        attackerKills,
        defenderKills,
        choice -> {
          throw new IllegalStateException("nobody chooses a target here: " + choice);
        });
  }

  @Override
  @SuppressWarnings("unchecked") // each choice is answered with one of its own options
  public <O> O choose(Choice<O> choice) {
    if (choice instanceof TargetChoice targets) {
      return (O) (Integer) target.applyAsInt(targets);
    }
    KillGeneral kills = choice.side() == Side.ATTACKER ? attackerKills : defenderKills;
    return (O) (Boolean) kills.tries((KillChoice) choice);
  }
}
