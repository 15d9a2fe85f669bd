package vedette.rules.loosefiles;

import java.util.List;
import vedette.json.Field;
import vedette.notation.Allows;

/** What a player says of volleys at one unit. */
public record VolleyRequest(
    @Field(text = "a unit that fires; again for each further one", example = "inf 6 dp 1")
        @Allows({"dp", "skirmish"})
        List<Unit> shooter,
    @Field(text = "the unit that is fired at", example = "inf 6 skirmish; in fort")
        @Allows({"dp", "skirmish", "commander", "works"})
        Unit target) {}
