package vedette.rules.loosefiles;

import java.util.List;
import vedette.json.Field;

/** What a player says of a combat. */
public record CombatRequest(
    @Field(text = "a unit that attacks; a second one against one", example = "inf 6; with bayonet")
        List<Band> attacker,
    @Field(text = "a unit that is attacked; a second one against one", example = "inf 6 dp 1")
        List<Band> defender) {}
