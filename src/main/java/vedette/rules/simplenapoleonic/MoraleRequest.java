package vedette.rules.simplenapoleonic;

import vedette.form.Allows;
import vedette.form.Field;

/** What a player says of a morale test. */
public record MoraleRequest(
    @Field(text = "the unit that tests", example = "inf 3/6 line")
        @Allows({"strength", "formation", "general", "moved", "retreating", "cover", "blocked"})
        Unit unit) {}
