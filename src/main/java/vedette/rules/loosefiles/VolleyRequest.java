package vedette.rules.loosefiles;

import java.util.List;
import vedette.form.Allows;
import vedette.form.Field;
import vedette.rules.HasVariants;
import vedette.rules.Variant;

/** What a player says of volleys at one unit. */
public record VolleyRequest(
    @Field(text = "a unit that fires; again for each further one", example = "inf 6 dp 1")
        @Allows(value = "dp skirmish", keeps = "column commander with casualties")
        List<Unit> shooter,
    @Field(text = "the unit that is fired at", example = "inf 6 skirmish; in fort")
        @Allows(value = "dp skirmish commander works", keeps = "column with casualties")
        Unit target,
    @Field(text = Variant.TEXT, optional = true) List<LooseFilesVariant> variant)
    implements HasVariants {}
