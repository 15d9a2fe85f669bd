package vedette.rules.loosefiles;

import java.util.List;
import vedette.json.Field;
import vedette.notation.Allows;

/** What a player says of a combat. */
public record CombatRequest(
    @Field(text = "a unit that attacks; a second one against one", example = "inf 6; with bayonet")
        @Allows({"dp", "skirmish", "commander", "works", "with", "casualties"})
        List<Unit> attacker,
    @Field(text = "a unit that is attacked; a second one against one", example = "inf 6 dp 1")
        @Allows({"dp", "skirmish", "commander", "works", "with", "casualties"})
        List<Unit> defender) {}
