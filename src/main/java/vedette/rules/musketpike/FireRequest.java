package vedette.rules.musketpike;

import java.util.List;
import vedette.form.Allows;
import vedette.form.Field;
import vedette.rules.HasVariants;
import vedette.rules.Variant;

/** What a player says of fire at one target. */
public record FireRequest(
    @Field(text = "who is fired at", example = "hi2 16/16 ql6; in wall")
        @Allows("terrain moving retreat")
        Stack target,
    @Field(
            text = "who fires, in this order; again for each further one",
            example = "art 12lb; range 4")
        @Allows(Wording.SHOOTER)
        List<Shooter> shooter,
    @Field(
            text =
                "a stack behind the target, in line, that grazing fire reaches as well; again for"
                    + " each further one, the nearest first",
            optional = true,
            example = "hi1 8/8 ql6")
        @Allows("terrain moving retreat")
        List<Stack> behind,
    @Field(
            text =
                "terrain of the target if it states none; see `vedette show"
                    + " musket-pike/terrain`",
            optional = true,
            example = "redoubt")
        List<String> terrain,
    @Field(text = Variant.TEXT, optional = true) List<MusketPikeVariant> variant)
    implements HasVariants {}
