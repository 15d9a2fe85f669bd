package vedette.rules.loosefiles;

import java.util.List;
import vedette.json.Field;

/** What a player says of volleys at one unit. */
public record VolleyRequest(
    @Field(text = "a unit that fires; again for each further one", example = "inf 6 dp 1")
        List<Band> shooter,
    @Field(text = "the unit that is fired at", example = "inf 6 skirmish; in fort") Band target) {}
