package vedette.rules.simplenapoleonic;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import vedette.fight.Side;
import vedette.json.Field;
import vedette.rules.Variant;

/** What a player says of an assault. */
public record AssaultRequest(
    @Field(text = "the unit that assaults", example = "cav 4 line") Unit attacker,
    @Field(text = "the unit that is assaulted", example = "inf 6 square") Unit defender,
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
    @Field(text = "whether the attacker tries to kill a general", fallback = "never")
        KillGeneral attackerKills,
    @Field(text = "whether the defender tries to kill a general", fallback = "never")
        KillGeneral defenderKills,
    @Field(text = Variant.TEXT, optional = true) List<SimpleNapoleonicVariant> variant) {}
