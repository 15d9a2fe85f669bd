package vedette.rules.loosefiles;

import java.util.List;
import vedette.form.Field;
import vedette.rules.HasVariants;
import vedette.rules.Variant;

/**
 * What a player says of a commander whose unit is hurt.
 *
 * @param checks fires and combats in which that happens
 */
public record CommanderRequest(
    @Field(text = "fires and combats in which his unit is hurt", fallback = "1", min = 1, max = 99)
        int checks,
    @Field(text = Variant.TEXT, optional = true) List<LooseFilesVariant> variant)
    implements HasVariants {}
