package vedette.rules.simplenapoleonic;

import java.util.List;
import vedette.json.Field;

/** What a player says of fire at one unit. */
public record FireRequest(
    @Field(
            text = "a unit that fires, in this order; again for each further one",
            example = "inf 6 line")
        List<Unit> shooter,
    @Field(text = "the unit that is fired at", example = "inf 6 column; in cover") Unit target,
    @Field(text = "range in hexes, 1 for the adjacent one", fallback = "1", min = 1, max = 99)
        int range,
    @Field(
            text = "whether those who fire try to kill a general" + Wording.WHEN_FREE,
            fallback = "never")
        KillGeneral killGeneral) {}
