package vedette.rules.loosefiles;

import vedette.json.Field;

/** What a player says of a commander whose units are hit. */
public record CommanderRequest(
    @Field(text = "fires and combats in which his unit is hurt", fallback = "1", min = 1, max = 99)
        int checks) {}
