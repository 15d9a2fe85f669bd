package vedette.rules.daysofglory;

import vedette.form.Field;

/** What a player says of the initiative. */
public record InitiativeRequest(
    @Field(text = "turns that it is rolled for", fallback = "1", min = 1, max = 99) int turns) {}
