package vedette.rules.sixdays;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import vedette.fight.Side;
import vedette.form.Field;
import vedette.rules.HasBest;
import vedette.rules.HasVariants;
import vedette.rules.Variant;

/** What a player says of a reorganization. */
public record ReorganizeRequest(
    @Field(
            text =
                "a command: its units with strength left and original strength, 0 for one in the dead"
                    + " pile, and its officer, if one is there; again for each further command",
            example = "Marmont: inf 3/5, inf 0/4, cav 2/2")
        List<Command> command,
    @Field(text = "night turns, one roll a command each", fallback = "1", min = 1, max = 99)
        int nights,
    @Field(text = "who is given a point, after the dead pile", fallback = "most-lost")
        ReplacementOrder order,
    @Field(
            text = "how units are told: in all, or by unit, with what each then has",
            fallback = "in-all",
            inPlans = "by-unit")
        Survivors survivors,
    @Field(text = Variant.TEXT, optional = true) List<SixDaysVariant> variant,
    @Field(text = HasBest.BEST) Optional<HasBest.Who> best,
    @Field(text = HasBest.GOAL, example = "3*success + defenderLoss") Optional<String> goal)
    implements HasBest, HasVariants {
  @Override
  public Set<Side> deciders(String parameter) {
    return Set.of(Side.ATTACKER);
  }
}
