package vedette.rules.sixdays.battle;

import java.util.List;
import java.util.Set;
import vedette.fight.BySide;
import vedette.fight.Side;
import vedette.rules.HasChoices;
import vedette.rules.HasVariants;
import vedette.rules.kit.Doctrines;
import vedette.rules.kit.Threshold;
import vedette.rules.kit.Threshold.Word;
import vedette.rules.sixdays.units.LossChoice;
import vedette.rules.sixdays.units.SixDaysVariant;
import vedette.table.Tables;

/** A request with the doctrines of both sides, for a battle or overruns. */
public interface FightRequest extends HasVariants, HasChoices {
  @Override
  List<SixDaysVariant> variant();

  LossChoice.Order attackerLossOrder();

  LossChoice.Order defenderLossOrder();

  /** Returns the threshold at which the nonphasing player counterattacks. */
  Threshold counterattack();

  /** Returns the doctrine by which the phasing player breaks off after a battle turn. */
  StopChoice.StopDoctrine stop();

  @Override
  public default List<String> doctrinesToTry(String parameter, Tables inForce) {
    return switch (parameter) {
      case "counterattack" -> Threshold.textsToTry(Word.NEVER, Word.ALWAYS, Word.AT);
      case "stop" -> Threshold.textsToTry(Word.NEVER, Word.BELOW, Word.AFTER_LOSING);
      default -> HasChoices.super.doctrinesToTry(parameter, inForce);
    };
  }

  @Override
  public default Set<Side> decidingSides(String parameter) {
    return switch (parameter) {
      case "stop" -> Set.of(Side.ATTACKER);
      case "counterattack" -> Set.of(Side.DEFENDER);
      default -> HasChoices.super.decidingSides(parameter);
    };
  }

  /** Returns the doctrines of both sides in battle turns. */
  default Doctrines doctrines() {
    return new Doctrines()
        .with(
            LossChoice.class,
            new BySide<>(attackerLossOrder(), defenderLossOrder()),
            LossChoice.Order::choose)
        .with(
            CounterattackChoice.class,
            counterattack(),
            (when, choice) -> when.isMet(choice::differential))
        .with(StopChoice.class, stop(), StopChoice.StopDoctrine::choose);
  }
}
