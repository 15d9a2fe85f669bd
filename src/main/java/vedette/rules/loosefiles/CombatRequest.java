package vedette.rules.loosefiles;

import java.util.List;
import vedette.form.Allows;
import vedette.form.Field;
import vedette.rules.HasVariants;
import vedette.rules.Variant;

/** What a player says of a combat. */
public record CombatRequest(
    @Field(text = "a unit that attacks; a second one against one", example = "inf 6; with bayonet")
        @Allows(value = "dp skirmish commander works with casualties", keeps = "column")
        List<Unit> attacker,
    @Field(text = "a unit that is attacked; a second one against one", example = "inf 6 dp 1")
        @Allows(value = "dp skirmish commander works with casualties", keeps = "column")
        List<Unit> defender,
    @Field(
            text = "a friend of the attackers within 6 inches; again for each",
            optional = true,
            example = "inf 6; with grade 1")
        @Allows(value = "dp commander with", keeps = "skirmish column casualties")
        List<Unit> attackerNear,
    @Field(
            text = "a friend of the defenders within 6 inches; again for each",
            optional = true,
            example = "inf 6 dp 5; with grade 1")
        @Allows(value = "dp commander with", keeps = "skirmish column casualties")
        List<Unit> defenderNear,
    @Field(text = "how far each side goes back is shown as well", optional = true) boolean retreats,
    @Field(text = Variant.TEXT, optional = true) List<LooseFilesVariant> variant)
    implements HasVariants {}
