package vedette.rules.simplenapoleonic;

import java.util.List;
import java.util.Optional;
import vedette.form.Allows;
import vedette.form.Field;
import vedette.rules.HasVariants;
import vedette.rules.Variant;

/** What a player says of rallying a retreating unit. */
public record RallyRequest(
    @Field(
            text = "the unit that rallies, where it matters what of it goes on",
            example = "inf 2/6 line retreating")
        @Allows("strength formation general retreating")
        Optional<Unit> unit,
    @Field(text = "turns in which it is tried", fallback = "1", min = 1, max = 99) int turns,
    @Field(text = "generals who try each turn", fallback = "1", min = 1, max = 9) int generals,
    @Field(text = Variant.TEXT, optional = true) List<SimpleNapoleonicVariant> variant)
    implements HasVariants {}
