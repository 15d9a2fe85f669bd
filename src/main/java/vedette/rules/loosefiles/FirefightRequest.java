package vedette.rules.loosefiles;

import java.util.List;
import vedette.form.Allows;
import vedette.form.Field;
import vedette.rules.HasVariants;
import vedette.rules.Variant;

/** What a player says of a firefight. */
public record FirefightRequest(
    @Field(text = "a unit of one side; again for each further one", example = "inf 6")
        @Allows(value = "dp skirmish column commander works", keeps = "with casualties")
        List<Unit> attacker,
    @Field(text = "a unit of the other; again for each", example = "inf 6; in fieldwork")
        @Allows(value = "dp skirmish column commander works", keeps = "with casualties")
        List<Unit> defender,
    @Field(
            text =
                "range by turn, the last one for all further turns: musket (foot fires, and guns at"
                    + " short range), short or long (only guns); musket if not given",
            optional = true,
            example = "long,short,musket")
        List<String> range,
    @Field(text = "turns of fire", fallback = "3", min = 1, max = 99) int turns,
    @Field(
            text = "commanders of each side who roll for command points before the fire of a turn",
            fallback = "0",
            min = 0,
            max = 9)
        int commanders,
    @Field(text = Words.ATTACHED, optional = true) boolean attachedRoll,
    @Field(text = Variant.TEXT, optional = true) List<LooseFilesVariant> variant)
    implements HasVariants {}
