package vedette.rules.sixdays;

import java.util.List;
import java.util.OptionalInt;
import vedette.json.Field;

/** What a player says of repulse attacks: overruns in the movement phase. */
public record RepulseRequest(
    @Field(text = "the overrunning stack", example = "inf 5, cav 3, art 1") Stack attacker,
    @Field(
            text = "a stack to be overrun; again for each further one in a row",
            example = "inf 3, cav 1; distance 2")
        List<Stack> defender,
    @Field(
            text = "movement points that the stack has left; enough for all if not given",
            min = 0,
            max = 99)
        OptionalInt movement,
    @Field(text = "movement points that it expended before", fallback = "0", min = 0, max = 99)
        int spent,
    @Field(
            text = "terrain of every target that states none: clear, woods, town, stream, chateau",
            optional = true,
            example = "woods,stream")
        List<String> terrain,
    @Field(
            text =
                "when the overrun is gone through with: always, revealed (the target had to show"
                    + " itself), at N (that, and at such a differential)",
            fallback = "always")
        Pressing press,
    @Field(
            text =
                "whether battle turns that are due after an overrun that fails are only told, or fought",
            fallback = "tell")
        Due due,
    @Field(
            text = "in battle turns due: when the defender counterattacks: never, always, at N",
            fallback = "never")
        Counterattack counterattack,
    @Field(
            text =
                "in battle turns due: when the attacker breaks off: never, below N, after-losing N",
            fallback = "never")
        Stopping stop,
    @Field(text = "who of the attacker takes losses first", fallback = "infantry-first")
        LossOrder attackerLosses,
    @Field(text = "who of the defenders takes losses first", fallback = "infantry-first")
        LossOrder defenderLosses,
    @Field(text = "whether stacks are held to the stacking limit", fallback = "checked")
        Stacking stacking) {

  /** What becomes of battle turns that are due after an overrun. */
  enum Due {
    TELL,
    FIGHT
  }
}
