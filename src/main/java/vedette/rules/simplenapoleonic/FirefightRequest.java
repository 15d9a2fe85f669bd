package vedette.rules.simplenapoleonic;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import vedette.fight.Side;
import vedette.form.Field;
import vedette.rules.HasBest;
import vedette.rules.Variant;

/** What a player says of a firefight. */
public record FirefightRequest(
    @Field(text = "a unit of one side; again for each further one", example = "inf 6 line")
        List<Unit> attacker,
    @Field(text = "a unit of the other side; again for each", example = "inf 6 line; in cover")
        List<Unit> defender,
    @Field(text = "turns of fire", fallback = "6", min = 1, max = 99) int turns,
    @Field(
            text = "range in hexes by turn, the last one for all further turns; 1 if not given",
            optional = true,
            example = "3,2,1")
        List<String> range,
    @Field(text = "the side that closes in: it moves in its part of each turn")
        Optional<Side> closing,
    @Field(
            text = "range in hexes as the first turn begins, where a side closes in",
            min = 1,
            max = 99)
        OptionalInt startRange,
    @Field(text = Wording.FIRST) Optional<Side> first,
    @Field(text = "whom units fire at", fallback = "first") Aim target,
    @Field(
            text = "units fire at enemies that retreat as well, where nobody stands in reach",
            optional = true)
        boolean atRetreating,
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
