package vedette.rules.musketpike;

import java.util.List;
import vedette.form.Field;
import vedette.rules.HasVariants;
import vedette.rules.Variant;

/** What a player says of the Transylvanians at White Mountain. */
public record ArrivalRequest(
    @Field(text = "turns at whose end they may arrive", fallback = "7", min = 1, max = 99)
        int turns,
    @Field(text = Variant.TEXT, optional = true) List<MusketPikeVariant> variant)
    implements HasVariants {}
