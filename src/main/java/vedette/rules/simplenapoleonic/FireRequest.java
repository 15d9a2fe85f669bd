package vedette.rules.simplenapoleonic;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import vedette.fight.Side;
import vedette.form.Allows;
import vedette.form.Field;
import vedette.rules.HasBest;
import vedette.rules.HasVariants;
import vedette.rules.Variant;

/** What a player says of fire at one unit. */
public record FireRequest(
    @Field(
            text = "a unit that fires, in this order; again for each further one",
            example = "inf 6 line")
        @Allows("strength formation general moved retreating cover blocked range")
        List<Unit> shooter,
    @Field(text = "the unit that is fired at", example = "inf 6 column; in cover")
        @Allows("strength formation general moved retreating cover blocked")
        Unit target,
    @Field(text = "range in hexes, 1 for the adjacent one", fallback = "1", min = 1, max = 99)
        int range,
    @Field(text = "shooters go on at a target that has just begun to retreat", optional = true)
        boolean atRetreating,
    @Field(
            text = "whether those who fire try to kill a general" + Wording.WHEN_FREE,
            fallback = "never")
        KillGeneral killGeneral,
    @Field(text = Variant.TEXT, optional = true) List<SimpleNapoleonicVariant> variant,
    @Field(text = HasBest.BEST) Optional<HasBest.Who> best,
    @Field(text = HasBest.GOAL, example = "3*success + defenderLoss") Optional<String> goal)
    implements HasBest, HasVariants {
  @Override
  public Set<Side> deciders(String parameter) {
    return Set.of(Side.ATTACKER);
  }

  /** Whether those who fire may try to kill a general. */
  boolean mayKill() {
    return killGeneral != KillGeneral.NEVER || decidesBest(Side.ATTACKER);
  }

  /** The range of a shooter: his own, or that of all. */
  int range(Unit shooter) {
    return shooter.range().orElse(range);
  }
}
