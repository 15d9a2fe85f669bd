package vedette.rules.loosefiles;

import java.util.List;
import vedette.form.Allows;
import vedette.form.Field;
import vedette.rules.HasVariants;
import vedette.rules.Variant;

/** What a player says of guns that fire at the same units over turns. */
public record BombardmentRequest(
    @Field(text = "guns that fire, by batteries; again for each further one", example = "art 3")
        @Allows(value = "dp commander", keeps = "column with casualties")
        List<Unit> attacker,
    @Field(
            text =
                "a unit that is fired at; again for each, at which they fire when those before it"
                    + " are destroyed",
            example = "inf 6 column")
        @Allows(value = "dp skirmish column commander works", keeps = "with casualties")
        List<Unit> defender,
    @Field(
            text =
                "range by turn, the last one for all further turns: heavy guns reach 10 inches"
                    + " short, 42 long",
            example = "long,long,short")
        List<String> range,
    @Field(text = "what the first of them was to the guns before the first turn", fallback = "none")
        ArtilleryRequest.Before targetBefore,
    @Field(text = "they enfilade whom they fire at", optional = true) boolean enfilade,
    @Field(text = "turns of fire", fallback = "3", min = 1, max = 99) int turns,
    @Field(
            text =
                "commanders of those fired at who roll for command points before the fire of a"
                    + " turn",
            fallback = "0",
            min = 0,
            max = 9)
        int commanders,
    @Field(text = "commanders of the guns who do", fallback = "0", min = 0, max = 9)
        int gunCommanders,
    @Field(text = Words.ATTACHED, optional = true) boolean attachedRoll,
    @Field(text = Variant.TEXT, optional = true) List<LooseFilesVariant> variant)
    implements HasVariants {}
