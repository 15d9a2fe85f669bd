package vedette.rules.simplenapoleonic;

import java.util.List;
import vedette.form.Allows;
import vedette.form.Field;
import vedette.rules.HasVariants;
import vedette.rules.Variant;

/** What a player says of a morale test. */
public record MoraleRequest(
    @Field(text = "the unit that tests", example = "inf 3/6 line")
        @Allows("strength formation general moved retreating cover blocked")
        Unit unit,
    @Field(text = Variant.TEXT, optional = true) List<SimpleNapoleonicVariant> variant)
    implements HasVariants {}
