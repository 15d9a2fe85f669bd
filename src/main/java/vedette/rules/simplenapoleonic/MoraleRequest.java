package vedette.rules.simplenapoleonic;

import vedette.json.Field;
import vedette.notation.Allows;

/** What a player says of a morale test. */
public record MoraleRequest(
    @Field(text = "the unit that tests", example = "inf 3/6 line")
        @Allows({"strength", "formation", "general", "moved", "retreating", "cover", "blocked"})
        Unit unit) {}
