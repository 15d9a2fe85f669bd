package vedette.rules.simplenapoleonic;

import vedette.json.Field;

/** What a player says of a morale test. */
public record MoraleRequest(
    @Field(text = "the unit that tests", example = "inf 3/6 line") Unit unit) {}
