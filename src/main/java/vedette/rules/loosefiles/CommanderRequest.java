package vedette.rules.loosefiles;

import vedette.form.Field;

/**
 * What a player says of a commander whose unit is hurt.
 *
 * @param checks fires and combats in which that happens
 */
public record CommanderRequest(
    @Field(text = "fires and combats in which his unit is hurt", fallback = "1", min = 1, max = 99)
        int checks) {}
