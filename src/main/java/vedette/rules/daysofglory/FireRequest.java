package vedette.rules.daysofglory;

import java.util.List;
import java.util.Optional;
import vedette.form.Allows;
import vedette.form.Field;
import vedette.rules.Variant;

/** What a player says of all that shoots at one unit in a shooting phase. */
public record FireRequest(
    @Field(text = "the unit that is shot at", example = "inf 12 column")
        @Allows(value = Wording.UNIT + " fellBack", keeps = "irregular tested still suppressed")
        Unit target,
    @Field(
            text = "a unit that shoots, by stands; again for each further one",
            optional = true,
            example = "8 smoothbore; range 6")
        List<Volley> shooter,
    @Field(
            text = "guns that shoot; again for each further battery",
            optional = true,
            example = "4 smoothbore; range 12")
        List<Battery> battery,
    @Field(text = "what the target stands in or behind", fallback = "open") Ground ground,
    @Field(
            text =
                "what it looks like to those who shoot; as its arm, formation and ground have it"
                    + " if not said",
            example = "dense")
        Optional<TargetType> targetType,
    @Field(text = "it is advancing", optional = true) boolean advancing,
    @Field(text = Wording.FIGURES, fallback = "4", min = 1, max = 20) int figuresPerStand,
    @Field(text = Variant.TEXT, optional = true) List<DaysOfGloryVariant> variant)
    implements DaysOfGloryVariant.InForce {}
