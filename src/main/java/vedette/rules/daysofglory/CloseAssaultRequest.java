package vedette.rules.daysofglory;

import java.util.List;
import vedette.form.Allows;
import vedette.form.Field;
import vedette.rules.Variant;

/** What a player says of a close assault. */
public record CloseAssaultRequest(
    @Field(text = "a charging unit; again for each further one", example = "cav 6 class 3")
        @Allows(value = Wording.UNIT, keeps = "irregular fellBack tested still suppressed")
        List<Unit> attacker,
    @Field(text = "a unit that is charged; again for each further one", example = "inf 12")
        @Allows(value = Wording.UNIT, keeps = "irregular fellBack tested still suppressed")
        List<Unit> defender,
    @Field(text = Wording.GROUND, fallback = "open") Ground ground,
    @Field(text = Wording.FROM, fallback = "front") Facing from,
    @Field(text = Wording.FIGURES, fallback = "4", min = 1, max = 20) int figuresPerStand,
    @Field(text = Variant.TEXT, optional = true) List<DaysOfGloryVariant> variant)
    implements DaysOfGloryVariant.InForce {}
