package vedette.rules.simplenapoleonic;

import java.util.List;
import java.util.Optional;
import vedette.fight.Side;
import vedette.form.Allows;
import vedette.form.Field;
import vedette.rules.HasBest;
import vedette.rules.Variant;

/** What a player says of an advance. */
public record AdvanceRequest(
    @Field(
            text =
                "a unit that comes on, or with a range of its own one that stands there and fires;"
                    + " again for each further one",
            example = "inf 6 column")
        @Allows("strength formation general retreating cover blocked range at")
        List<Unit> attacker,
    @Field(
            text = "the unit that they go at; again for each further one, which only fires",
            example = "inf 6 line; in cover")
        @Allows("strength formation general retreating cover blocked range at")
        List<Unit> defender,
    @Field(
            text = "hexes between those who come on and the defender as the first turn begins",
            fallback = "4",
            min = 1,
            max = 99)
        int startRange,
    @Field(text = "turns that it may take", fallback = "6", min = 1, max = 99) int turns,
    @Field(
            text = "hexes at which those who come on halt and fire until the turn of the assault",
            fallback = "1",
            min = 1,
            max = 99)
        int halt,
    @Field(text = "the turn in which they go in at the earliest", fallback = "1", min = 1, max = 99)
        int assaultTurn,
    @Field(text = Wording.FIRST) Optional<Side> first,
    @Field(text = "whom units fire at", fallback = "first") Aim target,
    @Field(
            text = "generals near, with no unit, who rally the attacker's units",
            fallback = "0",
            max = 9)
        int attackerGenerals,
    @Field(
            text = "generals near, with no unit, who rally the defender's units",
            fallback = "0",
            max = 9)
        int defenderGenerals,
    @Field(
            text = "whether the attacker tries to kill generals" + Wording.WHEN_FREE,
            fallback = "never")
        KillGeneral attackerKills,
    @Field(
            text = "whether the defender tries to kill generals" + Wording.WHEN_FREE,
            fallback = "never")
        KillGeneral defenderKills,
    @Field(text = Variant.TEXT, optional = true) List<SimpleNapoleonicVariant> variant,
    @Field(text = HasBest.BEST) Optional<HasBest.Who> best,
    @Field(text = HasBest.GOAL, example = "3*success + defenderLoss") Optional<String> goal)
    implements Orders {
  @Override
  public int generals(Side side) {
    return side == Side.ATTACKER ? attackerGenerals : defenderGenerals;
  }
}
