package vedette.rules.daysofglory;

import java.util.List;
import vedette.form.Field;
import vedette.rules.Variant;

/** What a player says of the initiative. */
public record InitiativeRequest(
    @Field(text = "turns that it is rolled for", fallback = "1", min = 1, max = 99) int turns,
    @Field(text = Variant.TEXT, optional = true) List<DaysOfGloryVariant> variant)
    implements DaysOfGloryVariant.InForce {}
