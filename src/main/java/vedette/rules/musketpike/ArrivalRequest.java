package vedette.rules.musketpike;

import vedette.form.Field;

/** What a player says of the Transylvanians at White Mountain. */
public record ArrivalRequest(
    @Field(text = "turns at whose end they may arrive", fallback = "7", min = 1, max = 99)
        int turns) {}
