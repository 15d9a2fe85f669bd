package vedette.rules.loosefiles;

import java.util.List;
import vedette.form.Allows;
import vedette.form.Field;
import vedette.rules.HasVariants;
import vedette.rules.Variant;

/** What a player says of units that are brought back into order. */
public record RecoverRequest(
    @Field(text = "a unit with D.Points; again for each further one", example = "inf 6 dp 4")
        @Allows(value = "dp commander", keeps = "skirmish column with casualties")
        List<Unit> unit,
    @Field(text = "turns", fallback = "1", min = 1, max = 99) int turns,
    @Field(text = "commanders who roll for command points", fallback = "1", min = 0, max = 9)
        int commanders,
    @Field(text = Words.ATTACHED, optional = true) boolean attachedRoll,
    @Field(text = Variant.TEXT, optional = true) List<LooseFilesVariant> variant)
    implements HasVariants {}
