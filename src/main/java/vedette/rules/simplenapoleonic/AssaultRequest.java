package vedette.rules.simplenapoleonic;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import vedette.fight.Side;
import vedette.form.Allows;
import vedette.form.Field;
import vedette.rules.HasBest;
import vedette.rules.Variant;

/** What a player says of an assault. */
public record AssaultRequest(
    @Field(
            text = "a unit that assaults, in this order; again for each further one",
            example = "cav 4 line")
        @Allows("strength formation general moved retreating blocked")
        List<Unit> attacker,
    @Field(text = "the unit that is assaulted", example = "inf 6 square")
        @Allows("strength formation general moved retreating blocked")
        Unit defender,
    @Field(text = "turns that it may take; until it is decided if not given", min = 1, max = 99)
        OptionalInt turns,
    @Field(
            text =
                "hexes from which the attacker comes in the first turn, under the defender's fire if"
                    + " that side moves first; adjacent already if not given",
            min = 2,
            max = 99)
        OptionalInt startRange,
    @Field(text = Wording.FIRST) Optional<Side> first,
    @Field(text = "which of several attackers the defender fires at", fallback = "first")
        Aim target,
    @Field(
            text = "whether the attacker tries to kill a general" + Wording.WHEN_FREE,
            fallback = "never")
        KillGeneral attackerKills,
    @Field(
            text = "whether the defender tries to kill a general" + Wording.WHEN_FREE,
            fallback = "never")
        KillGeneral defenderKills,
    @Field(text = Variant.TEXT, optional = true) List<SimpleNapoleonicVariant> variant,
    @Field(text = HasBest.BEST) Optional<HasBest.Who> best,
    @Field(text = HasBest.GOAL, example = "3*success + defenderLoss") Optional<String> goal)
    implements Orders {}
