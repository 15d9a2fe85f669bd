package vedette.rules.sixdays;

import java.util.List;
import java.util.OptionalInt;
import vedette.json.Field;

/** What a player says of a battle. */
public record BattleRequest(
    @Field(
            text = "an attacking (phasing) stack; again for each further one",
            example = "inf 5, cav 2, art 2; spent 1")
        List<Stack> attacker,
    @Field(
            text = "a defending (nonphasing) stack; again for each further one",
            example = "inf 4, cav 1, officer; in woods")
        List<Stack> defender,
    @Field(
            text = "battle turns of every attacking stack that states none; 1 if not given",
            min = 1,
            max = 99)
        OptionalInt turns,
    @Field(
            text = "instead: movement points that the attacking stacks have expended",
            min = 0,
            max = 99)
        OptionalInt spent,
    @Field(
            text =
                "terrain of every defending stack that states none, as in woods,stream: clear, woods, town, stream, chateau",
            optional = true,
            example = "woods,stream")
        List<String> terrain,
    @Field(
            text = "when the defender counterattacks: never, always, at N (the differential)",
            fallback = "never")
        Counterattack counterattack,
    @Field(
            text =
                "when the attacker breaks off: never, below N (no attack has that differential),"
                    + " after-losing N (points)",
            fallback = "never")
        Stopping stop,
    @Field(text = "who of the attacker takes losses first", fallback = "infantry-first")
        LossOrder attackerLosses,
    @Field(text = "who of the defender takes losses first", fallback = "infantry-first")
        LossOrder defenderLosses,
    @Field(text = "whether stacks are held to the stacking limit", fallback = "checked")
        Stacking stacking) {}
