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
    return new Doctrines()
        .with(LossChoice.class, new BySide<>(attackerLosses(), defenderLosses()), LossOrder::choose)
        .with(
            CounterattackChoice.class,
            counterattack(),
            (when, choice) -> when.holds(choice::differential))
        .with(StopChoice.class, stop(), Stopping::choose);
  }
}
