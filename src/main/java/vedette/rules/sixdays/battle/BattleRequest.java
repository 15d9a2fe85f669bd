package vedette.rules.sixdays.battle;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import vedette.fight.Side;
import vedette.form.Field;
import vedette.rules.Optimization;
import vedette.rules.Variant;
import vedette.rules.kit.Threshold;
import vedette.rules.kit.Threshold.Word;
import vedette.rules.sixdays.battle.TargetChoice.TargetDoctrine;
import vedette.rules.sixdays.units.LossChoice;
import vedette.rules.sixdays.units.SixDaysVariant;
import vedette.rules.sixdays.units.Stack;
import vedette.rules.sixdays.units.Stacking;
import vedette.rules.sixdays.units.SurvivorDetail;
import vedette.rules.sixdays.units.Wording;
import vedette.table.Tables;

/** A request for a battle. */
public record BattleRequest(
    @Field(text = "attacking (phasing) stack; repeatable", example = "inf 5, cav 2, art 2; spent 1")
        List<Stack> attacker,
    @Field(
            text = "defending (nonphasing) stack; repeatable",
            example = "inf 4, cav 1, officer; in woods")
        List<Stack> defender,
    @Field(text = "battle turns of attacking stacks that give none [default: 1]", min = 1, max = 99)
        OptionalInt turns,
    @Field(
            text =
                "movement points that attacking stacks expended before contact, instead of --turns",
            min = 0,
            max = 99)
        OptionalInt spent,
    @Field(text = Wording.TERRAIN, optional = true, example = "woods,stream") List<String> terrain,
    @Field(
            text = "enemies that each attacking stack attacks in a battle turn",
            fallback = "as-written")
        TargetDoctrine targets,
    @Field(text = Wording.COUNTERATTACK, fallback = "never") Threshold counterattack,
    @Field(text = Wording.STOP, fallback = "never") StopChoice.StopDoctrine stop,
    @Field(
            text =
                "when to send in reinforcements: at-once, best, against N (attack differential),"
                    + " after-losing N (points)",
            fallback = "at-once")
        ReinforceChoice.ReinforceDoctrine reinforce,
    @Field(text = Wording.ATTACKER_LOSSES, fallback = "infantry-first")
        LossChoice.Order attackerLossOrder,
    @Field(text = Wording.DEFENDER_LOSSES, fallback = "infantry-first")
        LossChoice.Order defenderLossOrder,
    @Field(text = Wording.STACKING, fallback = "checked") Stacking stacking,
    @Field(text = Wording.SURVIVORS, fallback = "in-all", inPlans = "by-unit")
        SurvivorDetail survivors,
    @Field(text = Variant.TEXT, optional = true) List<SixDaysVariant> variant)
    implements FightRequest {
  /** Returns whether the attacker allocates attacks in the battle, and not by clauses before it. */
  boolean isAllocated(Optimization wish) {
    return targets != TargetDoctrine.AS_WRITTEN || wish.frees(Side.ATTACKER);
  }

  /**
   * Returns the doctrines without the choice of targets if it never arises, because one stack
   * attacks or all attack one.
   */
  @Override
  public Map<String, String> doctrines(Side side, Map<String, List<String>> texts) {
    Map<String, String> doctrines = FightRequest.super.doctrines(side, texts);
    if (attacker.size() == 1 || defender.size() == 1) {
      doctrines.remove("targets");
    }
    return doctrines;
  }

  @Override
  public List<String> doctrinesToTry(String parameter, Tables inForce) {
    return parameter.equals("reinforce")
        ? Threshold.textsToTry(Word.AT_ONCE, Word.AGAINST, Word.AFTER_LOSING)
        : FightRequest.super.doctrinesToTry(parameter, inForce);
  }

  @Override
  public Set<Side> decidingSides(String parameter) {
    return switch (parameter) {
      case "targets" -> Set.of(Side.ATTACKER);
      case "reinforce" -> Set.of(Side.DEFENDER);
      default -> FightRequest.super.decidingSides(parameter);
    };
  }
}
