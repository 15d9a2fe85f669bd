package vedette.rules.daysofglory;

import java.util.List;
import vedette.form.Field;
import vedette.rules.Variant;

/** What a player says of artillery at one target. */
public record BombardRequest(
    @Field(text = "guns that fire", fallback = "1", min = 1, max = 99) int guns,
    @Field(text = "their kind", fallback = "smoothbore") Calibre calibre,
    @Field(text = "whether they fire shell (mortars and howitzers)", optional = true) boolean shell,
    @Field(text = "range to the target in inches", min = 0, max = 999, example = "12") int range,
    @Field(text = "what the target looks like", fallback = "line") TargetType target,
    @Field(
            text = "a unit behind the target and its distance from it in inches; again for each",
            optional = true,
            example = "dense 4")
        List<Behind> behind,
    @Field(text = Variant.TEXT, optional = true) List<DaysOfGloryVariant> variant)
    implements DaysOfGloryVariant.InForce {}
