package vedette.rules.sixdays;

import java.util.List;
import vedette.fight.BySide;
import vedette.rules.HasVariants;
import vedette.rules.kit.Doctrines;
import vedette.rules.kit.When;

/** What a player says of how both sides decide, in a battle or in overruns. */
interface FightRequest extends HasVariants {
  @Override
  List<SixDaysVariant> variant();

  LossOrder attackerLosses();

  LossOrder defenderLosses();

  /** When the nonphasing player counterattacks. */
  When counterattack();

  /** When the phasing player breaks off after a battle turn. */
  Stopping stop();

  /** How the sides decide in battle turns. */
  default Doctrines doctrines() {
    BySide<LossOrder> losses = new BySide<>(attackerLosses(), defenderLosses());
    return new Doctrines()
        .with(LossChoice.class, choice -> losses.of(choice.side()).choose(choice))
        .with(CounterattackChoice.class, choice -> counterattack().holds(choice::differential))
        .with(StopChoice.class, stop()::choose);
  }
}
