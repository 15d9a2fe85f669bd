package vedette.rules.daysofglory;

import java.util.List;
import java.util.OptionalInt;
import vedette.form.Field;
import vedette.rules.Variant;

/** What a player says of small arms at one target. */
public record ShootRequest(
    @Field(
            text = "a unit that shoots, by stands; again for each further one",
            example = "8 smoothbore; range 6")
        List<Volley> shooter,
    @Field(text = "what the target looks like", fallback = "line") TargetType target,
    @Field(text = "figures that the target has left", min = 1, max = 999) OptionalInt figures,
    @Field(text = Variant.TEXT, optional = true) List<DaysOfGloryVariant> variant)
    implements DaysOfGloryVariant.InForce {}
